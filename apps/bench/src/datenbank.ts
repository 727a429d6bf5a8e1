import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { datenbankAnlegen, mitVerbindung } from '@frachtportal/betrieb/sql';
import { dateiHash } from '@frachtportal/testkit/test-datenbank';
import { schritt } from './ausgabe.ts';
import { erzeugeDaten } from './daten/erzeugen.ts';
import type { Einstellungen } from './einstellungen.ts';
import { dbVerzeichnis, gemessenes } from './orte.ts';

const name = 'messung';

export interface Messdatenbank {
  url: string;
  /** Process id of the server, for its CPU time. */
  pid: number;
  schliessen(): Promise<void>;
}

/** A PostgreSQL with durable settings, migrated as the API does it and filled with orders. */
export async function starteDatenbank({ auftraege, verzeichnis }: Einstellungen): Promise<Messdatenbank> {
  const ort = verzeichnis ? resolve(verzeichnis) : mkdtempSync(join(tmpdir(), 'frachtportal-bench-'));
  const daten = join(ort, 'postgres');
  const server = await PostgresServer.starten({ verzeichnis: daten, dauerhaft: true });
  const url = server.url(name);
  const schliessen = async () => {
    await server.stoppen();
    if (!verzeichnis) rmSync(ort, { recursive: true, force: true });
  };
  try {
    await fuelle(server.url(), url, join(ort, 'stand'), auftraege);
  } catch (fehler) {
    await schliessen();
    throw fehler;
  }
  const pid = Number.parseInt(readFileSync(join(daten, 'postmaster.pid'), 'utf8'), 10);
  return { url, pid, schliessen };
}

async function fuelle(serverUrl: string, url: string, marke: string, auftraege: number): Promise<void> {
  const { bereiteDatenbankVor } = await gemessenes();
  const stand = createHash('sha256')
    .update(`${auftraege} ${dateiHash(join(import.meta.dirname, 'daten'))} ${heute()}`)
    .digest('hex');
  const gefuellt = existsSync(marke) && readFileSync(marke, 'utf8') === stand;
  if (!gefuellt) {
    await mitVerbindung(serverUrl, (c) => c.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    await datenbankAnlegen(serverUrl, name);
  }
  await schritt('Datenbank vorbereiten', () => bereiteDatenbankVor(url, dbVerzeichnis));
  if (gefuellt) {
    // What an earlier measurement has created would be found by this one's searches.
    return schritt('Frühere Messung entfernen', () =>
      mitVerbindung(url, async (client) => {
        await client.query(`DELETE FROM auftrag WHERE id > ${auftraege}`);
        await client.query('VACUUM ANALYZE');
      }),
    );
  }
  await schritt(`${auftraege.toLocaleString('de-DE')} Aufträge erzeugen`, () =>
    mitVerbindung(url, (client) => erzeugeDaten(client, auftraege)),
  );
  writeFileSync(marke, stand);
}

/** The data end today, so tomorrow they are made anew. */
const heute = () => new Date().toLocaleDateString('sv-SE');
