import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { PostgresServer } from '../postgres-server.js';
import { jeDatenbank } from '../sql.js';

const anweisungen = new URL('../../../../db/neue-epoche.sql', import.meta.url);

/** What is restored goes on as something new: nothing of what came after the backup is taken for its continuation. */
export const beginneNeueEpoche = (server: PostgresServer): Promise<void> =>
  jeDatenbank(server.url(), neueEpoche);

/** The same in one database. */
export async function neueEpoche(client: pg.Client): Promise<void> {
  await client.query(await readFile(anweisungen, 'utf8'));
}
