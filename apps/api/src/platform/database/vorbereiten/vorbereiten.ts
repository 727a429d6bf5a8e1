import { join } from 'node:path';
import { deutsch } from '@frachtportal/texte/server';
import pg from 'pg';
import type { Umgebung } from '../../../config/umgebung.js';
import { Datenbankziel } from '../verbindung/datenbankziel.js';
import { type Arbeitender, fragRechte, vorbereitend } from './betriebsrolle.js';
import { migriere, verlangeStand } from './migrationen.js';
import { ladeReferenzdaten } from './referenzdaten.js';

/** As the settings say: as the user who may change tables, for the one who works. */
export function bereiteVor(u: Umgebung): Promise<void> {
  const { user } = new pg.Client({ connectionString: new Datenbankziel(u.DATABASE_URL).aktuelle });
  return bereiteDatenbankVor(vorbereiter(u), u.DB_DIR, {
    fuer: u.DATABASE_URL_MIGRATION && user,
    gepoolt: u.DATABASE_URL_DIREKT !== undefined,
  });
}

/** Where the database is prepared: never through a pooler. */
export const vorbereiter = (u: Umgebung): string =>
  u.DATABASE_URL_MIGRATION ?? u.DATABASE_URL_DIREKT ?? u.DATABASE_URL;

/**
 * Brings an empty or older database to the newest state, reference data included. Who may not is content with one that
 * somebody else has brought there.
 */
export async function bereiteDatenbankVor(
  adresse: string,
  dbVerzeichnis: string,
  arbeitender: Arbeitender = {},
): Promise<void> {
  const verzeichnis = join(dbVerzeichnis, 'migrations');
  const url = await new Datenbankziel(adresse).suche();
  const client = new pg.Client({ connectionString: url, application_name: vorbereitend });
  await client.connect();
  try {
    const { rows } = await client.query<{ vorbereiten: boolean }>(fragRechte);
    if (!rows[0]?.vorbereiten) return await verlangeStand(url, verzeichnis);
    if (arbeitender.gepoolt && !arbeitender.fuer) throw new Error(deutsch('betrieb.datenbank.poolerZweiTun'));
    await migriere(url, verzeichnis, arbeitender);
    await client.query('SELECT pg_advisory_lock(72302)');
    await ladeReferenzdaten(client, join(dbVerzeichnis, 'reference'));
  } finally {
    await client.end();
  }
}
