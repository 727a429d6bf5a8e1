import {
  alsAdresse,
  ausAdresse,
  reiternamen,
  type Suchzustand,
  vonVorn,
  zeilenzahlen,
} from '../suche/suchzustand';
import { fuellend } from '../zeilenzahl/fuellen';

/** What a view looks for, of the state the list has: no page, no marks, no number of rows. */
export function filterAus(zustand: Suchzustand, heute: string): string {
  const ohne = { ...vonVorn, zeilen: zeilenzahlen[0], reiter: reiternamen[0], ansicht: null };
  return alsAdresse({ ...zustand, ...ohne }, heute).toString();
}

/** The state in which the list shows a view. */
export function mitAnsicht(
  ansicht: string,
  filter: string,
  zustand: Suchzustand,
  heute: string,
): Suchzustand {
  const zeilen = zustand.fuellt ? fuellend : zustand.zeilen;
  const neu = ausAdresse(new URLSearchParams(filter), heute, zeilen);
  return { ...neu, ...vonVorn, reiter: zustand.reiter, ansicht };
}
