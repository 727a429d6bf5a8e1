import { mitFormelschutz } from '@frachtportal/domain/texte/formelschutz';

/** A cell of a CSV file: text that no spreadsheet runs, numbers and days as a German one reads them. */

/** Text that stays one: what a spreadsheet would run as a formula gets an apostrophe in front. */
export function textzelle(wert: unknown): string {
  return mitFormelschutz(typeof wert === 'string' ? wert : typeof wert === 'number' ? String(wert) : '');
}

/** A number with a decimal comma and without dots; a negative one stays a number. */
export function zahlzelle(wert: unknown, dezimal: number): string {
  return typeof wert === 'number' && Number.isFinite(wert) ? wert.toFixed(dezimal).replace('.', ',') : '';
}

/** `YYYY-MM-DD`, or a moment in UTC, as TT.MM.JJJJ. */
export function tagzelle(wert: unknown): string {
  const treffer = typeof wert === 'string' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(wert) : null;
  return treffer ? `${treffer[3]}.${treffer[2]}.${treffer[1]}` : '';
}
