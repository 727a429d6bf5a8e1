import { adresseSchluessel, sendungsverfolgungSchluessel } from './schluessel-adresse.js';
import { anzeigeSchluessel, erfassungSchluessel } from './schluessel-erfassung.js';
import { funktionSchluessel, textSchluessel } from './schluessel-funktion.js';

/**
 * What one key of the configuration is: read by the effective configuration, the wire and the configurator. A text with
 * `auswahl` takes one of these values; beside each stand its words.
 */
export type Schluesselangabe =
  | { art: 'wahrheit'; standard: boolean }
  | { art: 'zahl'; standard: number; von: number; bis: number }
  | { art: 'text'; standard: string; max: number; auswahl?: Readonly<Record<string, string>> };

/** Every key of the client configuration (specification of accounts, section 3) and the few of our own. */
export const schluessel = {
  ...funktionSchluessel,
  ...erfassungSchluessel,
  ...anzeigeSchluessel,
  ...adresseSchluessel,
  ...textSchluessel,
  ...sendungsverfolgungSchluessel,
} as const satisfies Record<string, Schluesselangabe>;

export type Schluessel = keyof typeof schluessel;

export const schluesselnamen = Object.keys(schluessel) as Schluessel[];

interface Wertarten {
  wahrheit: boolean;
  zahl: number;
  text: string;
}

/** The typed values of all keys. */
export type Werte = { [S in Schluessel]: Wertarten[(typeof schluessel)[S]['art']] };

export function angabe(name: Schluessel): Schluesselangabe {
  return schluessel[name];
}

export function istSchluessel(name: string): name is Schluessel {
  return Object.hasOwn(schluessel, name);
}
