import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const wurzel = resolve(import.meta.dirname, '../../../..');
const quelle = join(wurzel, 'apps/api/src');

/** What the API repeats by itself, by the names that its services give. */
const aufgaben = readdirSync(quelle, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.service.ts'))
  .flatMap((name) => [
    ...readFileSync(join(quelle, name), 'utf8').matchAll(/taktgeber\.wiederhole(?:Innen)?\('([^']+)'/g),
  ])
  .map(([, name]) => name);

it('docs/betrieb/cluster.md says of every repeated task why several processes do it once', () => {
  const blatt = readFileSync(join(wurzel, 'docs/betrieb/cluster.md'), 'utf8');
  const abschnitt = blatt.split('## Jede Aufgabe einmal')[1]?.split('\n## ')[0] ?? '';
  const genannt = [...abschnitt.matchAll(/^\| ([^|]+?) \| [^|]+ \|$/gm)].map(([, name]) => name);
  expect(genannt.slice(1).toSorted()).toEqual(aufgaben.toSorted());
  expect(aufgaben.length).toBeGreaterThan(15);
});
