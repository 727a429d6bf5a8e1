import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { zeilentypen } from '@frachtportal/testkit/anweisungen';
import { expect, it } from 'vitest';
import { legeBestandAn } from '../../testing/portal.js';
import { alleAnweisungen } from './anweisung.js';

const src = join(import.meta.dirname, '../..');
const dateien = globSync('**/*.ts', { cwd: src, exclude: ['**/*.spec.ts', '**/testing/**'] })
  .filter((datei) => /\banweisung(sform)?\(/.test(readFileSync(join(src, datei), 'utf8')))
  .filter((datei) => datei !== 'platform/database/anweisung.ts');

it('the row type of every statement is what PostgreSQL says of it', async () => {
  for (const datei of dateien) await import(join(src, datei));
  const bestand = await legeBestandAn();
  try {
    const erzeugt = await mitVerbindung(bestand.env['DATABASE_URL'] ?? '', (client) =>
      zeilentypen(client, alleAnweisungen),
    );
    await expect(erzeugt).toMatchFileSnapshot('./zeilen.generated.ts');
  } finally {
    await bestand.entfernen();
  }
});
