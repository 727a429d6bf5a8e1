import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  backupArgumente,
  eigenesVerzeichnis,
  orte,
  restoreArgumente,
} from '../../../../scripts/lib/sicherung/argumente.mjs';
import { PostgresServer } from '../postgres-server.js';
import { mitVerbindung } from '../sql.js';
import { schreibeArchiv, uebernimm } from './archiv.js';
import { hier } from './bestand.js';
import { sichern } from './sichern.js';
import { beendeUnterbrochene, wiederherstellen } from './wiederherstellen.js';

let ort: string;

beforeEach(async () => {
  ort = await mkdtemp(join(tmpdir(), 'sicherung-spec-'));
  await chmod(ort, 0o755);
});

afterEach(() => rm(ort, { recursive: true, force: true }));

/** Runs SQL in the data directory's own server, started for it; answers the first value. */
async function imServer(datenverzeichnis: string, sql: string): Promise<unknown> {
  const verzeichnis = join(datenverzeichnis, 'postgres');
  const server = await PostgresServer.starten({ verzeichnis, dauerhaft: true });
  try {
    return await mitVerbindung(
      server.url(),
      async (c) => Object.values((await c.query(sql)).rows[0] ?? {})[0],
    );
  } finally {
    await server.stoppen();
  }
}

/** An archive with a right seal around anything. */
async function archiv(dateien: Record<string, string>): Promise<string> {
  const datei = join(ort, 'fremd.tar.gz');
  await schreibeArchiv(datei, async (pack) => {
    for (const [name, inhalt] of Object.entries(dateien))
      await uebernimm(pack, { name, size: Buffer.byteLength(inhalt) }, Readable.from([inhalt]));
  });
  return datei;
}

describe('Eine Sicherung bei stehendem Portal', () => {
  it('enthält Datenbank und Dateien, nicht Protokolle, und hebt das Ersetzte auf', async () => {
    const daten = join(ort, 'daten');
    await mkdir(join(daten, 'dokumente/1/2'), { recursive: true });
    for (const name of ['geheimnis', 'dokumente/1/2/papier', 'dokumente/leer'])
      await writeFile(join(daten, name), name.endsWith('leer') ? '' : name, { mode: 0o600 });
    for (const name of ['protokoll', 'eingang']) {
      await mkdir(join(daten, name));
      await writeFile(join(daten, name, 'x'), name);
    }
    await imServer(daten, 'CREATE TABLE t AS SELECT 42 AS wert');
    const datei = await sichern({ datenverzeichnis: daten });
    expect((await stat(datei)).mode & 0o077).toBe(0);
    await imServer(daten, 'UPDATE t SET wert = 43');
    await writeFile(join(daten, 'geheimnis'), 'inzwischen anders');

    const nochmal = { datei, datenverzeichnis: daten, ersetzen: false };
    await expect(wiederherstellen(nochmal)).rejects.toThrow(/--ersetzen/);
    const vorher = await wiederherstellen({ ...nochmal, ersetzen: true });
    expect(await imServer(daten, 'SELECT wert FROM t')).toBe(42);
    expect(await readFile(join(daten, 'geheimnis'), 'utf8')).toBe('geheimnis');
    expect(await readFile(join(vorher ?? '', 'geheimnis'), 'utf8')).toBe('inzwischen anders');
    expect(await readdir(join(vorher ?? ''))).toContain('postgres');

    const neu = join(ort, 'neu');
    expect(await wiederherstellen({ datei, datenverzeichnis: neu, ersetzen: false })).toBeUndefined();
    expect((await readdir(neu)).sort()).toEqual(['dokumente', 'geheimnis', 'postgres', 'postgres.passwort']);
    expect(await readFile(join(neu, 'dokumente/1/2/papier'), 'utf8')).toBe('dokumente/1/2/papier');
    expect((await stat(join(neu, 'dokumente/leer'))).size).toBe(0);
    expect((await stat(join(neu, 'geheimnis'))).mode & 0o777).toBe(0o600);
    expect(await imServer(neu, 'SELECT wert FROM t')).toBe(42);
  });

  it('lässt von den älteren so viele liegen wie gewünscht, und alles andere', async () => {
    const daten = join(ort, 'daten');
    await imServer(daten, 'SELECT 1');
    const nach = join(daten, 'extern/sicherungen');
    await mkdir(nach, { recursive: true });
    const alte = ['01', '02', '03'].map((tag) => `frachtportal-202601${tag}T030000Z.tar.gz`);
    for (const name of [...alte, 'frachtportal-20260104T030000Z.tar.gz.teil', 'brief.tar.gz'])
      await writeFile(join(nach, name), name);
    const datei = await sichern({ datenverzeichnis: daten, nach, behalten: 2 });
    expect((await readdir(nach)).map((n) => join(nach, n)).sort()).toEqual(
      [join(nach, 'brief.tar.gz'), join(nach, alte[2] ?? ''), datei].sort(),
    );
    // The place of the backups is no part of them.
    const neu = join(ort, 'neu');
    await wiederherstellen({ datei, datenverzeichnis: neu, ersetzen: false });
    expect(await readdir(join(neu, 'extern'))).toEqual([]);
    await expect(sichern({ datenverzeichnis: daten, nach: daten })).rejects.toThrow(/eigenen Ordner/);
  });

  it('abgebrochen, hinterlässt nichts', async () => {
    const daten = join(ort, 'daten');
    await imServer(daten, 'SELECT 1');
    const abbruch = AbortSignal.abort();
    await expect(sichern({ datenverzeichnis: daten, abbruch })).rejects.toThrow();
    expect(await readdir(join(daten, 'sicherungen'))).toEqual([]);
    expect(await imServer(daten, 'SELECT count(*)::int FROM pg_replication_slots')).toBe(0);
  });

  it('braucht Daten', async () => {
    await expect(sichern({ datenverzeichnis: ort })).rejects.toThrow(/keine Daten des Portals/);
    expect(await readdir(ort)).toEqual([]);
  });
});

describe('Ein Archiv, das nicht hierher gehört', () => {
  const herkunft = (anders: object) =>
    JSON.stringify({ erstellt: '2026-01-01T00:00:00Z', ...hier(), ...anders });

  it.each([
    ['ohne Angabe der Herkunft', /enthält keine Sicherung/, { papier: 'x' }],
    ['von einem anderen PostgreSQL', /PostgreSQL 17 auf/, { 'sicherung.json': herkunft({ postgres: '17' }) }],
    ['von einem anderen System', /auf aix-mips/, { 'sicherung.json': herkunft({ system: 'aix-mips' }) }],
    ['mit einem Pfad nach draußen', /fremden Pfad/, { 'sicherung.json': herkunft({}), '../x': 'x' }],
    ['ohne Datenbank', /./, { 'sicherung.json': herkunft({}), 'postgres/PG_VERSION': '18' }],
  ])('wird abgewiesen, ohne etwas zu ändern: %s', async (_was, meldung, dateien) => {
    const daten = join(ort, 'daten');
    await mkdir(daten);
    await writeFile(join(daten, 'geheimnis'), 'bisher');
    const wunsch = { datei: await archiv(dateien), datenverzeichnis: daten, ersetzen: true };
    await expect(wiederherstellen(wunsch)).rejects.toThrow(meldung);
    expect(await readdir(daten)).toEqual(['geheimnis']);
    expect((await readdir(ort)).sort()).toEqual(['daten', 'fremd.tar.gz']);
  });
});

describe('Eine unterbrochene Wiederherstellung', () => {
  it('räumt der nächste Start auf', async () => {
    await mkdir(join(ort, 'wiederherstellung/alt/postgres'), { recursive: true });
    await beendeUnterbrochene(ort);
    expect(await readdir(ort)).toEqual(['postgres']);
    await beendeUnterbrochene(ort);
    expect(await readdir(ort)).toEqual(['postgres']);
  });
});

describe('Die Befehlszeile', () => {
  it('versteht Ort, Anzahl und Datei, von dort aus gesehen, wo der Aufruf steht', () => {
    expect(backupArgumente([], '/hier')).toEqual({
      nach: undefined,
      behalten: undefined,
      probe: false,
      logisch: false,
    });
    expect(backupArgumente(['--', '--nach', 'dort', '--behalten', '14', '--probe'], '/hier')).toEqual({
      nach: '/hier/dort',
      behalten: 14,
      probe: true,
      logisch: false,
    });
    expect(restoreArgumente(['s.tar.gz'], '/hier')).toEqual({ datei: '/hier/s.tar.gz', ersetzen: false });
    expect(restoreArgumente(['--ersetzen', '/s'], '/hier')).toEqual({ datei: '/s', ersetzen: true });
  });

  it.each([
    [() => backupArgumente(['x']), 'Aufruf: npm run backup'],
    [() => backupArgumente(['--hilfe']), 'Aufruf: npm run backup'],
    [() => backupArgumente(['--behalten', '0']), 'Anzahl ab 1'],
    [() => backupArgumente(['--logisch', '--probe']), 'nicht zusammen'],
    [() => restoreArgumente([]), 'Aufruf: npm run restore'],
    [() => restoreArgumente(['a', 'b']), 'Aufruf: npm run restore'],
    [() => restoreArgumente(['a', '--farbe']), '--farbe'],
    [() => eigenesVerzeichnis({ DATABASE_URL: 'postgres://db/x' }), 'pg_dump'],
    [() => eigenesVerzeichnis({ DATABASE_URL_FILE: '/run/secrets/datenbank_url' }), 'pg_dump'],
    [() => orte({ DATABASE_URL_FILE: '/run/secrets/datenbank_url' }), 'DATABASE_URL nennen'],
  ])('sagt, was nicht geht (%#)', (ruf, text) => {
    expect(ruf).toThrow(text);
  });
});
