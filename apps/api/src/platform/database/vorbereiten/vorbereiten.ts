import { join } from 'node:path';
import pg from 'pg';
import { migriere } from './migrationen.js';
import { ladeReferenzdaten } from './referenzdaten.js';

/** Brings an empty or older database to the newest state, reference data included. */
export async function bereiteDatenbankVor(url: string, dbVerzeichnis: string): Promise<void> {
  await migriere(url, join(dbVerzeichnis, 'migrations'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(72302)');
    await ladeReferenzdaten(client, join(dbVerzeichnis, 'reference'));
  } finally {
    await client.end();
  }
}
