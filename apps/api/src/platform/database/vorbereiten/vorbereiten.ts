import { join } from 'node:path';
import pg from 'pg';
import type { Umgebung } from '../../../config/umgebung.js';
import { fragRechte, vorbereitend } from './betriebsrolle.js';
import { migriere, verlangeStand } from './migrationen.js';
import { ladeReferenzdaten } from './referenzdaten.js';

/** As the settings say: as the user who may change tables, for the one who works. */
export function bereiteVor({ DATABASE_URL, DATABASE_URL_MIGRATION, DB_DIR }: Umgebung): Promise<void> {
  if (!DATABASE_URL_MIGRATION) return bereiteDatenbankVor(DATABASE_URL, DB_DIR);
  const { user } = new pg.Client({ connectionString: DATABASE_URL });
  return bereiteDatenbankVor(DATABASE_URL_MIGRATION, DB_DIR, user);
}

/**
 * Brings an empty or older database to the newest state, reference data included. Who may not is content with one that
 * somebody else has brought there.
 * @param fuer name of the user who works there, if another one
 */
export async function bereiteDatenbankVor(url: string, dbVerzeichnis: string, fuer?: string): Promise<void> {
  const verzeichnis = join(dbVerzeichnis, 'migrations');
  const client = new pg.Client({ connectionString: url, application_name: vorbereitend });
  await client.connect();
  try {
    const { rows } = await client.query<{ vorbereiten: boolean }>(fragRechte);
    if (!rows[0]?.vorbereiten) return await verlangeStand(url, verzeichnis);
    await migriere(url, verzeichnis, fuer);
    await client.query('SELECT pg_advisory_lock(72302)');
    await ladeReferenzdaten(client, join(dbVerzeichnis, 'reference'));
  } finally {
    await client.end();
  }
}
