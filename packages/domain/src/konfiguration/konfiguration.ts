import { profil, type Variante } from './profile.js';
import {
  angabe,
  istSchluessel,
  type Schluessel,
  schluesselnamen,
  type Werte,
} from './schluessel/schluessel.js';

/** The effective configuration of a client: a typed value for every key and what its profile changes beyond keys. */
export interface Konfiguration extends Werte {
  variante: Variante;
}

/** One level of settings as stored and sent: key, with or without `client.`, and value as text. */
export type Einstellungen = Readonly<Record<string, string>>;

export const drahtPraefix = 'client.';

type Wert = boolean | number | string;

/** The value a text stands for, or undefined where the key cannot have it. */
export function liesWert(name: Schluessel, wert: string): Wert | undefined {
  const a = angabe(name);
  if (a.art === 'wahrheit') return wert === 'true' ? true : wert === 'false' ? false : undefined;
  if (a.art === 'text') return wert.length <= a.max ? wert : undefined;
  const zahl = /^\d{1,9}$/.test(wert) ? Number(wert) : Number.NaN;
  return zahl >= a.von && zahl <= a.bis ? zahl : undefined;
}

/** Keys and values that exist and can be read; whatever else stands there is left out. */
function liesEbene(ebene: Einstellungen): Partial<Werte> {
  const werte: Record<string, Wert> = {};
  for (const [key, text] of Object.entries(ebene)) {
    const name = key.startsWith(drahtPraefix) ? key.slice(drahtPraefix.length) : key;
    const wert = istSchluessel(name) ? liesWert(name, text) : undefined;
    if (wert !== undefined) werte[name] = wert;
  }
  return werte as Partial<Werte>;
}

const standardwerte = Object.fromEntries(schluesselnamen.map((s) => [s, angabe(s).standard])) as Werte;

function mitVariante(werte: Werte): Konfiguration {
  return { ...werte, variante: profil(werte.clientKunde).variante };
}

/** What holds where nobody has set anything. */
export const standardkonfiguration: Konfiguration = Object.freeze(mitVariante(standardwerte));

/**
 * The effective configuration: default of the key, then the profile chosen as `clientKunde`, then the levels in
 * the order given (installation, Hauptmandant). A value that cannot be read counts as not set.
 */
export function wirksam(...ebenen: Einstellungen[]): Konfiguration {
  const eigene: Partial<Werte> = Object.assign({}, ...ebenen.map(liesEbene));
  const gewaehlt = profil(eigene.clientKunde ?? standardwerte.clientKunde);
  return mitVariante({ ...standardwerte, ...gewaehlt.werte, ...eigene });
}

/** As the wire carries it: `client.`-prefixed keys with string values. */
export function alsDraht(konfiguration: Konfiguration): Record<string, string> {
  return drahtwerte(konfiguration, schluesselnamen);
}

/** Only what differs from the defaults, small enough for a token. */
export function abweichungen(konfiguration: Konfiguration): Record<string, string> {
  return drahtwerte(
    konfiguration,
    schluesselnamen.filter((s) => konfiguration[s] !== standardwerte[s]),
  );
}

function drahtwerte(konfiguration: Konfiguration, namen: readonly Schluessel[]): Record<string, string> {
  return Object.fromEntries(namen.map((s) => [drahtPraefix + s, String(konfiguration[s])]));
}

/** Back from the wire; keys that are missing have their default. The profile's values are already in it. */
export function ausDraht(draht: Einstellungen): Konfiguration {
  return mitVariante({ ...standardwerte, ...liesEbene(draht) });
}
