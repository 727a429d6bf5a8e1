import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const wurzel = resolve(import.meta.dirname, '../../..');
export const dbVerzeichnis = join(wurzel, 'db');
/** As `npm start` and the image run it. */
export const apiStart: readonly string[] = [
  ...JSON.parse(readFileSync(join(wurzel, 'apps/api/node-argumente.json'), 'utf8')),
  join(wurzel, 'apps/api/dist/main.js'),
];

/** How the API asks for its list. */
export interface Listenplan {
  spalten: string;
  zeitraum: number | null;
  gefragt: string[];
  nurOffene: boolean;
  sortierung: string;
  gezaehlt: boolean;
}

/** What apps/api/src/messung.ts offers of the built API: the measurement runs on what is delivered. */
interface Gemessenes {
  bereiteDatenbankVor(url: string, verzeichnis: string): Promise<void>;
  listenSql(plan: Listenplan): string;
  zeilenformen: [{ spalten: string }, { spalten: string }];
  alleAnweisungen: Map<string, [string]>;
}

export async function gemessenes(): Promise<Gemessenes> {
  const { messung } = await import(pathToFileURL(join(wurzel, 'apps/api/dist/messung.js')).href);
  return messung;
}

type Seite = 'anmeldung' | 'erfassung' | 'liste';

/** What the script of a page may weigh, in kB; the build of the web app holds to the same bounds. */
export function skriptgroessen(): Record<Seite, { hoechstens: number }> {
  return JSON.parse(readFileSync(join(wurzel, 'apps/web/skriptgroessen.json'), 'utf8'));
}
