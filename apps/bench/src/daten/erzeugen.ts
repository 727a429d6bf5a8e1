import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';

export const passwort = 'Demo-Portal1!';

/** Clients, users and `anzahl` orders, made by PostgreSQL itself: a million takes minutes instead of hours. */
export async function erzeugeDaten(client: pg.Client, anzahl: number): Promise<void> {
  await client.query(sql('grundlage.sql', { hash: `'${await hash(passwort)}'` }));
  await client.query(sql('auftraege.sql', { anzahl: String(anzahl) }));
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
}

/** A file with its `:name` filled in; the values are ours. */
function sql(datei: string, werte: Record<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, datei), 'utf8');
  return text.replace(/(?<!:):([a-z]+)\b/g, (alles, name: string) => werte[name] ?? alles);
}
