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

/** A module of the built API: the measurement runs on what is delivered. */
export async function apiModul<T>(pfad: string): Promise<T> {
  return (await import(pathToFileURL(join(wurzel, 'apps/api/dist', pfad)).href)) as T;
}

type Seite = 'anmeldung' | 'erfassung' | 'liste';

/** What the script of a page may weigh, in kB; the build of the web app holds to the same bounds. */
export function skriptgroessen(): Record<Seite, { hoechstens: number }> {
  return JSON.parse(readFileSync(join(wurzel, 'apps/web/skriptgroessen.json'), 'utf8'));
}
