import { deutsch } from './deutsch.js';
import { englisch } from './englisch.js';
import type { Texttafel } from './text.js';
import { worteEnglisch } from './worte-englisch.js';

const tafeln: Record<string, Texttafel> = { de: deutsch, en: { ...worteEnglisch, ...englisch } };
/** Languages by the ids that users and `languageId` name. */
const sprachen: Record<string, string> = { 50: 'de', 51: 'en' };

/** The texts of a language by its ISO code; German where there are none. Only the server holds all of them. */
export function tafelZu(iso: string): Texttafel {
  return (Object.hasOwn(tafeln, iso) ? tafeln[iso] : undefined) ?? deutsch;
}

/** The ISO code of the language `languageId` asks for; 0, none and an unknown one mean German. */
export function isoZuKennung(languageId = ''): string {
  return (Object.hasOwn(sprachen, languageId) ? sprachen[languageId] : undefined) ?? 'de';
}

export const tafelZuKennung = (languageId: string | undefined): Texttafel =>
  tafelZu(isoZuKennung(languageId));
