import { suchform } from '@frachtportal/domain/texte/suchform';
import { alsMuster } from '../../../platform/database/sql/textsuche.js';

/** More words than this are looked for as one text. */
const hoechstensWorte = 6;
/** A trigram index knows no shorter fragment. */
const kuerzestesFragment = 3;

/** What to look for, with the values as patterns of `LIKE`. */
export type Suchtext =
  | { art: 'alle'; muster: [] }
  /** How the name or, for digits, the number begins. */
  | { art: 'name' | 'nummer'; muster: [string] }
  /** Every word stands somewhere in the search text. */
  | { art: 'worte'; muster: string[] };

/**
 * "Müller 1010" looks for both words, in whatever order they stand.
 * @param gross in a large book one or two characters are compared with how names and numbers begin
 */
export function liesSuchtext(eingabe: string, gross: boolean): Suchtext {
  const text = suchform(eingabe);
  if (!text) return { art: 'alle', muster: [] };
  const worte = text.split(/\s+/);
  if (gross && worte.every((w) => w.length < kuerzestesFragment)) {
    return { art: /^\d/.test(text) ? 'nummer' : 'name', muster: [`${alsMuster(text)}%`] };
  }
  const gesucht = worte.length > hoechstensWorte ? [text] : worte;
  return { art: 'worte', muster: gesucht.map((w) => `%${alsMuster(w)}%`) };
}

/** The column words are looked for in; in a small book the index of fragments is kept out of it, it only costs. */
export function fragmentspalte(gross: boolean): string {
  return gross ? 'a.suchtext' : "(a.suchtext || '')";
}
