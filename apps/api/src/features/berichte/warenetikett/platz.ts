import type { Content } from 'pdfmake';
import type { Zeichnung } from '../darstellung/dokument.js';
import { sage } from '../darstellung/papiersprache.js';
import { absatz, passendeGroesse } from '../darstellung/schrift/satz.js';

/** Puts content at a fixed place of the label, so that a long text moves nothing else. */
export function an(x: number, y: number, breite: number, stack: Content[]): Content {
  return { absolutePosition: { x, y }, columns: [{ width: breite, stack }] };
}

export function zeichnung(canvas: Zeichnung, x = 0, y = 0): Content {
  return { absolutePosition: { x, y }, canvas };
}

export function waagrecht(y: number, von: number, bis: number): Zeichnung[number] {
  return { type: 'line', x1: von, y1: y, x2: bis, y2: y, lineWidth: 0.7 };
}

export function senkrecht(x: number, von: number, bis: number): Zeichnung[number] {
  return { type: 'line', x1: x, y1: von, x2: x, y2: bis, lineWidth: 0.7 };
}

interface Einpassung {
  fett?: boolean;
  /** Lines the text may take before it gets smaller; or the height that it has, in points. */
  zeilen?: number;
  hoehe?: number;
}

/** A text as large as its place allows, from the given sizes. */
export function eingepasst(
  text: string,
  breite: number,
  groessen: readonly number[],
  { fett = false, zeilen = 1, hoehe }: Einpassung = {},
): Content {
  const punkt = passendeGroesse(text, breite, groessen, { zeilen, hoehe, fett });
  return absatz(text, breite, punkt, { bold: fett });
}

export function label(text: string): Content {
  return { text: sage(text), fontSize: 6, margin: [0, 0, 0, 1] };
}
