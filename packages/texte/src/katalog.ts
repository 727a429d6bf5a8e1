/** The texts of one language by key, with their `{placeholders}`. */
export type Katalog = Readonly<Record<string, string>>;

/** What stands for the placeholders of a text. */
export type Werte = Readonly<Record<string, string | number>>;

/** Says a text in one language; a word of the shipped lists too, which comes from the server in German. */
export type Uebersetzer = (schluessel: string, werte?: Werte) => string;

/** The source of all texts, and what is said where a language is unknown. */
export const quellsprache = 'de';

/** Texts of messages bear the contract's key behind this word. */
export const meldungsbereich = 'meldung.';
