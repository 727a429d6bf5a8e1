import { tabelle, zahl } from '../ausgabe.ts';

export interface Zeile {
  name: string;
  wert: number;
  ziel: number;
  einheit: string;
  stellen: number;
  /** Of a p95: on a busy machine the one that says more about the program. */
  median?: number;
}

export function bericht(zeilen: Zeile[]): string {
  const satz = ({ name, wert, ziel, einheit, stellen, median: mitte }: Zeile) => [
    name,
    `${zahl(wert, stellen)} ${einheit}`.trim(),
    mitte === undefined ? '' : `${zahl(mitte, stellen)} ${einheit}`,
    `≤ ${zahl(ziel, Number.isInteger(ziel) ? 0 : 2)} ${einheit}`.trim(),
    wert <= ziel ? 'OK' : 'nicht OK',
  ];
  return tabelle(['im Browser', 'gemessen', 'Median', 'Ziel', ''], zeilen.map(satz));
}
