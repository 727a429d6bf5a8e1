import { deutsch } from './deutsch.js';
import { englisch } from './englisch.js';
import type { Texttafel } from './text.js';

const tafeln: Record<string, Texttafel> = { de: deutsch, en: englisch };

/** The texts of a language by its ISO code; German where there are none. Only the server holds all of them. */
export function tafelZu(iso: string): Texttafel {
  return (Object.hasOwn(tafeln, iso) ? tafeln[iso] : undefined) ?? deutsch;
}
