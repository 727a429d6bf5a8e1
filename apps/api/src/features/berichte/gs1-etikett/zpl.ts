import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { passendeGroesse, umbrochen, zeilenhoehe } from '../darstellung/schrift/satz.js';
import { masse } from '../warenetikett/masse.js';
import { packstuecke } from '../warenetikett/packstuecke.js';
import { balkenhoehe, type Etikett, etikett, oben, type Textfeld } from './elemente.js';

/** Thermal printers print on 100 × 150 mm, 8 dots a millimetre. */
const blatt = masse('100x150');
const punkteJeMm = 8;
const breiteMm = 100;
const hoeheMm = 150;

/** Dots of one module: half a millimetre, more than the 0.495 that a logistic unit needs. */
const modul = 4;
/** Modules of start, FNC1, ten pairs of digits, check and stop. */
const module = 11 * 13 + 13;

const punkte = (points: number) => Math.round((points / 72) * 25.4 * punkteJeMm);

/** GS1 logistic labels in the language of thermal printers (ZPL II), one label a piece. */
export function gs1Zpl(auftraege: readonly Berichtsauftrag[]): string {
  return auftraege.flatMap((a) => packstuecke(a).map((s) => label(etikett(a, s, blatt)))).join('');
}

function label({ texte, linien, sscc }: Etikett): string {
  return [
    // UTF-8, and the whole sheet from its corner.
    `^XA^CI28^PW${breiteMm * punkteJeMm}^LL${hoeheMm * punkteJeMm}^LH0,0`,
    ...linien.map((y) => `^FO${punkte(blatt.links)},${punkte(y)}^GB${punkte(blatt.innen)},2,2^FS`),
    ...texte.filter((f) => f.text).flatMap(textfeld),
    ...(sscc ? [strichcode(sscc)] : []),
    '^XZ\n',
  ].join('\n');
}

/** The built-in font is narrower than the one that is measured, so what fits on paper fits here. */
function textfeld({ x, y, breite, hoehe, text, groessen, fett }: Textfeld): string[] {
  const punkt = passendeGroesse(text, breite, groessen, { hoehe, fett });
  const hoch = punkte(punkt);
  return umbrochen(text, breite, { punkt, fett }).map(
    (zeile, i) =>
      `^FO${punkte(x)},${punkte(y + i * punkt * zeilenhoehe)}^A0N,${hoch},${hoch}^FH_^FD${geschuetzt(zeile)}^FS`,
  );
}

/** GS1-128: start in set C, then FNC1, then the application identifier. */
function strichcode(sscc: string): string {
  const links = Math.round((breiteMm * punkteJeMm - module * modul) / 2);
  const hoehe = punkte(balkenhoehe);
  return `^FO${links},${punkte(oben.sscc + 2)}^BY${modul},3,${hoehe}^BCN,${hoehe},N,N,N^FD>;>800${sscc}^FS`;
}

/** Whatever is no plain letter goes as bytes in hex: the signs that begin commands, and all beyond ASCII. */
function geschuetzt(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((b) => (/[ !-[\]`-}]/.test(String.fromCharCode(b)) ? String.fromCharCode(b) : hex(b)))
    .join('');
}

const hex = (b: number) => `_${b.toString(16).toUpperCase().padStart(2, '0')}`;
