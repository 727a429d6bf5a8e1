import { suchform } from '@frachtportal/domain/texte/suchform';

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

const namen: Record<keyof Ortsspalten, string[]> = {
  land: ['country_code', 'country code', 'land', 'lkz'],
  plz: ['zipcode', 'postal_code', 'postal code', 'plz'],
  ort: ['place', 'place_name', 'place name', 'ort', 'ortsname'],
  breite: ['latitude', 'lat', 'breite'],
  laenge: ['longitude', 'lon', 'lng', 'laenge', 'länge'],
};

/** The columns by the first line; `null` where it is no head line but already a place. */
export function spaltenAus(kopf: readonly string[]): {
  spalten: Ortsspalten;
  istKopf: boolean;
  fehlt?: string;
} {
  if (/^[A-Z]{2}$/.test(kopf[0] ?? '') && kopf.length >= 11) return { spalten: original, istKopf: false };
  const klein = kopf.map((k) => k.trim().toLowerCase());
  const stelle = (feld: keyof Ortsspalten) => klein.findIndex((k) => namen[feld].includes(k));
  const spalten = {
    land: stelle('land'),
    plz: stelle('plz'),
    ort: stelle('ort'),
    breite: stelle('breite'),
    laenge: stelle('laenge'),
  };
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
  const wert = Number(text);
  return Math.abs(wert) <= hoechstens ? Math.round(wert * 1e5) / 1e5 : undefined;
}
