// @ts-expect-error: the library has no types; what is used of it is described here
import ohneTypen from 'edifact/parser.js';

interface Ediparser {
  encoding(level: 'UCS2'): void;
  on(event: 'opensegment' | 'component', tun: (text: string) => void): void;
  on(event: 'element' | 'closesegment', tun: () => void): void;
  write(text: string): void;
  end(): void;
}
const Parser: new () => Ediparser = ohneTypen;

/** A segment: its elements, each of components. */
export interface Segment {
  name: string;
  /** From 1, in the interchange. */
  nummer: number;
  elemente: readonly (readonly string[])[];
}

/** A place in a message, as CONTRL names it: from 1, the tag of the segment being element 0. */
export interface Stelle {
  segment: number;
  element: number;
  komponente: number;
}

/** No segment of an order needs more. */
const laengstesSegment = 20_000;
const meisteElemente = 100;
const meisteSegmente = 400_000;
const schritt = 16_384;

/** What stops the reading of an interchange. */
export class Unlesbar extends Error {
  readonly segment: number;
  readonly grund: 'zuLang' | 'zuViele' | 'zeichen' | 'fehlt';
  constructor(grund: Unlesbar['grund'], segment: number) {
    super(grund);
    this.grund = grund;
    this.segment = segment;
  }
}

/**
 * Hands over the segments of an interchange one by one, so that none is held that nobody needs any more; those before a
 * fault too. Answers the fault.
 */
export function zerlege(text: string, freigabe: string, nimm: (segment: Segment) => void): Unlesbar | null {
  let anzahl = 0;
  let offen: string[][] = [];
  let name = '';
  let laenge = 0;
  const verlange = (gut: boolean, grund: Unlesbar['grund']) => {
    if (!gut) throw new Unlesbar(grund, anzahl + 1);
  };
  const parser = new Parser();
  // All characters: what its level allows is decided where the bytes become text.
  parser.encoding('UCS2');
  parser.on('opensegment', (neu) => {
    verlange(/^[A-Z]{3}$/.test(neu), 'zeichen');
    verlange(anzahl < meisteSegmente, 'zuViele');
    [name, offen, laenge] = [neu, [], 0];
  });
  parser.on('element', () => verlange(offen.push([]) <= meisteElemente, 'zuViele'));
  parser.on('component', (wert) => {
    laenge += wert.length + 1;
    verlange(laenge <= laengstesSegment, 'zuLang');
    verlange((offen.at(-1)?.push(wert) ?? 0) <= meisteElemente, 'zuViele');
  });
  parser.on('closesegment', () => {
    anzahl += 1;
    nimm({ name, nummer: anzahl, elemente: offen });
  });
  try {
    // In steps, so that what is too long is seen before all of it is held.
    let seit = 0;
    for (let ab = 0; ab < text.length; ) {
      const bis = grenze(text, ab + schritt, freigabe);
      const vorher = anzahl;
      parser.write(text.slice(ab, bis));
      if (anzahl > vorher) seit = ab;
      verlange(bis - seit <= laengstesSegment + 2 * schritt, 'zuLang');
      ab = bis;
    }
    parser.end();
    return null;
  } catch (grund) {
    const fehlt = grund instanceof Error && grund.message.includes('incomplete');
    return grund instanceof Unlesbar ? grund : new Unlesbar(fehlt ? 'fehlt' : 'zeichen', anzahl + 1);
  }
}

/** A release character and what it releases stay together. */
const grenze = (text: string, bis: number, freigabe: string) => (text[bis - 1] === freigabe ? bis + 1 : bis);
