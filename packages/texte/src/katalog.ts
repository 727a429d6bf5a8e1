import type { Schluessel } from './schluessel.generated.js';

export type { Schluessel } from './schluessel.generated.js';

/** The texts of one language by key, with their `{placeholders}`. */
export type Katalog = Readonly<Record<string, string>>;

/** What stands for the placeholders of a text. */
export type Werte = Readonly<Record<string, string | number>>;

/** What stands in the program itself has to be one of the keys `S`; what comes from data is any string. */
export type Geprueft<T extends string, S extends string = Schluessel> =
  Record<never, never> extends Record<T, 1> ? T : T extends S ? T : never;

/** The contract's key of a message. */
export type Meldungsschluessel = Schluessel extends infer S
  ? S extends `meldung.${infer M}`
    ? M
    : never
  : never;

/** Says a text in one language; a word of the shipped lists too, which comes from the server in German. */
export type Uebersetzer = <T extends string>(schluessel: Geprueft<T>, werte?: Werte) => string;

/** The source of all texts, and what is said where a language is unknown. */
export const quellsprache = 'de';

/** Texts of messages bear the contract's key behind this word. */
export const meldungsbereich = 'meldung.';
