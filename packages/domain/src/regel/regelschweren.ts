import { type Schwere, schweren } from './regel.js';
import { istRegel, type Regelname, regel } from './tabelle.js';

/** The severities a client has chosen, by rule. */
export type Regelschweren = Partial<Record<Regelname, Schwere>>;

const istSchwere = (wort: string | undefined): wort is Schwere => Object.hasOwn(schweren, wort ?? '');

/** Reads `regel=schwere` joined by commas, as the configuration keeps it; null where it is nothing of the kind. */
export function liesRegelschweren(text: string): Regelschweren | null {
  const gelesen: Regelschweren = {};
  for (const paar of text === '' ? [] : text.split(',')) {
    const [name = '', schwere, ...rest] = paar.split('=').map((teil) => teil.trim());
    if (!istRegel(name) || !istSchwere(schwere) || rest.length > 0) return null;
    if (regel(name).fest || Object.hasOwn(gelesen, name)) return null;
    gelesen[name] = schwere;
  }
  return gelesen;
}

/** The other way round; what is as shipped is left out. */
export function schreibeRegelschweren(gewaehlt: Regelschweren): string {
  return Object.entries(gewaehlt)
    .filter(([name, schwere]) => istRegel(name) && schwere !== regel(name).schwere)
    .map(([name, schwere]) => `${name}=${schwere}`)
    .sort()
    .join(',');
}
