import type { Suchfilter } from '@frachtportal/domain/texte/suchfrage';

/** The word that was typed last, unless it says already where it is looked for. */
const letztesWort = /(?:^|\s)([^\s":]{2,}|"[^"]{2,}")$/u;

interface Vorsatz {
  filter: Suchfilter;
  wort: string;
  /** The search with it. */
  suche: string;
}

/** Where the last word may be looked for alone: `müller 20` → `müller plz:20`. */
export function vorsaetzeFuer(suche: string): Vorsatz[] {
  const wort = letztesWort.exec(suche)?.[1];
  // Within quotes that are still open it is no word of its own.
  if (!wort || suche.split('"').length % 2 === 0) return [];
  const arten: Suchfilter[] = /^\d+$/.test(wort) ? ['plz', 'un', 'ref'] : ['ort', 'status', 'ref'];
  return arten.map((filter) => ({ filter, wort, suche: `${suche.slice(0, -wort.length)}${filter}:${wort}` }));
}
