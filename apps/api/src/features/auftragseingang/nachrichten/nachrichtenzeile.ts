/** A line by the names of its columns; what is empty is not said. */
export interface Nachrichtenzeile {
  /** The record or segment it comes from, as the file counts. */
  nummer: number;
  /** Lines of one number are one order. */
  vorgang: number;
  werte: Record<string, string | null | undefined>;
}

/** Where in its record or segment a column stands, for its title. */
export type Stellen = Readonly<Record<string, string>>;

/** An exact decimal as it is written here; zero says nothing. */
export const zahl = (wert: string | undefined): string | null =>
  wert && Number(wert) !== 0 ? wert.replace('.', ',') : null;

/** Texts as lines of one note. */
export const hinweis = (zeilen: readonly string[]): string | null =>
  zeilen.filter(Boolean).join('\n').slice(0, 4000) || null;
