import { createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Ausfuehrung, ausfuehrung, uebergeben } from '../postgres-benutzer.js';
import { postgresProgramme } from '../postgres-programme.js';
import { PostgresServer } from '../postgres-server.js';
import { Sperre } from '../sperre.js';
import { type Eintrag, eintraege, pruefeArchiv } from './archiv.js';
import { bleibt, HERKUNFT, type Herkunft, hier, POSTGRES, WIEDERHERSTELLUNG } from './bestand.js';
import { vorhanden } from './dateien.js';
import { beginneNeueEpoche } from './epoche.js';
import { beendeTausch, bereiteTausch, tausche } from './tausch.js';

export interface Wiederherstellungswunsch {
  datei: string;
  datenverzeichnis: string;
  /** Data that is there may be replaced; it is kept beside. */
  ersetzen: boolean;
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
  await pruefeHerkunft(wunsch.datei);
  await mkdir(ort, { recursive: true });
  const sperre = await Sperre.nehmen(`${postgres}.sperre`);
  try {
    await beendeTausch(ort);
    const belegt = (await readdir(ort)).some((name) => !bleibt(name));
    if (belegt && !wunsch.ersetzen)
      throw new Error(
        `Unter ${ort} liegen schon Daten. Mit --ersetzen treten die der Sicherung an ihre Stelle.`,
      );
    await bereite(wunsch.datei, await bereiteTausch(ort));
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

async function pruefeHerkunft(datei: string): Promise<void> {
  const { system, postgres } = await herkunft(datei);
  const erwartet = hier();
  if (system !== erwartet.system || postgres !== erwartet.postgres)
    throw new Error(
      `Die Sicherung stammt von PostgreSQL ${postgres} auf ${system} und passt nur dorthin; hier ist es PostgreSQL ${erwartet.postgres} auf ${erwartet.system}.`,
    );
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
    const pfad = resolve(neu, eintrag.header.name);
    if (!pfad.startsWith(neu + sep)) throw new Error(`Die Sicherung enthält einen fremden Pfad: ${pfad}`);
    await lege(eintrag, pfad);
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

/** What lay there for the dispatch system it has fetched since, most likely: it is not to find it a second time. */
async function halteZurueck(austausch: string): Promise<void> {
  if (!(await vorhanden(join(austausch, 'ausgang')))) return;
  await rename(join(austausch, 'ausgang'), join(austausch, 'zurueckgehalten'));
}

async function lege(eintrag: Eintrag, pfad: string): Promise<void> {
  const { type, mode } = eintrag.header;
  if (type === 'directory') {
    eintrag.resume();
    await mkdir(pfad, { recursive: true, mode });
  } else if (type === 'file') await pipeline(eintrag, createWriteStream(pfad, { mode, flush: true }));
  else throw new Error(`Die Sicherung enthält weder Datei noch Ordner: ${pfad}`);
}

async function gib(pfad: string, { konto }: Ausfuehrung): Promise<void> {
  if (konto) await chown(pfad, konto.uid, konto.gid);
}
