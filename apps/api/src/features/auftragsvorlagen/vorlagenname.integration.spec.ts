import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { TestDatenbank } from '@frachtportal/testkit/test-datenbank';
import { testServerUrl } from '@frachtportal/testkit/test-server-url';
import { expect, it } from 'vitest';
import { migriere } from '../../platform/database/vorbereiten/migrationen.js';

const migrationen = resolve(import.meta.dirname, '../../../../../db/migrations');
const diese = '0100-vorlagenname-je-hauptmandant.sql';

it('templates that share a name get a number behind theirs, but the oldest and those of other main clients', async () => {
  const vorher = mkdtempSync(join(tmpdir(), 'migrationen-'));
  for (const datei of readdirSync(migrationen).filter((d) => d < diese)) {
    cpSync(join(migrationen, datei), join(vorher, datei));
  }
  const serverUrl = testServerUrl();
  const db = await TestDatenbank.anlegen({ serverUrl, hash: 'leer', vorbereiten: async () => undefined });
  await migriere(db.url, vorher);
  const lang = 'x'.repeat(60);
  const zeilen = await mitVerbindung(db.url, async (c) => {
    await c.query(`INSERT INTO mandant (id, name, ist_hauptmandant, hauptmandant_id) VALUES
      (901, 'Haupt', true, NULL), (902, 'Unter', false, 901), (903, 'Zweiter', false, 901), (904, 'Frei', false, NULL)`);
    await c.query(
      `INSERT INTO auftragsvorlage (id, mandant_id, vorlage_name, auftrag) VALUES
        (1, 902, 'Bremen', '{}'), (2, 901, 'BREMEN', '{}'), (3, 903, 'bremen', '{}'), (4, 901, 'bremen (3)', '{}'),
        (5, 904, 'Bremen', '{}'), (6, 901, $1, '{}'), (7, 902, $1, '{}')`,
      [lang],
    );
    await migriere(db.url, migrationen);
    return (await c.query('SELECT id, vorlage_name AS name FROM auftragsvorlage ORDER BY id')).rows;
  });
  expect(zeilen.map((z) => z.name)).toEqual([
    'Bremen',
    'BREMEN (2)',
    'bremen (4)',
    'bremen (3)',
    'Bremen',
    lang,
    `${'x'.repeat(56)} (2)`,
  ]);
  rmSync(vorher, { recursive: true });
  await db.entfernen();
});
