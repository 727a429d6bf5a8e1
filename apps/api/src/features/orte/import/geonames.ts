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

/** What a column of a file can mean; the first of its words is the name of the original's own columns. */
const namen = {
  land: ['country_code', 'country', 'Land', 'LKZ', 'Ländercode', 'Staat', 'ISO'],
  plz: ['zipcode', 'postal_code', 'PLZ', 'Postleitzahl', 'ZIP', 'ZIP code', 'Postcode'],
  ort: ['place', 'place_name', 'Ort', 'Ortsname', 'Stadt', 'City', 'Town'],
  breite: ['latitude', 'lat', 'Breite', 'Breitengrad', 'geogr. Breite'],
  laenge: ['longitude', 'lon', 'lng', 'Länge', 'Längengrad', 'geogr. Länge'],
} as const;
export type Ortsspalte = keyof typeof namen;
export const ortsspalten = Object.keys(namen) as Ortsspalte[];
const woerter = new Map(ortsspalten.map((s) => [s, new Set(namen[s].map(wortform))]));
/** Without these no line is a place. */
export const ortspflicht: readonly Ortsspalte[] = ['land', 'plz', 'ort'];

/** Words by which the head line is known. */
export const ortskopfworte: readonly string[] = Object.values(namen).flat().map(wortform);

/** The original files have no head line: country, postal code, place, three regions by name and code, coordinates. */
const original: readonly (Ortsspalte | null)[] = [
  ...(['land', 'plz', 'ort'] as const),
  null,
  null,
  null,
  null,
  null,
  null,
  ...(['breite', 'laenge'] as const),
];

/** The columns of a file whose first line is a place already, in the form of the original. */
export function originalspalten(
  zeile: readonly string[],
): { kopf: string[]; zuordnung: (Ortsspalte | null)[] } | undefined {
  if (!/^[A-Z]{2}$/.test(zeile[0] ?? '') || zeile.length < original.length) return undefined;
  const zuordnung = zeile.map((_, i) => original[i] ?? null);
  return { zuordnung, kopf: zuordnung.map((s, i) => (s ? namen[s][0] : `Spalte ${i + 1}`)) };
}

/** What the columns of a head line mean. */
export function erkenneOrtsspalten(kopf: readonly string[]): (Ortsspalte | null)[] {
  const worte = kopf.map(wortform);
  const stellen = ortsspalten.map((s) => worte.findIndex((w) => woerter.get(s)?.has(w)));
  return kopf.map((_, i) => ortsspalten[stellen.indexOf(i)] ?? null);
}

const laengsterName = 60;
const laengstePlz = 9;

/** The place of a row, or the key of what is wrong with it and the field. */
export function alsOrt(zelle: (s: Ortsspalte) => string): Ortssatz | { key: string; field: Ortsspalte } {
  const ortsname = gekuerzt(zelle('ort'));
  // French addressees of much mail have codes of their own, marked behind the code.
  const plz = zelle('plz')
    .toUpperCase()
    .replace(/ CEDEX.*$/, '');
  if (!ortsname) return { key: 'orte.ohneName', field: 'ort' };
  if (!plz || plz.length > laengstePlz) return { key: 'orte.plz', field: 'plz' };
  const breite = grad(zelle('breite'), 90);
  const laenge = grad(zelle('laenge'), 180);
  if (laenge === undefined) return { key: 'orte.koordinate', field: 'laenge' };
  if (breite === undefined || (breite === null) !== (laenge === null))
    return { key: 'orte.koordinate', field: 'breite' };
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
