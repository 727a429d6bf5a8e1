import { text } from '../texte/text.js';

/** What the user is told; `field` is the path of the form field (`auftragspositionen[2].bruttoGewicht`). */
export interface Meldung {
  severity: 'ERROR' | 'INFO';
  key: string;
  text: string;
  field?: string;
  params?: Record<string, string | number>;
}

export function fehler(key: string, field?: string, params?: Record<string, string | number>): Meldung {
  return {
    severity: 'ERROR',
    key,
    text: text(key, params),
    ...(field ? { field } : {}),
    ...(params ? { params } : {}),
  };
}

/** Puts a field path below another: `unter('auftragspositionen[1]', 'laengeCM')`. */
export function unter(pfad: string, name: string): string {
  return pfad ? `${pfad}.${name}` : name;
}
