import { suchform } from './suchform.js';

/** What a word may be about, written before it: `ort:hamburg`. */
export const suchfilter = ['status', 'ort', 'plz', 'un', 'ref'] as const;
export type Suchfilter = (typeof suchfilter)[number];

/** A search in words. Each must occur, in whatever order; words within quotes belong together. */
export interface Suchfrage {
  worte: string[];
  filter: Record<Suchfilter, string[]>;
}

const teil = new RegExp(`(?:(${suchfilter.join('|')}):)?(?:"([^"]*)"?|(\\S*))`, 'giu');

/** `müller "goldener löffel" plz:2` → two words and a postcode; a filter still without a value filters nothing. */
export function liesSuchfrage(eingabe: string): Suchfrage {
  const frage: Suchfrage = { worte: [], filter: { status: [], ort: [], plz: [], un: [], ref: [] } };
  for (const [, filter, satz, wort] of eingabe.matchAll(teil)) {
    const art = suchfilter.find((f) => f === filter?.toLowerCase());
    const text = (satz ?? wort ?? '').trim();
    const worte = art ? frage.filter[art] : frage.worte;
    if (suchform(text) && !worte.includes(text)) worte.push(text);
  }
  return frage;
}

const ausgeschrieben = (wort: string) =>
  suchform(wort.toLowerCase().normalize('NFC').replace(/[äöü]/g, '$&e'));

/** A word as a regular expression for texts of the form of `suchform`: umlauts are found written out and as they are. */
export function suchausdruck(wort: string): string {
  return ausgeschrieben(wort)
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/([aou])e/g, '$1e?');
}

/** Can the word be written in more than one way? */
export const mehrereSchreibweisen = (wort: string) => suchausdruck(wort).includes('e?');

/** The parts of a word that are the same however it is written, in their order: "müller" → "mu", "ller". */
export const festeTeile = (wort: string) => ausgeschrieben(wort).split(/(?<=[aou])e/);
