import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { flushSync } from 'react-dom';
import type { Sichtzeile } from './zustand/sicht';

/** Where the active cell is: by the key of its row, and where it was drawn last. */
export interface Platz {
  schluessel: number;
  zeile: number;
  spalte: number;
}

/** A removed, undone or tidied row must not take the place of the active cell with it. */
export function usePlatz<T>(gitter: RefObject<DataGridHandle | null>, sicht: readonly Sichtzeile<T>[]) {
  const aktiv = useRef<Platz | null>(null);
  const gezeichnet = useRef(sicht);
  useLayoutEffect(() => {
    const bisher = gezeichnet.current;
    gezeichnet.current = sicht;
    const stelle = aktiv.current;
    const element = gitter.current?.element;
    if (!stelle || !element) return;
    const gefunden = sicht.findIndex((s) => s.zeile.schluessel === stelle.schluessel);
    const zeile = gefunden >= 0 ? gefunden : Math.min(davor(bisher, sicht, stelle.zeile), sicht.length - 1);
    if (zeile === stelle.zeile && gefunden >= 0) return;
    const hatteFokus = element.contains(document.activeElement) || document.activeElement === document.body;
    aktiv.current = { ...stelle, zeile, schluessel: sicht[zeile]?.zeile.schluessel ?? stelle.schluessel };
    gitter.current?.setActivePosition({ rowIdx: zeile, idx: stelle.spalte }, { shouldFocus: hatteFokus });
    if (hatteFokus) aktiveZelle(element)?.focus();
  }, [gitter, sicht]);
  return aktiv;
}

/** How many of the rows before a place are still there. */
function davor<T>(alt: readonly Sichtzeile<T>[], neu: readonly Sichtzeile<T>[], stelle: number): number {
  const da = new Set(neu.map((s) => s.zeile.schluessel));
  return alt.slice(0, stelle).filter((s) => da.has(s.zeile.schluessel)).length;
}

/** Goes to a cell and takes the focus there, even where the grid sees no change. */
export function geheZu(gitter: DataGridHandle | null, stelle: { rowIdx: number; idx: number }): void {
  flushSync(() => gitter?.setActivePosition(stelle, { shouldFocus: true }));
  const element = gitter?.element;
  if (element && !element.contains(document.activeElement)) aktiveZelle(element)?.focus();
}

/** Ends the editing of a cell with what was typed; the grid does so only on its way to another cell. */
export function schliesseEingabe(
  gitter: DataGridHandle | null,
  stelle: { rowIdx: number; idx: number },
): void {
  flushSync(() => gitter?.setActivePosition({ ...stelle, idx: 0 }));
  geheZu(gitter, stelle);
}

/** The cell that the grid would focus. */
function aktiveZelle(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[role="row"] > [tabindex="0"]');
}
