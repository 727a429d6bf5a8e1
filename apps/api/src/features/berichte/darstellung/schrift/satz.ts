import type { Content } from 'pdfmake';
import { breite, type Schnitt } from './schrift.js';

/** Where a line may end: around blanks and after a hyphen. */
const trennstellen = /(\s+)|(?<=-)/;

type Teilstueck = string | { text: string; wordBreak: 'break-all' };

/**
 * Text that stays inside its column: words wider than the column may break at any character, all others only where
 * words break.
 */
export function umbrechbar(text: string, spalte: number, schnitt: Schnitt): Content {
  const zuBreit = (wort: string) => breite(wort, schnitt) > spalte;
  if (!zuBreit(text)) return text;
  const stuecke: Teilstueck[] = text
    .split(trennstellen)
    .filter(Boolean)
    .map((wort) => (zuBreit(wort) ? { text: wort, wordBreak: 'break-all' } : wort));
  return stuecke.every((s) => typeof s === 'string') ? text : stuecke;
}

/** A text with its style, broken where it would leave the column. */
export function absatz(
  text: string,
  spalte: number,
  punkt: number,
  stil: Record<string, unknown> = {},
): Content {
  const fett = stil.bold === true;
  return { text: umbrechbar(text, spalte, { punkt, fett }) as string, fontSize: punkt, ...stil };
}

/** A number at the right edge of its column: smaller before it would break. */
export function ganzeZahl(text: string, spalte: number, punkt: number): { text: string; fontSize: number } {
  const fontSize = passendeGroesse(text, spalte, [punkt, 7.5, 6.5, 5.5, 4.5]);
  return absatz(text, spalte, fontSize, { alignment: 'right' }) as { text: string; fontSize: number };
}

/** Height of a line as a share of its size: that of Roboto. */
export const zeilenhoehe = 1.172;

/**
 * The largest of the sizes (largest first) at which the text needs at most `zeilen` lines, or those that `hoehe` holds,
 * preferably one at which no word has to be broken; else the smallest.
 */
export function passendeGroesse(
  text: string,
  spalte: number,
  groessen: readonly number[],
  { zeilen = 1, hoehe, fett = false }: { zeilen?: number; hoehe?: number | undefined; fett?: boolean } = {},
): number {
  const woerter = text.split(trennstellen).filter(Boolean);
  const schnitte = groessen.map((punkt) => ({ punkt, fett }));
  const platz = (s: Schnitt) => (hoehe ? Math.floor(hoehe / (s.punkt * zeilenhoehe)) : zeilen);
  const passende = schnitte.filter((s) => zeilenbedarf(woerter, spalte, s) <= platz(s));
  const ganze = passende.find((s) => woerter.every((wort) => breite(wort, s) <= spalte));
  return (ganze ?? passende[0])?.punkt ?? groessen.at(-1)!;
}

/** How many lines the words take; a word wider than the column goes on in the next line. */
function zeilenbedarf(woerter: readonly string[], spalte: number, schnitt: Schnitt): number {
  let zeilen = 1;
  let belegt = 0;
  for (const wort of woerter) {
    const laenge = breite(wort, schnitt);
    if (belegt > 0 && belegt + laenge > spalte && wort.trim()) {
      zeilen++;
      belegt = 0;
    }
    const ueber = Math.max(0, Math.ceil(laenge / spalte) - 1);
    zeilen += ueber;
    belegt += laenge - ueber * spalte;
  }
  return zeilen;
}

/** The lines of a text in a column, for what breaks none by itself. */
export function umbrochen(text: string, spalte: number, schnitt: Schnitt): string[] {
  const zeilen: string[] = [];
  let zeile = '';
  const passt = (stueck: string) => breite(stueck.trimEnd(), schnitt) <= spalte;
  for (const wort of text.split(trennstellen).filter(Boolean)) {
    const teile = passt(wort) ? [wort] : Array.from(wort);
    for (const teil of teile) {
      if (zeile && !passt(zeile + teil)) {
        zeilen.push(zeile.trim());
        zeile = '';
      }
      zeile += teil;
    }
  }
  return [...zeilen, zeile.trim()].filter(Boolean);
}
