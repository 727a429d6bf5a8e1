import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dateiHash, TestDatenbank } from './test-datenbank.js';
import { testServerUrl } from './test-server-url.js';

const serverUrl = testServerUrl();
const offen: TestDatenbank[] = [];
let vorbereitungen = 0;

async function anlegen(hash: string): Promise<TestDatenbank> {
  const datenbank = await TestDatenbank.anlegen({
    serverUrl,
    hash,
    vorbereiten: async (url) => {
      vorbereitungen += 1;
      await mitVerbindung(url, (client) => client.query("CREATE TABLE ort AS SELECT 'Köln' AS name"));
    },
  });
  offen.push(datenbank);
  return datenbank;
}

async function orte(url: string): Promise<string[]> {
  const { rows } = await mitVerbindung(url, (client) =>
    client.query<{ name: string }>('SELECT name FROM ort'),
  );
  return rows.map((zeile) => zeile.name);
}

afterEach(async () => {
  for (const datenbank of offen.splice(0)) await datenbank.entfernen();
  vorbereitungen = 0;
});

describe('TestDatenbank', () => {
  it('clones a template that is prepared once, also when several ask at the same moment', async () => {
    const hash = crypto.randomUUID();
    const alle = await Promise.all([anlegen(hash), anlegen(hash), anlegen(hash)]);
    expect(vorbereitungen).toBe(1);
    for (const { url } of alle) expect(await orte(url)).toEqual(['Köln']);
  });

  it('keeps two clones apart', async () => {
    const hash = crypto.randomUUID();
    const [eine, andere] = [await anlegen(hash), await anlegen(hash)];
    await mitVerbindung(eine.url, (client) => client.query("INSERT INTO ort VALUES ('Gießen')"));
    expect(await orte(andere.url)).toEqual(['Köln']);
  });

  it('prepares again for another hash', async () => {
    await anlegen(crypto.randomUUID());
    await anlegen(crypto.randomUUID());
    expect(vorbereitungen).toBe(2);
  });

  it('does not take a failed preparation for a template', async () => {
    const hash = crypto.randomUUID();
    const vorbereiten = () => Promise.reject(new Error('Migration falsch'));
    await expect(TestDatenbank.anlegen({ serverUrl, hash, vorbereiten })).rejects.toThrow('Migration falsch');
    expect(await orte((await anlegen(hash)).url)).toEqual(['Köln']);
  });

  it('is gone after entfernen, even with an open connection', async () => {
    const datenbank = await anlegen(crypto.randomUUID());
    await mitVerbindung(datenbank.url, () => datenbank.entfernen());
    await expect(orte(datenbank.url)).rejects.toThrow(/does not exist/);
  });
});

describe('dateiHash', () => {
  let ort: string;

  beforeEach(async () => {
    ort = await mkdtemp(join(tmpdir(), 'datei-hash-'));
    await writeFile(join(ort, '0001.sql'), 'CREATE TABLE a ()');
  });

  afterEach(() => rm(ort, { recursive: true }));

  it('is the same for the same files', () => {
    expect(dateiHash(ort)).toBe(dateiHash(ort));
  });

  it('changes with a name and with a content', async () => {
    const vorher = dateiHash(ort);
    await rename(join(ort, '0001.sql'), join(ort, '0002.sql'));
    const umbenannt = dateiHash(ort);
    await writeFile(join(ort, '0002.sql'), 'CREATE TABLE b ()');
    expect(new Set([vorher, umbenannt, dateiHash(ort)]).size).toBe(3);
  });
});
