import { wortform } from '../texte/wortform.js';

interface Zeile {
  readonly zellen: readonly unknown[];
}
interface Kopfsuche {
  /** Words by which a head line is known (`wortform`). */
  readonly kopfworte: readonly string[];
}

/** In so many lines from the beginning the head line is looked for. */
export const suchzeilen = 25;

/** How many of the cells are words by which a head line is known. */
export function bekannteWorte(zellen: readonly unknown[], { kopfworte }: Kopfsuche): number {
  const bekannt = new Set(kopfworte);
  return zellen.filter((z) => typeof z === 'string' && z.length < 60 && bekannt.has(wortform(z))).length;
}

/** The place of the head line: that with the most known words; where there is none, the first that is no title. */
export function findeKopfzeile(zeilen: readonly Zeile[], art: Kopfsuche): { stelle: number; worte: number } {
  const anfang = zeilen.slice(0, suchzeilen).map((z) => bekannteWorte(z.zellen, art));
  const worte = Math.max(0, ...anfang);
  if (worte > 1) return { stelle: anfang.indexOf(worte), worte };
  const gefuellt = ({ zellen }: Zeile) => zellen.filter((z) => z !== null && z !== '').length;
  return {
    stelle: Math.max(
      0,
      zeilen.slice(0, suchzeilen).findIndex((z) => gefuellt(z) > 1),
    ),
    worte,
  };
}
