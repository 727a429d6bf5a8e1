import type { Stelle } from './handlungen';

/**
 * The next place Tab stops at, over the ends of rows; null where it leaves the grid.
 * @param halte for each column whether Tab stops there
 */
export function naechsterHalt(
  halte: readonly boolean[],
  zeilen: number,
  von: Stelle,
  richtung: 1 | -1,
): Stelle | null {
  if (!halte.includes(true)) return null;
  let { zeile, spalte } = von;
  for (;;) {
    spalte += richtung;
    if (spalte < 0 || spalte >= halte.length) {
      zeile += richtung;
      spalte = richtung === 1 ? 0 : halte.length - 1;
    }
    if (zeile < 0 || zeile >= zeilen) return null;
    if (halte[spalte]) return { zeile, spalte };
  }
}
