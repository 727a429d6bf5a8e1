import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { sage } from '../darstellung/papiersprache.js';
import { klartext } from '../darstellung/schrift/klartext.js';
import { passendeGroesse, umbrochen, zeilenhoehe } from '../darstellung/schrift/satz.js';
import { type Etikettformat, type Masse, masse } from '../warenetikett/masse.js';
import { packstuecke } from '../warenetikett/packstuecke.js';
import { balkenhoehe, type Etikett, etikett, oben, type Textfeld } from './elemente.js';

/** Of thermal printers. */
const punkteJeMm = 8;

/** Dots of one module: half a millimetre, more than the 0.495 that a logistic unit needs. */
const modul = 4;
/** Modules of start, FNC1, ten pairs of digits, check and stop. */
const module = 11 * 13 + 13;

const punkte = (points: number) => Math.round((points / 72) * 25.4 * punkteJeMm);

/** GS1 logistic labels in the language of thermal printers (ZPL II), one text a piece. */
export function gs1Zpl(auftraege: readonly Berichtsauftrag[], format: Etikettformat = '100x150'): string[] {
  const blatt = masse(format);
  return auftraege.flatMap((a) => packstuecke(a).map((s) => label(etikett(a, s, blatt), blatt)));
}

/** A label that says from which printer it comes; its frame stands on the edges that labels keep. */
export function probeZpl(name: string, format: Etikettformat): string {
  const m = masse(format);
  const zeile = { x: m.links + 8, breite: m.innen - 16, groessen: [20, 16, 12, 9, 7] };
  const ab = (y: number) => `^FO${punkte(m.links)},${punkte(y)}`;
  return [
    kopf(m),
    `${ab(m.links)}^GB${punkte(m.innen)},${punkte(m.hoehe - 2 * m.links)},2^FS`,
    ...textfeld({ ...zeile, y: 24, hoehe: 30, text: sage('papier.probeetikett'), fett: true }),
    ...textfeld({ ...zeile, y: 60, hoehe: 60, text: klartext(name), fett: false }),
    ...textfeld({ ...zeile, y: 130, hoehe: 30, text: 'ÄÖÜ äöü ß €', fett: false }),
    '^XZ\n',
  ].join('\n');
}

/** UTF-8, and the whole sheet from its corner. */
const kopf = (m: Masse) => `^XA^CI28^PW${punkte(m.breite)}^LL${punkte(m.hoehe)}^LH0,0`;

function label({ texte, linien, sscc }: Etikett, blatt: Masse): string {
  return [
    kopf(blatt),
    ...linien.map((y) => `^FO${punkte(blatt.links)},${punkte(y)}^GB${punkte(blatt.innen)},2,2^FS`),
    ...texte.filter((f) => f.text).flatMap(textfeld),
    ...(sscc ? [strichcode(sscc, blatt)] : []),
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
function strichcode(sscc: string, blatt: Masse): string {
  const links = Math.round((punkte(blatt.breite) - module * modul) / 2);
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
