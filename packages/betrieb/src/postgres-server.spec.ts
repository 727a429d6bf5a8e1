import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresServer } from './postgres-server.js';
import { datenbankAnlegen, mitVerbindung } from './sql.js';

let ort: string;
let verzeichnis: string;
const offen: PostgresServer[] = [];

async function starten(dauerhaft = false): Promise<PostgresServer> {
  const server = await PostgresServer.starten({ verzeichnis, dauerhaft });
  offen.push(server);
  return server;
}

async function wert(url: string, sql: string): Promise<unknown> {
  return mitVerbindung(url, async (client) => Object.values((await client.query(sql)).rows[0] ?? {})[0]);
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(join(verzeichnis, 'postmaster.pid'), 'utf8'), 10);
}

async function bis(wahr: () => Promise<boolean>): Promise<void> {
  while (!(await wahr())) await warten(50);
}

/** What a power failure looks like to the data directory. */
async function abschiessen(): Promise<void> {
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  // The children notice the death of their parent by themselves.
  await warten(300);
}

beforeEach(async () => {
  ort = await mkdtemp(join(tmpdir(), 'postgres-server-spec-'));
  await chmod(ort, 0o755);
  verzeichnis = join(ort, 'postgres');
});

afterEach(async () => {
  for (const server of offen.splice(0)) await server.stoppen();
  await rm(ort, { recursive: true, force: true });
});

describe('PostgresServer', () => {
  it('sorts and lower-cases by UTF-8 and brings pg_trgm and unaccent', async () => {
    const server = await starten();
    expect(await wert(server.url(), 'SHOW server_version')).toMatch(/^18\./);
    expect(await wert(server.url(), "SELECT lower('ÄÖÜẞ Straße')")).toBe('äöüß straße');
    await mitVerbindung(server.url(), (client) =>
      client.query('CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent'),
    );
    expect(await wert(server.url(), "SELECT unaccent('Müller')")).toBe('Muller');
  });

  it('writes durably where data must last', async () => {
    const server = await starten(true);
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      expect(await wert(server.url(), `SHOW ${name}`)).toBe('on');
    }
  });

  it('runs below a folder that only its owner may enter', async () => {
    await chmod(ort, 0o700);
    const server = await starten();
    expect(await wert(server.url(), 'SELECT 1')).toBe(1);
  });

  it('listens on 127.0.0.1 only and asks for the password', async () => {
    const server = await starten();
    expect(await wert(server.url(), 'SHOW listen_addresses')).toBe('127.0.0.1');
    const ohne = server.url().replace(/:[0-9a-f]+@/, ':falsch@');
    await expect(wert(ohne, 'SELECT 1')).rejects.toThrow(/password/);
    expect((await stat(`${verzeichnis}.passwort`)).mode & 0o077).toBe(0);
  });

  it('keeps the data between two starts', async () => {
    const erster = await starten();
    await datenbankAnlegen(erster.url(), 'probe');
    await datenbankAnlegen(erster.url(), 'probe');
    await erster.stoppen();
    const zweiter = await starten();
    expect(await wert(zweiter.url('probe'), 'SELECT current_database()')).toBe('probe');
  });

  it('recovers after a crash and loses nothing that was committed', async () => {
    const erster = await starten(true);
    await mitVerbindung(erster.url(), (client) => client.query('CREATE TABLE t AS SELECT 42 AS wert'));
    await abschiessen();
    await erster.stoppen();
    const zweiter = await starten(true);
    expect(await wert(zweiter.url(), 'SELECT wert FROM t')).toBe(42);
  });

  it('starts although the pid file names a foreign process', async () => {
    const erster = await starten();
    await erster.stoppen();
    await writeFile(
      join(verzeichnis, 'postmaster.pid'),
      `${process.pid}\n${verzeichnis}\n1\n1\n\n127.0.0.1\n`,
    );
    const zweiter = await starten();
    expect(await wert(zweiter.url(), 'SELECT 1')).toBe(1);
  });

  it('takes over a server whose owner died', async () => {
    const erster = await starten();
    const alt = await postmaster();
    await rm(`${verzeichnis}.sperre`);
    const zweiter = await starten();
    expect(await postmaster()).not.toBe(alt);
    expect(await wert(zweiter.url(), 'SELECT 1')).toBe(1);
    await expect(wert(erster.url(), 'SELECT 1')).rejects.toThrow();
  });

  it('refuses a second process on the same directory', async () => {
    await starten();
    await expect(starten()).rejects.toThrow(/schon in Benutzung/);
  });

  it('waits for its port where somebody else has it, says so, and comes back under the same address', async () => {
    const server = await starten(true);
    await mitVerbindung(server.url(), (client) => client.query('CREATE TABLE t AS SELECT 7 AS wert'));
    const port = Number(new URL(server.url()).port);
    expect(await server.wartetAufPort(() => undefined)).toBe(false);
    await abschiessen();
    const fremder = createServer();
    await bis(
      () =>
        new Promise((fertig) => {
          fremder.once('error', () => fertig(false));
          fremder.listen(port, '127.0.0.1', () => fertig(true));
        }),
    );
    const gesagt: number[] = [];
    const wartet = server.wartetAufPort((p) => gesagt.push(p));
    await bis(async () => gesagt.length > 0);
    expect(gesagt).toEqual([port]);
    await new Promise((zu) => fremder.close(zu));
    expect(await wartet).toBe(true);
    await server.wiederbeleben();
    expect(await wert(server.url(), 'SELECT wert FROM t')).toBe(7);
  });
});
