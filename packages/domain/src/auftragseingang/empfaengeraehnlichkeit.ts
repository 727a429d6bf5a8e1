import { suchform } from '../texte/suchform.js';
import { wortform } from '../texte/wortform.js';

/** What of a recipient is compared, as the file or the address book has it. */
export interface Empfaengerangaben {
  name?: string | null;
  fremdnummer?: string | null;
  strasse?: string | null;
  hausnummer?: string | null;
  zusatz?: string | null;
  plz?: string | null;
  /** Null where the file does not say it: then street and place must say it. */
  lkz?: string | null;
  ort?: string | null;
}

/** An entry of the address book, of the same country where one is given, with how alike its name is: 0 to 1. */
export interface Empfaengerkandidat extends Empfaengerangaben {
  id: number;
  gleich: number;
}

/** Names at the same door have at least so much in common; the next one has so much less. */
const mindestens = 0.5;
const abstand = 0.15;

const rechtsformen = new Set([
  'gmbh',
  'mbh',
  'ag',
  'kg',
  'ohg',
  'gbr',
  'ug',
  'se',
  'ek',
  'ev',
  'co',
  'sa',
  'sarl',
  'bv',
  'ltd',
  'srl',
  'spa',
]);
const worte = (text: string) => text.split(/[^\p{L}\p{N}]+/u).map(wortform);
const zahlen = (text: string) => (text.match(/\d+/g) ?? []).map(Number).join(' ');

/**
 * The entry that is meant, where that is beyond doubt: the same street, house number and postcode (or place) under a
 * name alike, or without a street in the file the same name; and no other that is nearly as good.
 */
export function aehnlichster(
  gesucht: Empfaengerangaben,
  kandidaten: readonly Empfaengerkandidat[],
): Empfaengerkandidat | null {
  const [bester, naechster] = kandidaten
    .filter((k) => passt(gesucht, k))
    .sort((a, b) => b.gleich - a.gleich || a.id - b.id);
  if (!bester || (naechster && bester.gleich - naechster.gleich < abstand)) return null;
  return bester;
}

/** How entries are looked for that may be meant: by the forms of name and house number that all must share. */
export function empfaengerfrage({ name, strasse, hausnummer, zusatz, plz, lkz }: Empfaengerangaben) {
  const tuer = [strasse, hausnummer, zusatz].filter(Boolean).join('');
  return {
    name: suchform(name ?? ''),
    form: worte(name ?? '')
      .join(' ')
      .trim(),
    plz: plz || null,
    lkz: lkz || null,
    ziffern: tuer ? tuer.replace(/\D+/g, '') : null,
  };
}

function passt(gesucht: Empfaengerangaben, k: Empfaengerkandidat): boolean {
  if (gesucht.fremdnummer && k.fremdnummer && gesucht.fremdnummer !== k.fremdnummer) return false;
  const strasse = strassenform(gesucht);
  const gleicheStrasse = strasse !== '' && strasse === strassenform(k);
  const gleicherName = wortform(gesucht.name ?? '') === wortform(k.name ?? '');
  if (!gleicheStrasse && (strasse !== '' || !gleicherName)) return false;
  if (!gleicheStelle(gesucht, k, gleicheStrasse)) return false;
  return gleicherName || (k.gleich >= mindestens && namenWieEiner(gesucht.name ?? '', k.name ?? ''));
}

/** The postcode and a place that does not contradict it, or without one of the two postcodes street and place. */
function gleicheStelle(a: Empfaengerangaben, b: Empfaengerangaben, gleicheStrasse: boolean): boolean {
  const [ort, dort] = [wortform(a.ort ?? ''), wortform(b.ort ?? '')];
  const strasseUndOrt = gleicheStrasse && ort !== '' && ort === dort;
  if (!a.plz || !b.plz) return strasseUndOrt;
  return a.plz === b.plz && (a.lkz ? ort.startsWith(dort) || dort.startsWith(ort) : strasseUndOrt);
}

/** "Hauptstraße 5", "Hauptstr. 5" and "Haupt-Str." with its number in a field of its own. */
function strassenform({ strasse, hausnummer, zusatz }: Empfaengerangaben): string {
  const ganz = wortform([strasse, hausnummer, zusatz].filter(Boolean).join(' '));
  return ganz.replace(/strasse(?=\d|$)/, 'str');
}

/**
 * Is it one firm under both names? Not with another legal form or number ("Filiale 12"), and not where each has a word
 * that the other has nothing like.
 */
function namenWieEiner(a: string, b: string): boolean {
  const [dieser, jener] = [worte(a), worte(b)];
  const formen = [dieser, jener].map((w) => w.filter((x) => rechtsformen.has(x)).join(' '));
  if (formen[0] && formen[1] && formen[0] !== formen[1]) return false;
  if (zahlen(a) !== zahlen(b)) return false;
  const nur = (hier: string[], dort: string[]) =>
    hier.filter((w) => w && !rechtsformen.has(w) && !dort.includes(w));
  const [nurHier, nurDort] = [nur(dieser, jener), nur(jener, dieser)];
  if (!nurHier.length || !nurDort.length) return true;
  const [kurz, lang] = nurHier.length <= nurDort.length ? [nurHier, nurDort] : [nurDort, nurHier];
  return kurz.every((w) => lang.some((x) => verschrieben(w, x)));
}

/** One letter too many, too few or another; two that changed places; or the beginning of the other. */
function verschrieben(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 3) return false;
  if (a.startsWith(b) || b.startsWith(a)) return true;
  let vorn = 0;
  while (a[vorn] === b[vorn]) vorn++;
  const reste = [a.slice(vorn), b.slice(vorn)] as const;
  return [
    [1, 1],
    [1, 0],
    [0, 1],
    [2, 2],
  ].some(([i, j]) => {
    const gleich = reste[0].slice(i) === reste[1].slice(j);
    return i === 2 ? gleich && reste[0][0] === reste[1][1] && reste[0][1] === reste[1][0] : gleich;
  });
}

/** What of an address of a file stays when the entry of the book takes its place: not what the entry says itself. */
export function ohneAnschrift(adresse: Record<string, unknown>): Record<string, unknown> {
  const { name: _n, strasse: _s, hausnummer: _h, zusatz: _z, plz: _p, ort: _o, ...rest } = adresse;
  const { ortsteil: _t, lkz: _l, land: _a, matchcode: _m, fremdnummer: _f, ...dazu } = rest;
  return dazu;
}

/** "Jäger OHG, Am Wall 3, 28195 Bremen". */
export function inEinerZeile({ name, strasse, hausnummer, zusatz, plz, ort }: Empfaengerangaben): string {
  const mit = (...teile: (string | null | undefined)[]) => teile.filter(Boolean).join(' ');
  return [name, mit(strasse, mit(hausnummer, zusatz)), mit(plz, ort)].filter(Boolean).join(', ');
}
