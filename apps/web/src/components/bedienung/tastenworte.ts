import { t } from '@frachtportal/texte/t';

/** Keys as keyboards of the user's language name them: `Strg + S`, `Entf`. */
export function tastenworte(tasten: string): string {
  return tasten.replace(/\p{L}{2,}/gu, (taste) => t(taste));
}
