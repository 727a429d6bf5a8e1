import { satzbreite } from './seite.js';

/** Room left and right of what stands in a cell. */
export const polster = 3;

export interface Papierspalte {
  titel: string;
  /** Without the padding; 0 takes what the others leave. */
  breite: number;
  rechts?: boolean;
}

/** The widths of the columns of a table as wide as the paper's text. */
export function spaltenbreiten(spalten: readonly Papierspalte[]): number[] {
  const frei = satzbreite - spalten.reduce((summe, s) => summe + s.breite + 2 * polster, 0);
  return spalten.map((s) => s.breite || frei);
}
