import { t } from '@frachtportal/texte/t';

const formate = new Map<string, Intl.NumberFormat>();

/** A number in German form with exactly (or, with `hoechstens`, at most) the given decimal places. */
export function formatiereZahl(wert: number | null | undefined, dezimal = 0, hoechstens = dezimal): string {
  if (wert === null || wert === undefined || Number.isNaN(wert)) return '';
  const art = `${dezimal}/${hoechstens}`;
  let format = formate.get(art);
  if (!format) {
    format = new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: dezimal,
      maximumFractionDigits: hoechstens,
    });
    formate.set(art, format);
  }
  return format.format(wert);
}

/** A share as `96,4 %`; nothing where there is none. */
export function formatiereProzent(anteil: number | null | undefined, dezimal = 1): string {
  return typeof anteil === 'number' ? `${formatiereZahl(100 * anteil, dezimal)} %` : '';
}

/**
 * Reads a number as people type it: `1.234,5`, `1234,5`, `1234.5`, `1 234,5`. A single dot before exactly three
 * digits separates thousands, as in German reading; otherwise it is the decimal separator.
 * Empty text is null, what is no number is NaN.
 */
export function leseZahl(text: string): number | null {
  const roh = text.replace(/[\s\u00a0\u202f']/g, '').replace('−', '-');
  if (roh === '') return null;
  return Number(normalisiere(roh) ?? Number.NaN);
}

/** What was read of a text, or the text itself where it is no number: nothing typed is lost. */
export function zahlOderText(zahl: number | null, text: string): number | string | null {
  return Number.isNaN(zahl) ? text.trim() : zahl;
}

function normalisiere(roh: string): string | undefined {
  const deutsch = /^(-?)(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d*))?$/.exec(roh);
  if (deutsch && (deutsch[2] || deutsch[3])) {
    return `${deutsch[1]}${deutsch[2]?.replaceAll('.', '') || '0'}.${deutsch[3] || '0'}`;
  }
  const englisch = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)\.(\d*)$/.exec(roh);
  if (englisch && (englisch[2] || englisch[3])) {
    return `${englisch[1]}${englisch[2]?.replaceAll(',', '') || '0'}.${englisch[3] || '0'}`;
  }
  return undefined;
}

/** How many rows, in words. */
export function zeilenzahl(anzahl: number): string {
  return t('bedienung.zahlen.zeilen', { count: anzahl, anzahl: anzahl.toLocaleString('de-DE') });
}
