import { suchform } from '@frachtportal/domain/texte/suchform';
import { wortform } from '@frachtportal/domain/texte/wortform';

/** A place as it is stored. */
export interface Ortssatz {
  plz: string;
  ortsname: string;
  suchname: string;
  breite: number | null;
  laenge: number | null;
}

/** Where the columns of a file stand. */
export interface Ortsspalten {
  land: number;
  plz: number;
  ort: number;
  breite: number;
  laenge: number;
}

/** The original files have no head line: country, postal code, place, three regions by name and code, coordinates. */
const original: Ortsspalten = { land: 0, plz: 1, ort: 2, breite: 9, laenge: 10 };

/** The first is the name of the original's own columns. */
const namen: Record<keyof Ortsspalten, readonly string[]> = {
  land: ['country_code', 'country', 'Land', 'LKZ', 'Ländercode', 'Staat', 'ISO'],
  plz: ['zipcode', 'postal_code', 'PLZ', 'Postleitzahl', 'ZIP', 'ZIP code', 'Postcode'],
  ort: ['place', 'place_name', 'Ort', 'Ortsname', 'Stadt', 'City', 'Town'],
  breite: ['latitude', 'lat', 'Breite', 'Breitengrad', 'geogr. Breite'],
  laenge: ['longitude', 'lon', 'lng', 'Länge', 'Längengrad', 'geogr. Länge'],
};
const felder = Object.keys(namen) as (keyof Ortsspalten)[];

/** Words by which the head line is known. */
export const ortskopfworte: readonly string[] = Object.values(namen).flat().map(wortform);
const meint = (wort: string, feld: keyof Ortsspalten) => namen[feld].map(wortform).includes(wort);

/** The columns by a line, and which one is missing; of the original form the first line is already a place. */
export function spaltenAus(kopf: readonly string[]): {
  spalten: Ortsspalten;
  istKopf: boolean;
  fehlt?: string;
} {
  if (/^[A-Z]{2}$/.test(kopf[0] ?? '') && kopf.length >= 11) return { spalten: original, istKopf: false };
  const worte = kopf.map((k) => wortform(k));
  const stellen = felder.map((f) => [f, worte.findIndex((w) => meint(w, f))]);
  const spalten: Ortsspalten = Object.fromEntries(stellen);
  const fehlt = (['land', 'plz', 'ort'] as const).find((feld) => spalten[feld] < 0);
  return { spalten, istKopf: true, ...(fehlt ? { fehlt: namen[fehlt][0] } : {}) };
}

const laengsterName = 60;
const laengstePlz = 9;

/** The place of a row, or the key of what is wrong with it and the field. */
export function alsOrt(zeile: readonly string[], s: Ortsspalten): Ortssatz | { key: string; field: string } {
  const ortsname = gekuerzt((zeile[s.ort] ?? '').trim());
  // French addressees of much mail have codes of their own, marked behind the code.
  const plz = (zeile[s.plz] ?? '')
    .trim()
    .toUpperCase()
    .replace(/ CEDEX.*$/, '');
  if (!ortsname) return { key: 'orte.ohneName', field: 'ort' };
  if (!plz || plz.length > laengstePlz) return { key: 'orte.plz', field: 'plz' };
  const breite = grad(zeile[s.breite], 90);
  const laenge = grad(zeile[s.laenge], 180);
  if (breite === undefined || laenge === undefined || (breite === null) !== (laenge === null))
    return { key: 'orte.koordinate', field: 'latitude' };
  return { plz, ortsname, suchname: suchform(ortsname), breite, laenge };
}

/** Addressees of much mail are "places" with long names; whole words of them are enough. */
function gekuerzt(name: string): string {
  if (name.length <= laengsterName) return name;
  const anfang = name.slice(0, laengsterName + 1);
  return anfang.slice(0, Math.max(anfang.lastIndexOf(' '), 0) || laengsterName).trim();
}

/** Degrees with five decimals; null where none are given, undefined where they are none. */
function grad(text: string | undefined, hoechstens: number): number | null | undefined {
  if (!text?.trim()) return null;
  const wert = Number(text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  return Math.abs(wert) <= hoechstens ? Math.round(wert * 1e5) / 1e5 : undefined;
}
