import { t } from '@frachtportal/texte/t';
import type { ClipboardEvent } from 'react';
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import { beiRegung } from '../../../lib/regung';
import { alsBlock, istBlock } from '../einfuegen/einfuegen';
import type { Rasterangaben } from '../rasterangaben';
import { spaltenname } from '../spalte';
import { nummernspalte } from '../spaltenFuerGitter';
import { liesEntwurf, zelltext } from '../zelle';
import type { Sichtzeile } from '../zustand/sicht';

/** A cell that was the active one already when the mouse went down on it. */
export interface GedrueckteZelle {
  schluessel: number;
  spalte: number;
}

/**
 * Marks rows where their number is pressed; answers the cell if it was the active one before. Marked ones stay marked
 * until it is let go: they may be dragged together.
 */
export function beiMaus<T>(
  p: Rasterangaben<T>,
  args: CellMouseArgs<Sichtzeile<T>>,
  e: CellMouseEvent,
): GedrueckteZelle | null {
  const schluessel = args.row.zeile.schluessel;
  const warAktiv = e.currentTarget.getAttribute('aria-selected') === 'true';
  if (args.column.key !== nummernspalte) p.speicher.tue({ typ: 'markiereNichts' });
  else {
    // Shift would else select the text between both clicks.
    if (e.shiftKey) e.preventDefault();
    const art = markierart(e);
    if (art !== 'nur' || !p.markiert.has(schluessel)) p.speicher.tue({ typ: 'markiere', schluessel, art });
  }
  return warAktiv ? { schluessel, spalte: args.column.idx } : null;
}

const markierart = (e: Pick<CellMouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) =>
  e.shiftKey ? 'bis' : e.ctrlKey || e.metaKey ? 'dazu' : 'nur';

/** Of several marked rows the one whose number was clicked, and not dragged, stays. */
export function beiKlick<T>(
  p: Rasterangaben<T>,
  args: CellMouseArgs<Sichtzeile<T>>,
  e: CellMouseEvent,
): void {
  if (args.column.key !== nummernspalte || markierart(e) !== 'nur') return;
  p.speicher.tue({ typ: 'markiere', schluessel: args.row.zeile.schluessel, art: 'nur' });
}

/** Was the clicked cell the active one before the click? */
export function warVorherAktiv<T>(
  gedrueckt: GedrueckteZelle | null,
  args: CellMouseArgs<Sichtzeile<T>>,
): boolean {
  return gedrueckt?.schluessel === args.row.zeile.schluessel && gedrueckt.spalte === args.column.idx;
}

export function uebernimm<T>(
  p: Rasterangaben<T>,
  zeilen: readonly Sichtzeile<T>[],
  indizes: readonly number[],
): void {
  for (const i of indizes) {
    const sicht = zeilen[i];
    const spalte = p.spalten.find((s) => s.name === sicht?.entwurf?.feld);
    if (!sicht?.entwurf || !spalte) continue;
    const { feld } = sicht.entwurf;
    p.speicher.tue({
      typ: 'zelle',
      schluessel: sicht.zeile.schluessel,
      feld,
      ...liesEntwurf(spalte, sicht.entwurf),
    });
  }
}

export function kopiere<T>(p: Rasterangaben<T>, sicht: Sichtzeile<T>, feld: string): string {
  if (p.markiert.size > 0) {
    const zeilen = p.sicht.filter((s) => p.markiert.has(s.zeile.schluessel));
    // With the headings a spreadsheet, or this grid, knows what is what.
    return alsBlock([
      [t(p.zeilenname), ...p.spalten.map(spaltenname)],
      ...zeilen.map((s) => [`${s.nr}`, ...p.spalten.map((spalte) => zelltext(spalte, s.zeile))]),
    ]);
  }
  const spalte = p.spalten.find((s) => s.name === feld);
  return spalte ? zelltext(spalte, sicht.zeile) : `${sicht.nr}`;
}

/** What a block needs comes with the first stir on the page. */
export const ladeBlock = () => import('../einfuegen/block');
beiRegung(() => void ladeBlock().catch(() => undefined));

/** Takes what was pasted: a text into the cell, one column downwards, anything wider after a look at the mapping. */
export function fuegeEin<T>(
  p: Rasterangaben<T>,
  stelle: { schluessel: number; spalte: number },
  e: ClipboardEvent<HTMLElement>,
  schliesseEingabe?: () => void,
): void {
  const text = e.clipboardData.getData('text/plain');
  const inEingabe = e.target instanceof HTMLInputElement && e.target.type !== 'checkbox';
  if (p.nurLesen || text === '' || (inEingabe && !istBlock(text))) return;
  e.preventDefault();
  if (inEingabe) schliesseEingabe?.();
  void ladeBlock().then((block) => block.nimmText(p, stelle, text));
}
