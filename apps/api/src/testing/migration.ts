import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Portal } from './portal.js';

const verzeichnis = resolve(import.meta.dirname, '../../../../db/migrations');

/** Runs one migration once more, over data as the version before it has left them. */
export async function fuehreAus({ datenbankUrl }: Portal, datei: string): Promise<void> {
  const sql = readFileSync(join(verzeichnis, datei), 'utf8');
  await mitVerbindung(datenbankUrl, (client) => client.query(sql));
}
