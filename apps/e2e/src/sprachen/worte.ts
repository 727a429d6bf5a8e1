import { kataloge } from '@frachtportal/texte/server';

const { de = {}, en = {} } = kataloge;

/** Every English text of the portal. */
export const englisch: readonly string[] = Object.values(en);

/** English words of the screens by their German wording. */
export const worteEnglisch: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(de)
    .filter(([key]) => !/^(meldung|sprache)\./.test(key))
    .map(([key, wortlaut]) => [wortlaut, en[key] ?? key]),
);
