import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import { farben } from './farben.js';
import { sage } from './papiersprache.js';
import { absatz } from './schrift/satz.js';

/** Boxes with hairlines all around, as on a form. */
export const kasten: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => farben.linie,
  vLineColor: () => farben.linie,
  paddingLeft: () => 6,
  paddingRight: () => 6,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** Small grey heading over a value, as in the boxes of a form. */
export function beschriftet(label: string, wert: Content, punkt = 6.5): TableCell {
  return { stack: [{ text: sage(label), fontSize: punkt, color: farben.leise, margin: [0, 0, 0, 1] }, wert] };
}

/** One row of labelled boxes of the given widths over `gesamt` points; a value too long for its box breaks. */
export function kastenzeile(
  felder: readonly { label: string; wert: string; anteil?: number }[],
  gesamt: number,
): Content {
  const anteile = felder.reduce((summe, f) => summe + (f.anteil ?? 1), 0);
  const widths = felder.map((f) => ((f.anteil ?? 1) / anteile) * (gesamt - 0.5) - 12.5);
  const zellen = felder.map((f, i) => beschriftet(f.label, absatz(f.wert || '–', widths[i] as number, 9)));
  return { table: { widths, body: [zellen], dontBreakRows: true }, layout: kasten, margin: [0, 0, 0, 6] };
}

/** Heading of a part of the paper. */
export function ueberschrift(text: string): Content {
  return { text: sage(text), fontSize: 10, bold: true, margin: [0, 6, 0, 3] };
}
