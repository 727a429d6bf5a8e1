import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liesUmgebung } from '../../../config/umgebung.js';
import { oeffneQuelle } from '../quelle.js';
import { pruefeDatenbank } from './erreichbar.js';
import { bereiteDatenbankVor } from './vorbereiten.js';

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

describe('An ordinary owner of a database', () => {
  it('is told what lacks, and needs no right to make roles once somebody has made this one', async () => {
    const erster = urlVon('erster', 'portal1');
    expect(await pruefeDatenbank(erster)).toContainEqual(
      expect.objectContaining({ stand: 'stoerung', satz: 'betrieb.datenbank.rechte' }),
    );
    await alsVerwalter('CREATE ROLE frachtportal_betrieb', 'GRANT frachtportal_betrieb TO erster');
    expect((await pruefeDatenbank(erster)).map((f) => f.stand)).not.toContain('stoerung');
    await bereiteDatenbankVor(erster, dbVerzeichnis);
    await bereiteDatenbankVor(erster, dbVerzeichnis);
    expect(await arbeitetAls(erster)).toEqual({ rolle: 'frachtportal_betrieb', laender: true });
  });

  it('of a second portal in the same PostgreSQL has it in the same way', async () => {
    const zweiter = urlVon('zweiter', 'portal2');
    expect(await pruefeDatenbank(zweiter)).toContainEqual(
      expect.objectContaining({ satz: 'betrieb.datenbank.rechte' }),
    );
    await alsVerwalter('GRANT frachtportal_betrieb TO zweiter');
    await bereiteDatenbankVor(zweiter, dbVerzeichnis);
    expect(await arbeitetAls(zweiter)).toEqual({ rolle: 'frachtportal_betrieb', laender: true });
  });
});
