import { type Texttafel, text } from '../texte/text.js';

/** What the user is told; `field` is the path of the form field (`auftragspositionen[2].bruttoGewicht`). */
export interface Meldung {
  severity: 'ERROR' | 'INFO';
  key: string;
  text: string;
  field?: string;
  params?: Record<string, string | number>;
}

export function fehler(key: string, field?: string, params?: Record<string, string | number>): Meldung {
  return {
    severity: 'ERROR',
    key,
    text: text(key, params),
    ...(field ? { field } : {}),
    ...(params ? { params } : {}),
  };
}

/**
 * A message in a language, the one set unless told: the portal's text for its key, with words of the portal among its
 * values. A text that was made for the case, or whose values are not at hand, stays as it is.
 */
export function meldungstext(m: Pick<Meldung, 'key' | 'text' | 'params'>, tafel?: Texttafel): string {
  const werte = Object.entries(m.params ?? {}).map(([name, wert]) => [
    name,
    typeof wert === 'string' ? text(wert, {}, tafel) : wert,
  ]);
  const wortlaut = text(m.key, Object.fromEntries(werte), tafel);
  return wortlaut === m.key || (!m.params && /\{\w+\}/.test(wortlaut)) ? m.text : wortlaut;
}

/** Puts a field path below another: `unter('auftragspositionen[1]', 'laengeCM')`. */
export function unter(pfad: string, name: string): string {
  return pfad ? `${pfad}.${name}` : name;
}

/** Of each field only what was found first: one wrong value is one message. */
export function ersteJeFeld(meldungen: readonly Meldung[]): Meldung[] {
  const jeFeld = new Map<string, Meldung>();
  for (const m of meldungen) {
    const stelle = m.field ?? m.text;
    if (!jeFeld.has(stelle)) jeFeld.set(stelle, m);
  }
  return [...jeFeld.values()];
}
