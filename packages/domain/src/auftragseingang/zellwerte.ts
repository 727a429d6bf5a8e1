import { fehler, type Meldung } from '../feld/meldung.js';
import { istTag } from '../feld/tag.js';
import type { Land } from '../stammdaten/land.js';
import { suchform } from '../texte/suchform.js';
import type { Wertart } from './eingangsspalten.js';
import { iso3 } from './laendernamen.js';
import { type Masseinheit, verschoben, zehnerpotenz } from './masseinheiten.js';

export type Zelle = string | number | boolean | null;

/** What cells are read against. */
export interface Zellumgebung {
  laender: readonly Land[];
  /** What stands between whole and broken part of the column's numbers. */
  komma: ',' | '.';
  /** What its numbers count, and the power of ten that makes of the head's unit that of the field. */
  mass?: Masseinheit | undefined;
  potenz?: number;
}

/** A value, or what is wrong with the text; an empty cell is null. */
export type Gelesenezelle = { wert: unknown } | { meldung: Meldung };

/** The value of a cell, as the kind of its column has it. */
export function liesZelle(art: Wertart, zelle: Zelle, umgebung: Zellumgebung): Gelesenezelle {
  const text = String(zelle ?? '').trim();
  if (text === '') return { wert: null };
  const wert = leser[art](text, zelle, umgebung);
  if (wert !== undefined) return { wert };
  const key = art in schluessel ? schluessel[art as keyof typeof schluessel] : 'auftragseingang.text';
  return { meldung: fehler(key, undefined, { wert: text.slice(0, 100) }) };
}

const schluessel = {
  zahl: 'auftragseingang.zahl',
  tag: 'auftragseingang.tag',
  uhrzeit: 'auftragseingang.uhrzeit',
  wahrheit: 'auftragseingang.wahrheit',
  land: 'auftragseingang.land',
} as const satisfies Partial<Record<Wertart, string>>;

const leser: Record<Wertart, (text: string, zelle: Zelle, u: Zellumgebung) => unknown> = {
  text: (t) => t,
  code: (t) => t,
  plz: (t) => t.replace(/^[A-Z]{1,3}-(?=\d)/, ''),
  zahl: (t, zelle, u) => (typeof zelle === 'number' ? verschoben(zelle, u.potenz ?? 0) : zahl(t, u)),
  tag: tagVon,
  uhrzeit: uhrzeitVon,
  wahrheit: (t) => wahrheiten[suchform(t)],
  land: (t, _zelle, u) => landAus(t, u.laender)?.lkz,
};

/** A number and the unit behind it. */
const mitEinheit = /^(-?[\d.,\s\u00a0\u202f']*\d)\s*([^\d\s.,]\S*)?$/;

/** "1.234,5 kg": with the sign of the column, so that "1.234" is not read twice in two ways; "1,5 t" are 1500 kg. */
function zahl(text: string, { komma, mass, potenz = 0 }: Zellumgebung): number | undefined {
  const [, ziffern = '', einheit] = mitEinheit.exec(text) ?? [];
  const roh = ziffern.replace(/[\s\u00a0\u202f']/g, '');
  const tausend = komma === ',' ? '.' : ',';
  const gruppen = new RegExp(`^-?\\d{1,3}(\\${tausend}\\d{3})+(\\${komma}\\d+)?$`);
  const schlicht = new RegExp(`^-?\\d+(\\${komma}\\d+)?$`);
  if (!gruppen.test(roh) && !schlicht.test(roh)) return undefined;
  const stufe = einheit ? mass && zehnerpotenz(mass, einheit) : potenz;
  return stufe === undefined
    ? undefined
    : verschoben(Number(roh.replaceAll(tausend, '').replace(komma, '.')), stufe);
}

/**
 * Comma or point, by all cells of a column: what stands last where both occur, or what is not followed by exactly
 * three digits. A column that leaves it open is written as in the language of the house.
 */
export function dezimalzeichen(zellen: readonly Zelle[]): ',' | '.' {
  let [komma, punkt] = [0, 0];
  for (const zelle of zellen) {
    if (typeof zelle !== 'string') continue;
    const text = mitEinheit.exec(zelle.trim())?.[1] ?? zelle.trim();
    const letztes = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    if (letztes < 0) continue;
    const zeichen = text[letztes];
    const beide = text.includes(',') && text.includes('.');
    const mehrmals = text.indexOf(zeichen ?? '') !== letztes;
    if (mehrmals && !beide) continue;
    if (!beide && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) continue;
    if (zeichen === ',') komma++;
    else punkt++;
  }
  return punkt > komma ? '.' : ',';
}

const monate = ['jan', 'feb', 'mar', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
const englisch: Record<string, string> = { may: 'mai', oct: 'okt', dec: 'dez', mrz: 'mar', mae: 'mar' };

function tagVon(text: string): string | undefined {
  // Days as a spreadsheet counts them, from 1954 to 2119.
  if (/^\d{5}(\.\d+)?$/.test(text)) return serientag(Math.floor(Number(text)));
  const ohneZeit = text
    .replace(/[T ]\d{1,2}:\d{2}(:\d{2})?.*$/, '')
    .replace(/^[A-Za-z]{2,3}\.?,?\s+(?=\d)/, '');
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(ohneZeit);
  if (iso) return alsTag(iso[1], iso[2], iso[3]);
  const deutsch = /^(\d{1,2})[.\-/ ]\s?(\d{1,2})[.\-/ ]\s?(\d{4}|\d{2})$/.exec(ohneZeit);
  if (deutsch) return alsTag(deutsch[3], deutsch[2], deutsch[1]);
  const worte = /^(\d{1,2})[. -]\s?([A-Za-zäÄ]{3,9})\.?[ -]?(\d{4}|\d{2})$/.exec(ohneZeit);
  if (!worte) return undefined;
  const kurz = suchform(worte[2] ?? '').slice(0, 3);
  const monat = monate.indexOf(englisch[kurz] ?? kurz) + 1;
  return monat ? alsTag(worte[3], String(monat), worte[1]) : undefined;
}

function alsTag(jahr = '', monat = '', tag = ''): string | undefined {
  const text = `${jahr.length === 2 ? `20${jahr}` : jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`;
  return istTag(text) ? text : undefined;
}

function serientag(nummer: number): string | undefined {
  if (nummer < 20_000 || nummer > 80_000) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + nummer)).toISOString().slice(0, 10);
}

function uhrzeitVon(text: string): string | undefined {
  if (/^0[.,]\d+$/.test(text)) return ausMinuten(Math.round(Number(text.replace(',', '.')) * 24 * 60));
  const treffer =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(?:uhr|h)?$/i.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  if (!treffer) return undefined;
  return ausMinuten(Number(treffer[1]) * 60 + Number(treffer[2] ?? 0), Number(treffer[2] ?? 0));
}

function ausMinuten(minuten: number, minute = 0): string | undefined {
  if (minuten >= 24 * 60 || minute > 59) return undefined;
  return `${String(Math.floor(minuten / 60)).padStart(2, '0')}:${String(minuten % 60).padStart(2, '0')}`;
}

const ja = ['ja', 'j', 'x', 'yes', 'y', 'true', 'wahr', '1'];
const nein = ['nein', 'n', 'no', 'false', 'falsch', '0', '-'];
const wahrheiten: Record<string, boolean> = Object.fromEntries([
  ...ja.map((w) => [w, true] as const),
  ...nein.map((w) => [w, false] as const),
]);

/** A country by its vehicle sign, ISO code of two or three letters, or name. */
export function landAus<L extends Pick<Land, 'lkz' | 'iso2' | 'bezeichnung'>>(
  text: string,
  laender: readonly L[],
): L | undefined {
  const gross = text.trim().toUpperCase();
  const name = suchform(text);
  const kurz = iso3[gross] ?? gross;
  return (
    laender.find((l) => l.lkz === gross) ??
    laender.find((l) => l.iso2 === kurz) ??
    laender.find((l) => suchform(l.bezeichnung) === name) ??
    laender.find((l) => l.iso2 !== null && l.iso2 === laendername(name))
  );
}

const andereNamen: Record<string, string> = {
  germany: 'DE',
  brd: 'DE',
  austria: 'AT',
  osterreich: 'AT',
  oesterreich: 'AT',
  switzerland: 'CH',
  netherlands: 'NL',
  'the netherlands': 'NL',
  holland: 'NL',
  belgium: 'BE',
  france: 'FR',
  italy: 'IT',
  poland: 'PL',
  denmark: 'DK',
  spain: 'ES',
  'czech republic': 'CZ',
  czechia: 'CZ',
  tschechien: 'CZ',
  luxembourg: 'LU',
  hungary: 'HU',
  slovakia: 'SK',
  slovenia: 'SI',
  sweden: 'SE',
  norway: 'NO',
  'great britain': 'GB',
  'united kingdom': 'GB',
};
const laendername = (name: string) => andereNamen[name];

/** The country a postcode carries before it ("D-20457", "AT-1010"). */
export function landVorPlz(
  plz: Zelle,
  laender: readonly Pick<Land, 'lkz' | 'iso2' | 'bezeichnung'>[],
): string | undefined {
  const kuerzel = /^([A-Z]{1,3})-(?=\d)/.exec(String(plz ?? '').trim())?.[1];
  return kuerzel ? landAus(kuerzel, laender)?.lkz : undefined;
}
