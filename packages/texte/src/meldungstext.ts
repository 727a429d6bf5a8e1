import { meldungsbereich, type Uebersetzer, type Werte } from './katalog.js';

/** What of a message its sentence is made of. */
export interface Gemeldetes {
  key: string;
  text?: string;
  params?: Werte;
}

/**
 * A message in a language: the portal's text for its key, with words of the portal among its values. A text that was
 * made for the case, or whose values are not at hand, stays as it is.
 */
export function meldungstext(m: Gemeldetes, sage: Uebersetzer): string {
  const werte = Object.entries(m.params ?? {}).map(([name, wert]) => [
    name,
    typeof wert === 'string' ? sage(wert) : wert,
  ]);
  const schluessel = meldungsbereich + m.key;
  const wortlaut = sage(schluessel, Object.fromEntries(werte));
  const offen = wortlaut === schluessel || (!m.params && /\{\w+\}/.test(wortlaut));
  return offen ? m.text || m.key : wortlaut;
}
