import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { useSyncExternalStore } from 'react';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { type Auswahl, hole, holeXlsx, zaehle } from './api/export';

export type Format = 'csv' | 'xlsx';

/** How far the export is; it belongs to the window, not to the page, and goes on when that is left. */
export interface Lauf {
  zustand: 'bereit' | 'laeuft' | 'fertig';
  format: Format;
  getan: number;
  /** Not known before the orders are counted, and not for a spreadsheet, which comes as a whole. */
  gesamt: number | null;
}

type Melde = (meldungen: readonly Meldung[]) => void;

const anfang: Lauf = { zustand: 'bereit', format: 'csv', getan: 0, gesamt: null };
const versuche = 4;

let lauf: Lauf = anfang;
let abbruch: AbortController | null = null;
const hoerer = new Set<() => void>();

function setze(neu: Partial<Lauf>): void {
  lauf = { ...lauf, ...neu };
  for (const h of hoerer) h();
}

function abonniere(h: () => void): () => void {
  hoerer.add(h);
  return () => hoerer.delete(h);
}

export function useExportlauf(): Lauf {
  return useSyncExternalStore(abonniere, () => lauf);
}

/** Large selections come in parts of 100 orders, small ones in parts of 10, so that the counter moves. */
export function stueckgroesse(anzahl: number): number {
  return anzahl > 1000 ? 100 : 10;
}

export function brichExportAb(): void {
  abbruch?.abort();
}

/** Exports a period into one file. A second start while one runs does nothing. */
export async function exportiere(auswahl: Auswahl, format: Format, melde: Melde): Promise<void> {
  if (abbruch) return;
  abbruch = new AbortController();
  const { signal } = abbruch;
  const info = (key: Meldungsschluessel, params?: Record<string, string | number>) =>
    melde([{ severity: 'INFO', key, params }]);
  window.addEventListener('beforeunload', halteAuf);
  setze({ ...anfang, zustand: 'laeuft', format });
  try {
    const count = await zaehle(auswahl, signal);
    if (count === 0) {
      setze(anfang);
      return info('export.keine');
    }
    const inhalt = format === 'csv' ? await alsCsv(auswahl, count, signal) : await holeXlsx(auswahl, signal);
    const datei = `Auftraege_${auswahl.datumVon}_${auswahl.datumBis}.${format}`;
    ladeDateiHerunter(datei, inhalt);
    setze({ zustand: 'fertig', getan: count, gesamt: count });
    info('export.erfolg', { count: count.toLocaleString('de-DE'), datei });
  } catch (grund) {
    setze(anfang);
    if (signal.aborted) info('export.abgebrochen');
    else melde(meldungenVon(grund));
  } finally {
    abbruch = null;
    window.removeEventListener('beforeunload', halteAuf);
  }
}

async function alsCsv(auswahl: Auswahl, gesamt: number, signal: AbortSignal): Promise<Blob> {
  const stueck = stueckgroesse(gesamt);
  setze({ gesamt });
  // The mark at the beginning lets spreadsheets read the umlauts; reading an answer as text drops it.
  const teile: string[] = ['\ufeff'];
  for (let min = 0; min < gesamt; min += stueck) {
    const max = Math.min(min + stueck, gesamt);
    teile.push(await mitGeduld(() => hole({ ...auswahl, min, max }, signal), signal));
    setze({ getan: max });
  }
  return new Blob(teile, { type: 'text/csv;charset=utf-8' });
}

/** A server that is away for a moment does not cost the parts that are here already. */
async function mitGeduld<T>(tat: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let versuch = 1; ; versuch++) {
    try {
      return await tat();
    } catch (grund) {
      const voruebergehend = grund instanceof ApiFehler && (grund.status === 0 || grund.status >= 502);
      if (signal.aborted || !voruebergehend || versuch >= versuche) throw grund;
      await new Promise((weiter) => setTimeout(weiter, 500 * 2 ** versuch));
    }
  }
}

function halteAuf(e: BeforeUnloadEvent): void {
  e.preventDefault();
}
