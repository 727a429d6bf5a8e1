import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { deutsch } from '@frachtportal/texte/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesUmgebung } from '../../../config/umgebung.js';
import { bald } from '../../../testing/bald.js';
import { fundzeile } from '../../einblick/fund.js';
import { oeffneQuelle } from '../quelle.js';
import { pruefeDatenbank } from './erreichbar.js';
import { bereiteDatenbankVor, bereiteVor } from './vorbereiten.js';

const dbVerzeichnis = resolve(import.meta.dirname, '../../../../../../db');

let ort: string;
let server: PostgresServer;
beforeAll(async () => {
  ort = await mkdtemp(join(tmpdir(), 'frachtportal-besitzer-'));
  await chmod(ort, 0o755);
  server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft: true });
  await alsVerwalter(`CREATE ROLE erster LOGIN PASSWORD 'x'`, `CREATE DATABASE portal1 OWNER erster`);
  await alsVerwalter(`CREATE ROLE zweiter LOGIN PASSWORD 'x'`, `CREATE DATABASE portal2 OWNER zweiter`);
});
afterAll(async () => {
  await server?.stoppen();
  await rm(ort, { recursive: true, force: true });
});

const alsVerwalter = (...anweisungen: string[]) =>
  mitVerbindung(server.url(), async (db) => {
    for (const anweisung of anweisungen) await db.query(anweisung);
  });

function urlVon(benutzer: string, datenbank: string): string {
  const url = new URL(server.url(datenbank));
  return Object.assign(url, { username: benutzer, password: 'x' }).href;
}

/** Who works, and may not change tables. */
async function arbeitetAls(url: string): Promise<unknown> {
  const { pool, typeorm } = await oeffneQuelle(liesUmgebung({ DATABASE_URL: url, DEMO: 'true' }), []);
  try {
    await expect(pool.query('CREATE TABLE fremd (id int)')).rejects.toThrow(/permission denied/);
    return (await pool.query('SELECT current_user AS rolle, count(*) > 0 AS laender FROM land')).rows[0];
  } finally {
    await typeorm.destroy();
  }
}

const rechteFehlen = expect.objectContaining({ stand: 'stoerung', satz: 'betrieb.datenbank.rechte' });

describe('An ordinary owner of a database', () => {
  it('is told what lacks, and needs no right to make roles once somebody has made this one', async () => {
    const erster = urlVon('erster', 'portal1');
    const [fund] = await pruefeDatenbank(erster);
    expect(fund).toEqual(rechteFehlen);
    const rolle = 'frachtportal_betrieb_portal1';
    expect(fund && fundzeile(fund, deutsch)).toContain(`CREATE ROLE "${rolle}"; GRANT "${rolle}" TO`);
    await alsVerwalter(`CREATE ROLE "${rolle}"`, `GRANT "${rolle}" TO erster`);
    expect((await pruefeDatenbank(erster)).map((f) => f.stand)).not.toContain('stoerung');
    await bereiteDatenbankVor(erster, dbVerzeichnis);
    await bereiteDatenbankVor(erster, dbVerzeichnis);
    expect(await arbeitetAls(erster)).toEqual({ rolle: 'frachtportal_betrieb_portal1', laender: true });
  });

  it('is told that the rows of clients are not protected, until somebody has made that role too', async () => {
    const erster = urlVon('erster', 'portal1');
    const geschuetzt = () =>
      mitVerbindung(erster, async (db) => {
        const frage =
          "SELECT sichtrolle() AS rolle, relrowsecurity AS an FROM pg_class WHERE relname = 'auftrag'";
        return (await db.query(frage)).rows[0];
      });
    expect(await geschuetzt()).toEqual({ rolle: null, an: false });
    const [fund] = await pruefeDatenbank(erster);
    const rolle = 'frachtportal_sicht_portal1';
    expect(fund).toMatchObject({ stand: 'achtung', satz: 'betrieb.datenbank.schutz', werte: { rolle } });
    await alsVerwalter(`CREATE ROLE "${rolle}"`, `GRANT "${rolle}" TO erster`);
    await bereiteDatenbankVor(erster, dbVerzeichnis);
    expect(await geschuetzt()).toEqual({ rolle, an: true });
    expect((await pruefeDatenbank(erster))[0]).toMatchObject({ stand: 'gut' });
    expect(await arbeitetAls(erster)).toMatchObject({ laender: true });
  });

  it('of a copy, for which nobody has made that role, sees everything and is told so', async () => {
    const rolle = 'frachtportal_betrieb_kopie';
    await alsVerwalter(
      'CREATE DATABASE kopie TEMPLATE portal1 OWNER erster',
      `CREATE ROLE "${rolle}"`,
      `GRANT "${rolle}" TO erster`,
    );
    const kopie = urlVon('erster', 'kopie');
    await bereiteDatenbankVor(kopie, dbVerzeichnis);
    expect((await pruefeDatenbank(kopie))[0]).toMatchObject({ satz: 'betrieb.datenbank.schutz' });
    await mitVerbindung(kopie, async (db) => {
      const frage = 'SELECT FROM pg_class WHERE relrowsecurity';
      expect((await db.query(frage)).rowCount).toBe(0);
    });
    expect(await arbeitetAls(kopie)).toEqual({ rolle, laender: true });
  });

  it('of a second portal in the same PostgreSQL has a role of its own: neither reads what is the other’s', async () => {
    await alsVerwalter('ALTER ROLE zweiter CREATEROLE');
    const zweiter = urlVon('zweiter', 'portal2');
    await bereiteDatenbankVor(zweiter, dbVerzeichnis);
    expect(await arbeitetAls(zweiter)).toEqual({ rolle: 'frachtportal_betrieb_portal2', laender: true });
    for (const [wer, wo] of [
      ['erster', 'portal2'],
      ['zweiter', 'portal1'],
    ] as const)
      await mitVerbindung(urlVon(wer, wo), async (db) => {
        await expect(db.query('SELECT * FROM benutzer')).rejects.toThrow(/permission denied/);
        await expect(db.query(`SET ROLE frachtportal_betrieb_${wo}`)).rejects.toThrow(/permission denied/);
      });
  });

  it('takes the rights from a role that other databases know, once nobody works with it', async () => {
    await alsVerwalter('CREATE ROLE frachtportal_betrieb', 'GRANT frachtportal_betrieb TO erster, zweiter');
    const [besitzer, fremder] = [urlVon('erster', 'portal1'), urlVon('zweiter', 'portal1')];
    const liest = (url: string) => mitVerbindung(url, (db) => db.query('SELECT 1 FROM benutzer'));
    await mitVerbindung(besitzer, async (db) => {
      await db.query('GRANT SELECT ON ALL TABLES IN SCHEMA public TO frachtportal_betrieb');
      await bereiteDatenbankVor(besitzer, dbVerzeichnis);
      await liest(fremder);
    });
    await bald(async () => {
      await bereiteDatenbankVor(besitzer, dbVerzeichnis);
      await expect(liest(fremder)).rejects.toThrow(/permission denied/);
    });
    expect(await arbeitetAls(besitzer)).toMatchObject({ laender: true });
  });

  it('makes the tables for a user who may change none; without them that one does not start', async () => {
    await alsVerwalter(
      `CREATE ROLE besitzer LOGIN PASSWORD 'x' CREATEROLE`,
      `CREATE ROLE arbeitet LOGIN PASSWORD 'x'`,
      'CREATE DATABASE portal3 OWNER besitzer',
    );
    const arbeitet = urlVon('arbeitet', 'portal3');
    expect(await pruefeDatenbank(arbeitet)).toContainEqual(rechteFehlen);
    const beide = { DATABASE_URL: arbeitet, DATABASE_URL_MIGRATION: urlVon('besitzer', 'portal3') };
    await bereiteVor(liesUmgebung({ ...beide, DEMO: 'true' }));
    expect((await pruefeDatenbank(arbeitet)).map((f) => f.stand)).not.toContain('stoerung');
    await bereiteVor(liesUmgebung({ DATABASE_URL: arbeitet, DEMO: 'true' }));
    expect(await arbeitetAls(arbeitet)).toEqual({ rolle: 'frachtportal_betrieb_portal3', laender: true });
    await mitVerbindung(arbeitet, (db) =>
      expect(db.query('CREATE TABLE fremd (id int)')).rejects.toThrow(/permission denied/),
    );
    await mitVerbindung(beide.DATABASE_URL_MIGRATION, (db) =>
      db.query('DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)'),
    );
    await expect(bereiteVor(liesUmgebung({ DATABASE_URL: arbeitet, DEMO: 'true' }))).rejects.toThrow(
      /älter als dieses Programm.*npm run migrate/,
    );
  });
});
