import type { Suchfilter } from '@frachtportal/domain/texte/suchfrage';
import { t } from '@frachtportal/texte/t';

const namen = {
  ort: 'beschriftung.ort',
  plz: 'beschriftung.plz',
  ref: 'beschriftung.referenz',
  un: 'beschriftung.unnr',
  status: 'beschriftung.status',
} as const satisfies Record<Suchfilter, string>;

const alle = Object.keys(namen).join('|');
/** Words with a prefix behind which something follows: typed to their end. */
const fertig = new RegExp(`(?<=^|\\s)(${alle}):(?:"([^"]+)"|([^\\s"]+))\\s`, 'gi');
/** The one that is being typed. */
const offen = new RegExp(`(?<=^|\\s)(${alle}):(?:"([^"]*)"?|([^\\s"]*))$`, 'i');
/** A word that is looked for in one place only. */
export interface Vorsatz {
  filter: Suchfilter;
  wort: string;
}

const vorsatz = ([, filter, satz, wort]: readonly (string | undefined)[]): Vorsatz => ({
  filter: filter?.toLowerCase() as Suchfilter,
  wort: satz ?? wort ?? '',
});

const geschrieben = ({ filter, wort }: Vorsatz) => `${filter}:${/\s/.test(wort) ? `"${wort}"` : wort} `;

/** What is finished of a search, each once, and the words besides: `ort:kiel müller` → the place, `müller`. */
export const zerlegt = (suche: string): { fertige: Vorsatz[]; rest: string } => ({
  fertige: [...new Map([...suche.matchAll(fertig)].map(vorsatz).map((v) => [geschrieben(v), v])).values()],
  rest: suche.replace(fertig, ''),
});

/** The search in one text, as `zerlegt` takes it apart. */
export const verbunden = (fertige: readonly Vorsatz[], rest: string): string =>
  [...fertige.map(geschrieben), rest].join('');

/** The prefix that is being typed, with what follows it so far and what stands before it. */
export function offenerVorsatz(eingabe: string): (Vorsatz & { rest: string }) | undefined {
  const treffer = offen.exec(eingabe);
  return treffer ? { ...vorsatz(treffer), rest: eingabe.slice(0, treffer.index) } : undefined;
}

/** Where which word is looked for, in words. */
export const vorsatztext = ({ filter, wort }: Vorsatz) => `${t(namen[filter])}: ${wort}`;
