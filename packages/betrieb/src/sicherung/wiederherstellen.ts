import { createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Ausfuehrung, ausfuehrung, uebergeben } from '../postgres-benutzer.js';
import { postgresProgramme } from '../postgres-programme.js';
import { PostgresServer } from '../postgres-server.js';
import { Sperre } from '../sperre.js';
import { datenbankAnlegen } from '../sql.js';
import { type Eintrag, eintraege, pruefeArchiv } from './archiv.js';
import { bleibt, HERKUNFT, type Herkunft, hier, PORTAL, POSTGRES, WIEDERHERSTELLUNG } from './bestand.js';
import { vorhanden } from './dateien.js';
import { beginneNeueEpoche } from './epoche.js';
import { type Fremdablage, legeFremde } from './fremdablage.js';
import { type Schema, spieleEin } from './logisch/einspielen.js';
import { ORDNER } from './logisch/inhalt.js';
import { beendeTausch, bereiteTausch, tausche } from './tausch.js';

export interface Wiederherstellungswunsch {
  datei: string;
  datenverzeichnis: string;
  /** Data that is there may be replaced; it is kept beside. */
  ersetzen: boolean;
  /** Makes the tables for a logical backup; without it, only those of a server's files are taken. */
  schema?: Schema;
  /** An empty database for the rows of a logical backup; without it a new embedded one. */
  datenbank?: string;
  /** Where papers are to lie, if not below the data directory. */
  dokumente?: Fremdablage | undefined;
}

/**
 * Puts a backup into place: looked at as a whole first, unpacked beside the data, opened once with PostgreSQL, and only
 * then exchanged. Answers where the replaced data is kept.
 */
export async function wiederherstellen(wunsch: Wiederherstellungswunsch): Promise<string | undefined> {
  const ort = resolve(wunsch.datenverzeichnis);
  const postgres = join(ort, POSTGRES);
  if (await PostgresServer.inBenutzung(postgres))
    throw new Error('Das Portal läuft. Bitte erst beenden, dann wiederherstellen.');
  await pruefeArchiv(wunsch.datei);
  const logisch = await pruefeHerkunft(wunsch);
  await mkdir(ort, { recursive: true });
  const sperre = await Sperre.nehmen(`${postgres}.sperre`);
  try {
    await beendeTausch(ort);
    const belegt = (await readdir(ort)).some((name) => !bleibt(name));
    if (belegt && !wunsch.ersetzen)
      throw new Error(
        `Unter ${ort} liegen schon Daten. Mit --ersetzen treten die der Sicherung an ihre Stelle.`,
      );
    const neu = await bereiteTausch(ort);
    await (logisch ? bereiteLogisch(wunsch, logisch, neu) : bereite(wunsch.datei, neu));
    if (wunsch.dokumente) await legeFremde(wunsch.dokumente, neu);
    return await tausche(ort);
  } catch (grund) {
    await beendeTausch(ort);
    throw grund;
  } finally {
    await sperre.freigeben();
  }
}

/** Ends a restore that was interrupted; for the start, before anything looks at the data. */
export async function beendeUnterbrochene(datenverzeichnis: string): Promise<void> {
  const ort = resolve(datenverzeichnis);
  if (!(await vorhanden(join(ort, WIEDERHERSTELLUNG)))) return;
  const sperre = await Sperre.nehmen(join(ort, `${POSTGRES}.sperre`));
  try {
    await beendeTausch(ort);
  } finally {
    await sperre.freigeben();
  }
}

/** Answers what makes the tables where rows are to come. */
async function pruefeHerkunft({
  datei,
  schema,
  datenbank,
}: Wiederherstellungswunsch): Promise<Schema | undefined> {
  const { system, postgres, logisch } = await herkunft(datei);
  if (logisch && schema) return schema;
  if (datenbank)
    throw new Error('In eine eigene Datenbank passt nur eine Sicherung, die mit --logisch entstand.');
  const erwartet = hier();
  if (system !== erwartet.system || postgres !== erwartet.postgres)
    throw new Error(
      `Die Sicherung stammt von PostgreSQL ${postgres} auf ${system} und passt nur dorthin; hier ist es PostgreSQL ${erwartet.postgres} auf ${erwartet.system}.`,
    );
  return undefined;
}

async function herkunft(datei: string): Promise<Herkunft> {
  for await (const eintrag of eintraege(datei))
    if (eintrag.header.name === HERKUNFT) return (await json(eintrag)) as Herkunft;
  throw new Error(`${datei} enthält keine Sicherung des Portals.`);
}

/** Unpacks, and lets PostgreSQL read its log to the end: a copy that cannot be opened is to replace nothing. */
async function bereite(datei: string, neu: string): Promise<void> {
  const verzeichnis = join(neu, POSTGRES);
  const als = await ausfuehrung(verzeichnis, (await postgresProgramme()).postgres);
  uebergeben(verzeichnis, als);
  for await (const eintrag of eintraege(datei)) {
    const pfad = await lege(eintrag, neu);
    if (pfad.startsWith(verzeichnis + sep)) await gib(pfad, als);
  }
  await rm(join(neu, HERKUNFT));
  await halteZurueck(join(neu, 'dispo'));
  const server = await PostgresServer.starten({ verzeichnis, dauerhaft: true });
  try {
    await beginneNeueEpoche(server);
  } finally {
    await server.stoppen();
  }
}

/** Files first: a database of its own is changed only once they are all there. */
async function bereiteLogisch(
  { datei, datenbank }: Wiederherstellungswunsch,
  schema: Schema,
  neu: string,
): Promise<void> {
  for await (const eintrag of eintraege(datei)) {
    if (eintrag.header.name.startsWith(`${ORDNER}/`) || eintrag.header.name === HERKUNFT) eintrag.resume();
    else await lege(eintrag, neu);
  }
  await halteZurueck(join(neu, 'dispo'));
  if (datenbank) return spieleEin(datei, datenbank, schema);
  const server = await PostgresServer.starten({ verzeichnis: join(neu, POSTGRES), dauerhaft: true });
  try {
    await datenbankAnlegen(server.url(), PORTAL);
    await spieleEin(datei, server.url(PORTAL), schema);
  } finally {
    await server.stoppen();
  }
}

/** What lay there for the dispatch system it has fetched since, most likely: it is not to find it a second time. */
async function halteZurueck(austausch: string): Promise<void> {
  if (!(await vorhanden(join(austausch, 'ausgang')))) return;
  await rename(join(austausch, 'ausgang'), join(austausch, 'zurueckgehalten'));
}

/** Answers where. */
async function lege(eintrag: Eintrag, neu: string): Promise<string> {
  const pfad = resolve(neu, eintrag.header.name);
  if (!pfad.startsWith(neu + sep)) throw new Error(`Die Sicherung enthält einen fremden Pfad: ${pfad}`);
  const { type, mode } = eintrag.header;
  if (type === 'directory') {
    eintrag.resume();
    await mkdir(pfad, { recursive: true, mode });
  } else if (type === 'file') {
    // Papers from elsewhere come without their folders.
    await mkdir(dirname(pfad), { recursive: true });
    await pipeline(eintrag, createWriteStream(pfad, { mode, flush: true }));
  } else throw new Error(`Die Sicherung enthält weder Datei noch Ordner: ${pfad}`);
  return pfad;
}

async function gib(pfad: string, { konto }: Ausfuehrung): Promise<void> {
  if (konto) await chown(pfad, konto.uid, konto.gid);
}
