import { type Importfehler, zeilenfehler } from '../adresse/adressimport.js';
import { landAus } from '../auftragseingang/zellwerte.js';
import { fehler } from '../feld/meldung.js';
import { suchform } from '../texte/suchform.js';
import { wortform } from '../texte/wortform.js';
import type { Land } from './land.js';
import { premiumTermine } from './premium.js';

type Zelle = string | number | boolean | null;

/** An area as it is stored. */
export interface Premiumsatz {
  terminkennzeichenId: number;
  landId: number;
  plzVon: string;
  plzBis: string;
  zeitVon: string;
  zeitBis: string;
}

/** What the rows point to. */
export interface Premiumverzeichnis {
  termine: readonly { id: number; kurzBezeichnung: string | null; langBezeichnung: string }[];
  laender: readonly Pick<Land, 'id' | 'lkz' | 'iso2' | 'bezeichnung' | 'plzlaenge'>[];
}

/** The columns of the file, as their head line names them. */
export const premiumspalten = ['Terminart', 'LKZ', 'PLZ von', 'PLZ bis', 'Zeit von', 'Zeit bis'] as const;
type Spalte = (typeof premiumspalten)[number];

/** What files call them otherwise. */
const andereWorte: Record<Spalte, readonly string[]> = {
  Terminart: ['Termin', 'Premiumdienst', 'Dienst', 'Service', 'Service level'],
  LKZ: ['Land', 'Ländercode', 'Country', 'Country code', 'ISO'],
  'PLZ von': ['von PLZ', 'PLZ ab', 'Postleitzahl von', 'ZIP from', 'Postcode from'],
  'PLZ bis': ['bis PLZ', 'Postleitzahl bis', 'ZIP to', 'Postcode to'],
  'Zeit von': ['von Uhrzeit', 'Uhrzeit von', 'Zeit ab', 'von Zeit', 'Time from'],
  'Zeit bis': ['bis Uhrzeit', 'Uhrzeit bis', 'bis Zeit', 'Time to'],
};
const worte = (spalte: Spalte) => [spalte, ...andereWorte[spalte]].map(wortform);

/** Words by which the head line is known. */
export const premiumkopfworte: readonly string[] = premiumspalten.flatMap(worte);

export interface GelesenePremiumzeilen {
  saetze: (Premiumsatz & { zeile: number })[];
  fehler: Importfehler[];
}

/** What the columns of a head line mean: of several words for one column that which is meant most closely. */
export function erkennePremiumspalten(kopf: readonly string[]): (Spalte | null)[] {
  const formen = kopf.map(wortform);
  const stellen = premiumspalten.map((name) =>
    formen.indexOf(worte(name).find((w) => formen.includes(w)) ?? ''),
  );
  return kopf.map((_, i) => premiumspalten[stellen.indexOf(i)] ?? null);
}

/** Rows as areas; of each that is wrong the first reason. Areas of one appointment must not overlap. */
export function liesPremiumzeilen(
  zeilen: readonly { nummer: number; zellen: readonly Zelle[] }[],
  zuordnung: readonly (string | null)[],
  verzeichnis: Premiumverzeichnis,
): GelesenePremiumzeilen {
  const ergebnis: GelesenePremiumzeilen = { saetze: [], fehler: [] };
  const ablehnen = (zeile: number, field: Spalte, key: string, params?: Record<string, string | number>) =>
    ergebnis.fehler.push(zeilenfehler(zeile, fehler(key, field, params)));
  for (const { nummer, zellen } of zeilen) {
    const satz = alsSatz((s) => zellen[zuordnung.indexOf(s)] ?? null, verzeichnis);
    if ('key' in satz) {
      ablehnen(nummer, satz.field, satz.key);
      continue;
    }
    const andere = ergebnis.saetze.find((s) => ueberschneidet(s, satz));
    if (andere) ablehnen(nummer, 'PLZ von', 'premium.doppelt', { zeile: andere.zeile });
    else ergebnis.saetze.push({ ...satz, zeile: nummer });
  }
  return ergebnis;
}

type Ablehnung = { key: string; field: Spalte };

function alsSatz(zelle: (spalte: Spalte) => Zelle, v: Premiumverzeichnis): Premiumsatz | Ablehnung {
  const termin = terminVon(wort(zelle('Terminart')), v);
  if (!termin) return { key: 'premium.termin', field: 'Terminart' };
  const land = landAus(wort(zelle('LKZ')), v.laender);
  if (!land) return { key: 'premium.land', field: 'LKZ' };
  const plzVon = plz(zelle('PLZ von'), land.plzlaenge);
  if (!plzVon) return { key: 'premium.plz', field: 'PLZ von' };
  const plzBis = wort(zelle('PLZ bis')) ? plz(zelle('PLZ bis'), land.plzlaenge) : plzVon;
  if (!plzBis) return { key: 'premium.plz', field: 'PLZ bis' };
  if (plzBis < plzVon.slice(0, plzBis.length)) return { key: 'premium.plzFolge', field: 'PLZ bis' };
  const zeitVon = uhrzeit(zelle('Zeit von'));
  if (!zeitVon) return { key: 'feld.uhrzeit', field: 'Zeit von' };
  const zeitBis = uhrzeit(zelle('Zeit bis'));
  if (!zeitBis) return { key: 'feld.uhrzeit', field: 'Zeit bis' };
  if (zeitBis <= zeitVon) return { key: 'auftrag.zeitVonBis', field: 'Zeit bis' };
  return { terminkennzeichenId: termin, landId: land.id, plzVon, plzBis, zeitVon, zeitBis };
}

const wort = (zelle: Zelle) => String(zelle ?? '').trim();

/** By number, code or name. */
function terminVon(wert: string, { termine }: Premiumverzeichnis): number | undefined {
  const gesucht = suchform(wert);
  return termine.find(
    (t) =>
      (premiumTermine as readonly number[]).includes(t.id) &&
      [String(t.id), suchform(t.kurzBezeichnung ?? ''), suchform(t.langBezeichnung)].includes(gesucht),
  )?.id;
}

/** A postal code or its beginning; a spreadsheet that took it for a number has eaten the leading zero. */
function plz(zelle: Zelle, laenge: number | null): string | undefined {
  const roh = wort(zelle).toUpperCase();
  const code = typeof zelle === 'number' && laenge && roh.length === laenge - 1 ? `0${roh}` : roh;
  return /^[A-Z\d][A-Z\d -]*$/.test(code) && code.length <= (laenge ?? 9) ? code : undefined;
}

/** "8:00", "08:00 Uhr", or the part of a day that a spreadsheet makes of it. */
function uhrzeit(zelle: Zelle): string | undefined {
  if (typeof zelle === 'number' && zelle >= 0 && zelle < 1) {
    const minuten = Math.round(zelle * 24 * 60);
    return `${String(Math.floor(minuten / 60)).padStart(2, '0')}:${String(minuten % 60).padStart(2, '0')}`;
  }
  const treffer = /^(\d{1,2})[:.](\d\d)(?::00)?(?: Uhr)?$/.exec(wort(zelle));
  const [, stunde = '', minute = ''] = treffer ?? [];
  return treffer && Number(stunde) < 24 && Number(minute) < 60
    ? `${stunde.padStart(2, '0')}:${minute}`
    : undefined;
}

/** Ends count with all that begins so: 20 to 22 are 20000 to 22999. */
function ueberschneidet(a: Premiumsatz, b: Premiumsatz): boolean {
  const ende = (plzBis: string) => `${plzBis}\uffff`;
  return (
    a.terminkennzeichenId === b.terminkennzeichenId &&
    a.landId === b.landId &&
    a.plzVon <= ende(b.plzBis) &&
    b.plzVon <= ende(a.plzBis)
  );
}
