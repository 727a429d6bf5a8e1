import { suchform } from '@frachtportal/domain/texte/suchform';
import type { Suchfilter } from '@frachtportal/domain/texte/suchfrage';
import { offenerVorsatz, type Vorsatz } from './vorsaetze';

/** The word that was typed last, unless it says already where it is looked for. */
const letztesWort = /(?<=^|\s)(?:([^\s":]{2,})|"([^"]{2,})")$/u;

export interface Vorschlag extends Vorsatz {
  /** What remains of the words where it is taken. */
  rest: string;
}

/**
 * Where the last word may be looked for alone: `müller 20` → `müller`, `plz:20`; behind a prefix what it may be, for the
 * status those of these names that have such a word.
 */
export function vorschlaegeFuer(eingabe: string, stati: readonly string[]): Vorschlag[] {
  const getippt = offenerVorsatz(eingabe);
  if (getippt) {
    const worte =
      getippt.filter === 'status'
        ? stati.filter((name) => suchform(name).includes(suchform(getippt.wort)))
        : [getippt.wort].filter(Boolean);
    return worte.map((wort) => ({ ...getippt, wort }));
  }
  const [ganz = '', wort = ganz, satz] = letztesWort.exec(eingabe) ?? [];
  // Within quotes that are still open it is no word of its own.
  if (!ganz || eingabe.split('"').length % 2 === 0) return [];
  const arten: Suchfilter[] = /^\d+$/.test(wort) ? ['plz', 'un', 'ref'] : ['ort', 'status', 'ref'];
  const rest = eingabe.slice(0, -ganz.length);
  return arten.map((filter) => ({ filter, wort: satz ?? wort, rest }));
}
