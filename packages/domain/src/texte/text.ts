import { deutsch } from './deutsch.js';

/** Texts of one language by key. */
export type Texttafel = Readonly<Record<string, string>>;

let eingestellt: Texttafel = deutsch;

/**
 * The texts of the person in front of this program, German without it. Only a browser sets it: a server has many
 * persons at a time and names the table with each text.
 */
export function setzeTexttafel(tafel: Texttafel): void {
  eingestellt = tafel;
}

/** The text of a key with its `{placeholders}` filled, in the language set unless told; an unknown key stays visible as it is. */
export function text(
  key: string,
  params: Record<string, string | number> = {},
  tafel: Texttafel = eingestellt,
): string {
  const vorlage = Object.hasOwn(tafel, key) ? (tafel[key] as string) : key;
  return vorlage.replace(/\{(\w+)\}/g, (ganz, name: string) =>
    Object.hasOwn(params, name) ? geschrieben(params[name] as string | number) : ganz,
  );
}

/** A number travels as a number; only in a sentence it stands as people here write it. */
function geschrieben(wert: string | number): string {
  return typeof wert === 'number'
    ? wert.toLocaleString('de-DE', { useGrouping: 'min2', maximumFractionDigits: 20 })
    : wert;
}

/**
 * A label, word or sentence of the screens, with its `{placeholders}` filled. Its German wording is its key, so German
 * needs no table and a word without translation shows as it is.
 */
export function wort(wortlaut: string, werte: Record<string, string | number> = {}): string {
  return text(wortlaut, werte);
}
