/** A text as part of a pattern of `LIKE` in which it stands for itself. */
export function alsMuster(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A text as `suchform` makes it, in SQL; the accents go first, so that the rest is lower case in every locale. */
export const suchformSql = (wert: string) =>
  `replace(replace(translate(lower(regexp_replace(normalize(${wert}, NFD), U&'[\\0300-\\036F]', '', 'g')),
    'øłØŁÆ', 'ololæ'), 'ß', 'ss'), 'æ', 'ae')`;
