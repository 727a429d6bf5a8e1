import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

export const passwort = 'Demo-Portal1!';

/** Clients, users and `anzahl` orders, made by PostgreSQL itself: a million takes minutes instead of hours. */
export async function erzeugeDaten(client: pg.Client, anzahl: number): Promise<void> {
  await client.query(sql('grundlage.sql', { hash: `'${await hash(passwort)}'` }));
  const indizes = await nimmIndizes(client);
  await client.query(sql('auftraege.sql', { anzahl: String(anzahl) }));
  await client.query("SET maintenance_work_mem = '1GB'");
  for (const index of indizes) await client.query(index);
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}

/** Drops the indexes of the tables that are filled, and answers how they are made again: at once they take half the time. */
async function nimmIndizes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indexrelid`,
    [
      [
        'auftrag',
        'auftrag_adresse',
        'auftrag_historie',
        'auftragsposition',
        'gefahrgutzeile',
        'uebertragung',
      ],
    ],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map((r) => r.definition);
}

/** A file with its `:name` filled in; the values are ours. */
function sql(datei: string, werte: Record<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, datei), 'utf8');
  return text.replace(/(?<!:):([a-z]+)\b/g, (alles, name: string) => werte[name] ?? alles);
}
