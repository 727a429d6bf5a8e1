import { verlangeEigeneRegeln } from './regelherkunft.js';

/** What one property of a domain class is: read by validation, OpenAPI, database columns and form inputs. */
export interface Feld {
  name: string;
  art: FeldArt;
  label: string;
  /** Must be filled, whatever the configuration says. */
  pflicht: boolean;
  /** Set by the server only; ignored in what a client sends. */
  nurLesen: boolean;
  /** Sent back as it was read it says which stored row is meant; it is never stored as it was sent. */
  kenntlich?: boolean;
  /** The field that this is another name of: sent in its place, answered beside it, stored under the first. */
  zweitnameVon?: string;
  /** Every answer has a value here, although a client may leave it out. */
  immer: boolean;
  /** Longest text in characters. */
  max?: number;
  /** Most line breaks of a multi-line text. */
  umbrueche?: number;
  /** Decimal places of a number. */
  dezimal?: number;
  /** Smallest and largest number, both allowed. */
  von?: number;
  bis?: number;
  einheit?: string;
  /** Values of a closed set. */
  werte?: readonly (string | number)[];
  /** Class of a part, of list elements, or of what a reference points to. */
  klasse?: () => Klasse;
  /** Most elements of a list. */
  hoechstens?: number;
  /** The part is a draft: what must be filled may still be missing in it. */
  entwurf?: boolean;
}

export type FeldArt =
  | 'text'
  | 'zahl'
  | 'tag'
  | 'uhrzeit'
  | 'zeitpunkt'
  | 'wahrheit'
  | 'kennung'
  | 'verweis'
  | 'teil'
  | 'liste'
  | 'worte';

export type Klasse<T extends object = object> = (new () => T) & {
  /** Names that only answers add: they come back with what was read, and say nothing. */
  zugaben?: ReadonlySet<string>;
};

const verzeichnis = new WeakMap<object, Map<string, Feld>>();

export function merkeFeld(prototyp: object, feld: Feld): void {
  const eigene = verzeichnis.get(prototyp) ?? new Map<string, Feld>();
  eigene.set(feld.name, feld);
  verzeichnis.set(prototyp, eigene);
}

/** What follows from the declaration of a class alone, worked out once a class. */
export function jeKlasse<T>(folgere: (klasse: Klasse) => T): (klasse: Klasse) => T {
  const bekannt = new WeakMap<Klasse, T>();
  return (klasse) => {
    const gemerkt = bekannt.get(klasse);
    if (gemerkt !== undefined) return gemerkt;
    const gefolgert = folgere(klasse);
    bekannt.set(klasse, gefolgert);
    return gefolgert;
  };
}

/**
 * All fields of a class by name, those of its base classes first. Routes, tables and forms ask when they are loaded, so
 * a class that cannot be read is refused there and not at the first request.
 */
export const felder: (klasse: Klasse) => ReadonlyMap<string, Feld> = jeKlasse((klasse) => {
  const kette: object[] = [];
  for (let p: object | null = klasse.prototype; p && p !== Object.prototype; p = Object.getPrototypeOf(p)) {
    kette.unshift(p);
  }
  verlangeEigeneRegeln(klasse);
  const alle = new Map<string, Feld>();
  for (const prototyp of kette) {
    for (const [name, feld] of verzeichnis.get(prototyp) ?? []) alle.set(name, feld);
  }
  return alle;
});

/** A class with the fields of another but some. What is read from a request has a class of its own. */
export function ohne<T extends object, N extends keyof T & string>(
  klasse: Klasse<T>,
  namen: readonly N[],
): Klasse<Omit<T, N>> {
  class Rest {}
  const entfallen: readonly string[] = namen;
  for (const [name, feld] of felder(klasse)) {
    if (!entfallen.includes(name)) merkeFeld(Rest.prototype, feld);
  }
  return Rest as Klasse<Omit<T, N>>;
}

/** One field of a class. Throws where the class has none of that name: a programming error. */
export function feld<T extends object>(klasse: Klasse<T>, name: keyof T & string): Feld {
  const gefunden = felder(klasse).get(name);
  if (!gefunden) throw new Error(`${klasse.name} hat kein Feld ${name}`);
  return gefunden;
}
