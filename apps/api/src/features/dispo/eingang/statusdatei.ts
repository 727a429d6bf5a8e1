import { Statusmeldungen } from '@frachtportal/domain/dispo/statusmeldung';
import { parse } from 'csv-parse/sync';
import { ausXml } from '../../../platform/xml/lesen.js';
import type { Dokumentart } from '../../../platform/xml/schreiben.js';

/** A status file in XML, as `docs/schnittstellen/status.xsd` describes it. */
export const statusdokument: Dokumentart<Statusmeldungen> = {
  wurzel: 'statusmeldungen',
  namensraum: 'urn:frachtportal:status:1',
  klasse: Statusmeldungen,
};

const hoechstensSaetze = 50_000;

/** The file as a whole cannot be read; the message is for people. */
export class UnlesbareDatei extends Error {}

/** The records of a status file, each still to be checked. @throws UnlesbareDatei */
export function statussaetze(name: string, inhalt: Buffer): unknown[] {
  const saetze = /\.csv$/i.test(name) ? ausCsv(text(inhalt)) : ausXmlDatei(text(inhalt));
  if (!saetze.length) throw new UnlesbareDatei('Die Datei enthält keine Meldung.');
  if (saetze.length > hoechstensSaetze) throw new UnlesbareDatei(`Mehr als ${hoechstensSaetze} Meldungen.`);
  return saetze;
}

/** UTF-8; what is none is read as Western European, as older systems and Excel write it. */
function text(inhalt: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(inhalt);
  } catch {
    return new TextDecoder('windows-1252').decode(inhalt);
  }
}

function ausXmlDatei(xml: string): unknown[] {
  const { meldungen, ...fremd } = lesbar(() => ausXml(statusdokument, xml));
  const [name] = Object.keys(fremd);
  if (name || !Array.isArray(meldungen))
    throw new UnlesbareDatei(`Unbekanntes Element „${name ?? 'meldungen'}“.`);
  return meldungen;
}

/**
 * First line the names of the fields, separated by semicolons. No field holds a line break, so each line is read on its
 * own and one with a quotation mark too many spoils no other.
 */
function ausCsv(csv: string): unknown[] {
  const [kopf = '', ...zeilen] = csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((z) => z.trim());
  const namen = lesbar(() => felder(kopf)).map((n) => n.trim());
  if (!namen.includes('auftragsnummer') && !namen.includes('sscc'))
    throw new UnlesbareDatei('Die Kopfzeile nennt keine „auftragsnummer“.');
  return zeilen.map((zeile) => satz(namen, zeile));
}

function satz(namen: string[], zeile: string): unknown {
  try {
    const paare = felder(zeile).map((wert, i) => [namen[i] ?? `Spalte ${i + 1}`, wert]);
    const werte = Object.fromEntries(paare) as Record<string, string>;
    return /^\s*\d+\s*$/.test(werte['status'] ?? '') ? { ...werte, status: Number(werte['status']) } : werte;
  } catch {
    // Nothing that a record has: it will be refused and shown as it came.
    return { zeile };
  }
}

function felder(zeile: string): string[] {
  return parse(zeile, { delimiter: ';' })[0] ?? [];
}

function lesbar<T>(lesen: () => T): T {
  try {
    return lesen();
  } catch (ursache) {
    throw new UnlesbareDatei(ursache instanceof Error ? ursache.message : String(ursache));
  }
}
