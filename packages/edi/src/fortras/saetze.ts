import { A00, A10, B00, B10, C00 } from './bord512-kopf.js';
import { D00, D10, E00, E10, F00 } from './bord512-position.js';
import { G00, H00, H10, I00, J00, Z00 } from './bord512-summe.js';
import { bis, type Feldform, istNoetig, type Satzform, wertVon } from './felder.js';

/** The records of a consignment file. */
export const bord512 = { A00, A10, B00, B10, C00, D00, D10, E00, E10, F00, G00, H00, H10, I00, J00, Z00 };
export type Satzart = keyof typeof bord512;
/** Those that belong to a consignment. */
export type Sendungsart = Exclude<Satzart, 'A00' | 'A10' | 'J00' | 'Z00'>;

/** A record as it was read: the values of its fields, '' where there is none. */
export interface Satz<A extends Satzart = Satzart> {
  art: A;
  /** Where it stands in the file, from 1, the head included. */
  nummer: number;
  werte: Record<keyof (typeof bord512)[A], string>;
}

export const satzgruende = [
  'kennung',
  'zuLang',
  'zuKurz',
  'rest',
  'steuerzeichen',
  'zahl',
  'laufend',
  'tag',
  'uhrzeit',
  'reihenfolge',
  'fehlt',
  'anzahl',
  'summe',
  'zuViele',
] as const;

/** What is wrong with a record, and where in it. */
export interface Satzfehler {
  satz: number;
  /** The kind of record; '' where it has none. */
  art: string;
  von: number;
  bis: number;
  grund: (typeof satzgruende)[number];
  wert: string;
}

export const laengsterSatz = 512;
const gruende: Record<Feldform['art'], Satzfehler['grund']> = {
  text: 'steuerzeichen',
  zahl: 'zahl',
  zahlOderLeer: 'zahl',
  lfd: 'laufend',
  tag: 'tag',
  tagOderLeer: 'tag',
  zeitOderLeer: 'uhrzeit',
  zeitpunkt: 'uhrzeit',
};

/** A record of a consignment file. */
export const liesSatz = (zeile: string, nummer: number): Satz | Satzfehler[] | null =>
  liesSatzNach(bord512, zeile, nummer) as Satz | Satzfehler[] | null;

/** A record of some kind, whatever file it stands in. */
export interface Irgendeinsatz {
  art: string;
  nummer: number;
  werte: Record<string, string>;
}

/**
 * A line as one of these records, or everything that is wrong with it; null for records that two partners agreed upon
 * (`*99`).
 */
export function liesSatzNach(
  formen: Readonly<Record<string, Satzform>>,
  zeile: string,
  nummer: number,
): Irgendeinsatz | Satzfehler[] | null {
  const art = zeile.slice(0, 3);
  const form = Object.hasOwn(formen, art) ? formen[art] : undefined;
  const falsch = (grund: Satzfehler['grund'], von: number, ende: number, wert = ''): Satzfehler => ({
    satz: nummer,
    art: form ? art : '',
    von,
    bis: ende,
    grund,
    wert: wert.trim().slice(0, 40),
  });
  if (/^[A-Z]99/.test(zeile)) return null;
  if (zeile.length > laengsterSatz) return [falsch('zuLang', laengsterSatz + 1, zeile.length)];
  if (!form) return [falsch('kennung', 1, 3, art)];
  const felder = Object.entries(form);
  const kuerzest = Math.max(...felder.map(([, f]) => (istNoetig(f) ? bis(f) : 0)));
  if (zeile.length < kuerzest) return [falsch('zuKurz', zeile.length + 1, kuerzest)];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const steuerzeichen = zeile.search(/[\0-\x1f\x7f]/);
  if (steuerzeichen >= 0) return [falsch('steuerzeichen', steuerzeichen + 1, steuerzeichen + 1)];
  const ende = Math.max(...felder.map(([, f]) => bis(f)));
  const fehler = zeile.slice(ende).trim() ? [falsch('rest', ende + 1, zeile.length, zeile.slice(ende))] : [];
  const werte: Record<string, string> = {};
  for (const [name, f] of felder) {
    const roh = zeile.slice(f.von - 1, bis(f));
    const wert = wertVon(roh, f);
    werte[name] = wert ?? '';
    if (wert === undefined) fehler.push(falsch(gruende[f.art], f.von, bis(f), roh));
  }
  return fehler.length ? fehler : { art, nummer, werte };
}
