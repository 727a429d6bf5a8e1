import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const wurzel = resolve(import.meta.dirname, '../../..');
export const dbVerzeichnis = join(wurzel, 'db');
export const apiStart = join(wurzel, 'apps/api/dist/main.js');

/** A module of the built API: the measurement runs on what is delivered. */
export async function apiModul<T>(pfad: string): Promise<T> {
  return (await import(pathToFileURL(join(wurzel, 'apps/api/dist', pfad)).href)) as T;
}
