import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gruende, sqlInTests } from './begruendetes-sql.js';
import { schreibanweisungen, tabellenDer } from './sql-in-tests.js';

const wurzel = resolve(import.meta.dirname, '../../../..');
const lies = (datei: string) => readFileSync(join(wurzel, datei), 'utf8');
const tabellen = tabellenDer(globSync('db/migrations/*.sql', { cwd: wurzel }).map(lies));

/** Every source that only tests run; what is said here about statements is none. */
const dateien = [
  ...globSync('{apps,packages}/*/src/**/*.{spec,test,ablauf}.{ts,tsx}', { cwd: wurzel }),
  ...globSync('{apps,packages}/*/src/**/testing/**/*.{ts,tsx}', { cwd: wurzel }),
  ...globSync('{apps/e2e,packages/testkit}/src/**/*.{ts,tsx}', { cwd: wurzel }),
].filter((datei) => !datei.startsWith('packages/testkit/src/sql/'));

describe('SQL in tests', () => {
  it('sets no state that the product must reach by itself: what stays is listed with its reason', () => {
    const gefunden = [...new Set(dateien)]
      .map((datei) => [datei, schreibanweisungen(lies(datei), tabellen)] as const)
      .filter(([, anweisungen]) => anweisungen.length);
    const erlaubt = Object.entries(sqlInTests).map(([datei, je]) => [datei, Object.keys(je).sort()] as const);
    expect(Object.fromEntries(gefunden)).toEqual(Object.fromEntries(erlaubt));
  });

  it('has no reason that nothing needs', () => {
    const genannt = new Set(Object.values(sqlInTests).flatMap((je) => Object.values(je)));
    expect([...genannt].sort()).toEqual(Object.keys(gruende).sort());
  });

  it('looks into all tests, at all tables', () => {
    expect(new Set(dateien).size).toBeGreaterThan(300);
    expect(tabellen.size).toBeGreaterThan(60);
    expect(tabellen).toContain('auftrag');
  });
});

describe('Schreibende Anweisungen', () => {
  const alle = new Set(['auftrag', 'land']);

  it.each([
    ["db.sql('UPDATE auftrag SET typ = 1')", ['UPDATE auftrag']],
    ['`update auftrag a\n set typ = 1`', ['UPDATE auftrag']],
    ['`UPDATE auftrag AS a SET typ = 1`', ['UPDATE auftrag']],
    ['`INSERT INTO "land" (id) SELECT 1`', ['INSERT land']],
    ['`WITH w AS (DELETE FROM auftrag RETURNING id) SELECT 1`', ['DELETE auftrag']],
    ["'TRUNCATE auftrag CASCADE'", ['TRUNCATE auftrag']],
    ["'ALTER TABLE auftrag DISABLE TRIGGER ALL'", ['ALTER auftrag']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that puts the name of a table in
    ['`DELETE FROM ${tabelle}`', ['DELETE *']],
    ["'UPDATE land SET a = 1'; 'UPDATE land SET b = 2'; 'INSERT INTO land'", ['INSERT land', 'UPDATE land']],
    ["'INSERT INTO anderswo (id) VALUES (1)'", []],
    ["'SELECT id FROM auftrag FOR UPDATE'", []],
    ["it('does not update a land set before')", []],
  ])('of %j are %j', (quelltext, erwartet) => {
    expect(schreibanweisungen(quelltext, alle)).toEqual(erwartet);
  });
});
