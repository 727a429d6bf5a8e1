import { tabelle, zahl } from '../ausgabe.ts';

export interface Zeile {
  name: string;
  wert: number;
  ziel: number;
  einheit: string;
  stellen: number;
  /** Of a p95: on a busy machine the one that says more about the program. */
  median?: number;
  /** What the same costs on the bare page, as p95 and median: a machine that needs more for it needs more for all. */
  bloss?: { wert: number; median: number };
}

export function bericht(zeilen: Zeile[]): string {
  const satz = ({ name, wert, ziel, einheit, stellen, median: mitte, bloss }: Zeile) => [
    name,
    `${zahl(wert, stellen)} ${einheit}`.trim(),
    mitte === undefined ? '' : `${zahl(mitte, stellen)} ${einheit}`,
    bloss ? `${zahl(bloss.wert, stellen)} / ${zahl(bloss.median, stellen)} ${einheit}` : '',
    `≤ ${zahl(ziel, Number.isInteger(ziel) ? 0 : 2)} ${einheit}`.trim(),
    wert <= ziel ? 'OK' : 'nicht OK',
  ];
  return tabelle(['im Browser', 'gemessen', 'Median', 'bloß p95 / Median', 'Ziel', ''], zeilen.map(satz));
}
