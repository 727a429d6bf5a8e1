/** A row of the grid: `schluessel` stays the same as long as the row lives, whatever its place. */
export interface Zeile<T> {
  readonly schluessel: number;
  readonly daten: Readonly<Partial<T>>;
  /** Typed texts that could not be understood, by field. */
  readonly roh?: Readonly<Record<string, string>>;
}

/** By row: typed texts that could not be understood. */
export type Rohtexte = readonly (Readonly<Record<string, string>> | null | undefined)[];

/** What the grid must know about a kind of rows. */
export interface Zeilenregeln<T> {
  /** Has the user entered nothing here? */
  istLeer: (daten: Partial<T>) => boolean;
  /** Fills fields that follow from a changed one. */
  nachAenderung?: (daten: Partial<T>, feld: string) => Partial<T>;
  /** Fields that get their value together: an understood one settles what could not be understood in the others. */
  gemeinsam?: readonly string[];
  /** What a copy of the row takes over. */
  kopie?: (daten: Partial<T>) => Partial<T>;
  /** Most rows that can be captured. */
  hoechstens?: number;
}

export function istLeer<T>(zeile: Zeile<T>, regeln: Zeilenregeln<T>): boolean {
  return !zeile.roh && regeln.istLeer(zeile.daten);
}

export function gefuellteZeilen<T>(zeilen: readonly Zeile<T>[], regeln: Zeilenregeln<T>): Zeile<T>[] {
  return zeilen.filter((z) => !istLeer(z, regeln));
}

/** A new value in one field; typing something understandable clears what was not. */
export function mitWert<T>(zeile: Zeile<T>, feld: string, wert: unknown, roh: string | undefined): Zeile<T> {
  const { [feld]: _, ...uebrig } = zeile.roh ?? {};
  const neu = roh === undefined ? uebrig : { ...uebrig, [feld]: roh };
  const grund = { schluessel: zeile.schluessel, daten: { ...zeile.daten, [feld]: wert } as Partial<T> };
  return Object.keys(neu).length > 0 ? { ...grund, roh: neu } : grund;
}
