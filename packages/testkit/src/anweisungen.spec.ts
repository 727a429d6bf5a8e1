import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beschreibe, zeilentypen } from './anweisungen.js';
import { TestDatenbank } from './test-datenbank.js';
import { testServerUrl } from './test-server-url.js';

let datenbank: TestDatenbank;
beforeAll(async () => {
  datenbank = await TestDatenbank.anlegen({
    serverUrl: testServerUrl(),
    hash: 'anweisungen',
    vorbereiten: (url) =>
      mitVerbindung(url, async (c) => {
        await c.query(`
          CREATE TABLE land (id int PRIMARY KEY, lkz varchar(3) NOT NULL);
          CREATE TABLE ort (id int PRIMARY KEY, land_id int REFERENCES land, name text NOT NULL, breite numeric(9, 6),
            wege int8 NOT NULL, seit date NOT NULL, gesehen timestamptz, worte text[] NOT NULL, mehr jsonb, bild bytea)`);
      }),
  });
});
afterAll(() => datenbank.entfernen());

const mit = <T>(arbeit: (client: pg.Client) => Promise<T>) => mitVerbindung(datenbank.url, arbeit);
const zeile = (text: string) =>
  mit(async (client) =>
    Object.fromEntries((await beschreibe(client, text))?.map((s) => [s.name, s.typ]) ?? []),
  );

describe('The row of a statement', () => {
  it('has the types in which values arrive; what may be empty may be null', async () => {
    expect(await zeile('SELECT * FROM ort WHERE name = $1 AND wege > $2')).toEqual({
      id: 'number',
      land_id: 'number | null',
      name: 'string',
      breite: 'string | null',
      wege: 'string',
      seit: 'Date',
      gesehen: 'Date | null',
      worte: 'string[]',
      mehr: 'unknown',
      bild: 'Buffer | null',
    });
  });

  it('is known of what a change returns, and nothing is changed by asking', async () => {
    const text = "INSERT INTO land (id, lkz) VALUES (1, 'D') RETURNING id AS neu";
    expect(await zeile(text)).toEqual({ neu: 'number' });
    expect(await mit(async (c) => (await c.query('SELECT FROM land')).rowCount)).toBe(0);
    expect(await mit((c) => beschreibe(c, 'DELETE FROM land'))).toBeUndefined();
  });

  it.each([
    [
      'an expression',
      'SELECT lower(name) AS wort, count(*) AS zahl FROM ort GROUP BY name',
      ['wort', 'zahl'],
    ],
    ['a union', 'SELECT id FROM ort UNION SELECT id FROM land', ['id']],
    ['an outer join', 'SELECT o.id AS ort, l.id FROM ort o LEFT JOIN land l ON l.id = o.land_id', ['id']],
    [
      'an outer join of a subquery',
      'SELECT o.id AS ort, l.id FROM ort o LEFT JOIN LATERAL (SELECT id FROM land WHERE (id = o.land_id)) l ON true',
      ['id'],
    ],
    [
      'an outer join of a named query',
      'WITH l AS (SELECT id FROM land) SELECT o.id AS ort, l.id FROM ort o LEFT JOIN l ON l.id = o.land_id',
      ['ort', 'id'],
    ],
    [
      'an outer join in a named query',
      'WITH x AS (SELECT l.id FROM ort o LEFT JOIN land l ON l.id = o.land_id) SELECT x.id, o.name FROM x, ort o',
      ['id'],
    ],
    [
      'a right join',
      'SELECT o.id AS ort, l.id FROM ort o RIGHT JOIN land l ON l.id = o.land_id',
      ['ort', 'id'],
    ],
    ['the row as it was', 'UPDATE land SET lkz = $1 RETURNING old.id', ['id']],
  ])('of %s may be null', async (_was, text, erwartet) => {
    const typen = await zeile(text);
    expect(Object.keys(typen).filter((name) => typen[name]?.endsWith('| null'))).toEqual(erwartet);
  });

  it.each([
    ['SELECT 1', 'eigenen Namen'],
    ['SELECT o.id, l.id FROM ort o, land l', 'eigenen Namen'],
    ["SELECT '1.2.3.4'::inet AS adresse", 'inet'],
  ])('has names and known types: %s is refused', async (text, grund) => {
    await expect(zeile(text)).rejects.toThrow(grund);
  });
});

describe('Row types of all statements', () => {
  const anweisungen = new Map([
    ['orte.alle', ['SELECT id, name FROM ort ORDER BY id', 'SELECT id, name FROM ort ORDER BY name']],
    ['land.anlegen', ['INSERT INTO land (id, lkz) VALUES ($1, $2)']],
  ]);

  /** With the schema changed; afterwards it is as it was. */
  const nach = (aenderung: string, was = anweisungen) =>
    mit(async (client) => {
      await client.query('BEGIN');
      await client.query(aenderung);
      return zeilentypen(client, was);
    });

  it('are a TypeScript file', async () => {
    const datei = await mit((client) => zeilentypen(client, anweisungen));
    expect(datei).toContain(
      "export interface Zeilen {\n  'land.anlegen': never;\n  'orte.alle': { id: number; name: string };\n}\n",
    );
  });

  it('fail for a column that was renamed, and name the statement', async () => {
    await expect(nach('ALTER TABLE ort RENAME name TO ortsname')).rejects.toThrow(
      /^orte\.alle: column "name" does not exist/,
    );
  });

  it('change with the type of a column and with what it may hold', async () => {
    expect(await nach('ALTER TABLE ort ALTER id TYPE int8')).toContain('{ id: string; name: string }');
    expect(await nach('ALTER TABLE ort ALTER name DROP NOT NULL')).toContain(
      '{ id: number; name: string | null }',
    );
  });

  it('fail for a statement whose forms answer different rows', async () => {
    const verschieden = new Map([['orte.alle', ['SELECT id FROM ort', 'SELECT name FROM ort']]]);
    await expect(nach('SELECT 1', verschieden)).rejects.toThrow(/^orte\.alle: verschiedene Zeilen/);
  });

  it('fail with all that is wrong at once', async () => {
    const falsch = new Map([
      ['land.a', ['SELECT a FROM land']],
      ['land.b', ['SELECT b FROM land']],
    ]);
    await expect(mit((client) => zeilentypen(client, falsch))).rejects.toThrow(/^land\.a: .*\nland\.b: /);
  });
});
