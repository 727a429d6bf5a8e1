import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the checks of packaging and documents read. */
export const WURZEL = resolve(import.meta.dirname, '../../../..');
export const lesen = (name: string): string => readFileSync(join(WURZEL, name), 'utf8');
/** What the first group of a pattern finds. */
export const treffer = (text: string, muster: RegExp): string[] =>
  [...text.matchAll(muster)].map((m) => m[1] ?? '');

const umgebung = lesen('apps/api/src/config/umgebung.ts');
/** What the API reads from its environment. */
export const apiEinstellungen = [...new Set(treffer(umgebung, /^ {2}([A-Z][A-Z0-9_]+): (?:z|ja)\b/gm))];
/** What of it may come from a file. */
export const geheimeEinstellungen = treffer(
  /const geheimnisse = \[([^\]]+)\]/.exec(umgebung)?.[1] ?? '',
  /'(\w+)'/g,
);
/** What `npm start` reads itself. */
export const starteinstellungen = [
  ...new Set(treffer(lesen('scripts/lib/einstellungen.mjs'), /env\['([A-Z_]+)'\]/g)),
];
