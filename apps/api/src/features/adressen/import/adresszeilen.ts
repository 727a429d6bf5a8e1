import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { bereinigt, pruefeAdresse, pruefeUebertragung } from '@frachtportal/domain/adresse/adresse.rules';
import { Adressimportzeile } from '@frachtportal/domain/adresse/adressimport';
import { type Adressspalte, adresszelle, alsImportzeile } from '@frachtportal/domain/adresse/adresstabelle';
import { absenderfelder } from '@frachtportal/domain/auftrag/angebot';
import type { Dateizeile } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { felder } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type { Aenderung, Lauf, Vorgangsbefund } from '../../importe/importe.service.js';
import { ohneGleichschutz } from '../adressbuch/adressbuch-dateien.js';
import type { Laenderverzeichnis } from '../suche/laender.read-model.js';

const spalten = [...felder(Adressimportzeile).keys()] as (keyof Adressimportzeile)[];
const formel = /^=[A-Za-z@+-]/;

/** What a line says, only the columns that it has: what it does not mention stays as it is. */
export type Gelesenezeile = { werte: Adressimportzeile } | { meldungen: Meldung[] };

/** An address that is there. */
export interface Bestand {
  id: number;
  version: number;
  wert: Adresse;
}

/** What rows are checked against. */
export interface Umgebung {
  laender: Laenderverzeichnis;
  /** The client's own address, where its number and name are fixed. */
  feste: number | null;
}

/** The row of a line of a table, or of JSON. */
export function liesZeile(lauf: Lauf, zeile: Dateizeile, laender: Laenderverzeichnis): Gelesenezeile {
  const vorab = unlesbares(lauf, zeile);
  if (vorab) return { meldungen: [vorab] };
  const roh = rohzeile(lauf, zeile);
  const mitLand = typeof roh === 'object' && roh !== null ? laender.ausgeschrieben(roh) : roh;
  const { wert, meldungen } = lies(Adressimportzeile, mitLand);
  const alle = landBenannt(mitLand, meldungen, laender);
  return alle.length ? { meldungen: alle } : { werte: nurGenannte(bereinigt(wert)) };
}

/** A country that nobody knows is named as one, not by the length of its text. */
function landBenannt(roh: unknown, meldungen: Meldung[], laender: Laenderverzeichnis): Meldung[] {
  const { lkz } = { lkz: null, ...(roh as object) } as { lkz: unknown };
  if (typeof lkz !== 'string' || !laender.von({ lkz }).meldungen.length) return meldungen;
  const andere = meldungen.filter(({ field, key }) => field !== 'lkz' || key !== 'feld.zuLang');
  const gesagt = andere.some(({ field }) => field === 'lkz');
  const wert = lkz.trim().slice(0, 100);
  return gesagt ? andere : [...andere, fehler('auftragseingang.land', 'lkz', { wert })];
}

/** What stands in a line of JSON; what was typed over it may be none. */
export function ausJson({ zellen: [text] }: Dateizeile): unknown {
  try {
    return JSON.parse(String(text ?? ''));
  } catch {
    return null;
  }
}

function rohzeile({ format, zuordnung }: Lauf, zeile: Dateizeile): unknown {
  if (format === 'ndjson') return ausJson(zeile);
  const texte = zeile.zellen.map((z) => ohneGleichschutz(String(z ?? '')));
  return alsImportzeile(texte, zuordnung as (Adressspalte | null)[]);
}

/** Lines that can mean nothing good, whatever their columns are. */
function unlesbares({ format, kopf }: Lauf, { nummer: zeile, zellen }: Dateizeile): Meldung | undefined {
  if (format === 'csv' && zellen.some((z) => formel.test(String(z ?? ''))))
    return fehler('datei.formelZeile', undefined, { zeile });
  const zuViele = format !== 'ndjson' && zellen.slice(kopf.length).some((z) => z !== null && z !== '');
  return zuViele ? fehler('adressimport.zuVieleZellen', undefined, { zeile }) : undefined;
}

/** An instance may have every field of its class; a column the row does not have is undefined in it. */
function nurGenannte(wert: Adressimportzeile): Adressimportzeile {
  const genannt = Object.assign(new Adressimportzeile(), wert);
  for (const [name, w] of Object.entries(genannt)) if (w === undefined) Reflect.deleteProperty(genannt, name);
  return genannt;
}

/** The address as it will be, what is stored with the columns of the row, and what of it breaks a rule. */
export function zusammengefuehrt(
  werte: Adressimportzeile,
  bestand: Bestand | undefined,
  { laender, feste }: Umgebung,
): { adresse: Adresse; meldungen: Meldung[] } {
  const vorher = bestand?.wert;
  const adresse = Object.assign(new Adresse(), vorher, werte);
  if ('lkz' in werte) adresse.land = null;
  adresse.einmaladresse ??= false;
  adresse.unsichtbar ??= false;
  const { land, meldungen } = laender.von(adresse);
  const alle = [...meldungen, ...pruefeAdresse(adresse, land)];
  adresse.land = land && { id: land.id };
  adresse.lkz = land?.lkz ?? null;
  if (vorher) alle.push(...pruefeUebertragung(vorher, adresse, identitaet().konfiguration));
  if (vorher && bestand.id === feste)
    alle.push(
      ...absenderfelder
        .filter((feld) => (vorher[feld] || null) !== (adresse[feld] || null))
        .map((feld) => fehler('auftrag.absenderFest', feld)),
    );
  return { adresse, meldungen: alle };
}

/** What the row changes of an address that is there. */
export function aenderungen(vorher: Adresse, nachher: Adresse): Aenderung[] {
  const text = (wert: unknown) => adresszelle(wert).slice(0, 300) || null;
  return spalten
    .filter((s) => (vorher[s] ?? null) !== (nachher[s] ?? null))
    .map((field) => ({ field, vorher: text(vorher[field]), nachher: text(nachher[field]) }));
}

/** Messages at the cells of their columns. */
export function anZellen(
  { zuordnung }: Lauf,
  { nummer: zeile }: Dateizeile,
  meldungen: readonly Meldung[],
): Vorgangsbefund['meldungen'] {
  return meldungen.map((meldung) => {
    const spalte = zuordnung.indexOf(meldung.field ?? '');
    return { ort: { zeile, spalte: spalte < 0 ? null : spalte }, meldung };
  });
}
