import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PostgresServer } from '../postgres-server.js';
import { mitVerbindung } from '../sql.js';
import { sichernMitProbe } from './probe.js';

let ort: string;
let daten: string;
beforeEach(async () => {
  ort = await mkdtemp(join(tmpdir(), 'probe-spec-'));
  await chmod(ort, 0o755);
  daten = join(ort, 'daten');
  await mkdir(join(daten, 'dokumente/1'), { recursive: true });
  for (const name of ['gut', 'anders']) await writeFile(join(daten, 'dokumente/1', name), name);
});
afterEach(() => rm(ort, { recursive: true, force: true }));

it('compares every table and every document with what was restored, running or not, and leaves nothing behind', async () => {
  const verzeichnis = join(daten, 'postgres');
  const server = await PostgresServer.starten({ verzeichnis, dauerhaft: true });
  const zeile = (schluessel: string, inhalt: string) =>
    `('1/${schluessel}', '\\x${createHash('sha256').update(inhalt).digest('hex')}')`;
  try {
    await mitVerbindung(server.url(), (c) =>
      c.query(`CREATE TABLE t AS SELECT n FROM generate_series(1, 5) n;
        CREATE TABLE dokumentenverweis (id integer GENERATED ALWAYS AS IDENTITY, ablageschluessel text, sha256 bytea);
        INSERT INTO dokumentenverweis (ablageschluessel, sha256) VALUES ${zeile('gut', 'gut')}`),
    );
    const gut = await sichernMitProbe({ datenverzeichnis: daten });
    expect(gut).toMatchObject({ tabellen: 2, zeilen: 6, dokumente: 1, maengel: [] });
    await mitVerbindung(server.url(), (c) =>
      c.query(
        `INSERT INTO dokumentenverweis (ablageschluessel, sha256) VALUES ${zeile('anders', 'x')}, ${zeile('weg', 'y')}`,
      ),
    );
  } finally {
    await server.stoppen();
  }
  const { maengel } = await sichernMitProbe({ datenverzeichnis: daten, nach: join(ort, 'hin') });
  expect(maengel).toEqual(['Das Dokument 1/anders hat einen anderen Inhalt.', 'Das Dokument 1/weg fehlt.']);
  expect(await readdir(daten)).not.toContain('sicherungsprobe');
});
