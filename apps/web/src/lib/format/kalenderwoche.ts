import { plusTage, wochentag } from '@frachtportal/domain/feld/tag';

/** The number of a day's week: the first of a year is the one with its first Thursday (ISO 8601). */
export function kalenderwoche(tag: string): number {
  const donnerstag = plusTage(tag, 4 - wochentag(tag));
  const tageImJahr = (Date.parse(donnerstag) - Date.parse(`${donnerstag.slice(0, 4)}-01-01`)) / 86_400_000;
  return Math.floor(tageImJahr / 7) + 1;
}
