import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { einstellungen } from '../../../../scripts/lib/einstellungen.mjs';
import { PostgresServer } from '../postgres-server.js';
import { Sicherungstakt, type Taktangaben } from './sicherungstakt.js';
import { wiederherstellen } from './wiederherstellen.js';

let ort: string;
let daten: string;
let server: PostgresServer;
let gesagt: string[];
const sicherungen = async () =>
  (await readdir(join(ort, 'sicherungen')).catch(() => [])).filter((n) => n.endsWith('.gz')).sort();
async function bis(wahr: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await wahr())) await new Promise((weiter) => setTimeout(weiter, 50));
}
const takt = (dazu: Partial<Taktangaben> = {}) =>
  new Sicherungstakt({
    datenverzeichnis: daten,
    nach: join(ort, 'sicherungen'),
    behalten: 2,
    taktMs: 86_400_000,
    reserve: 0,
    melde: (satz: string) => gesagt.push(satz),
    ...dazu,
  });

describe('The schedule of backups', () => {
  beforeEach(async () => {
    ort = await mkdtemp(join(tmpdir(), 'takt-spec-'));
    await chmod(ort, 0o755);
    daten = join(ort, 'daten');
    gesagt = [];
    server = await PostgresServer.starten({ verzeichnis: join(daten, 'postgres'), dauerhaft: true });
  });
  afterEach(async () => {
    await server.stoppen();
    await rm(ort, { recursive: true, force: true });
  });

  it('makes one where there is none or the newest is too old, keeps the newest, and each can be restored', async () => {
    await mkdir(join(ort, 'sicherungen'));
    const alte = ['01', '02'].map((tag) => `frachtportal-202601${tag}T030000Z.tar.gz`);
    const vorgestern = new Date(Date.now() - 2 * 86_400_000);
    for (const name of alte) {
      await writeFile(join(ort, 'sicherungen', name), name);
      await utimes(join(ort, 'sicherungen', name), vorgestern, vorgestern);
    }
    const lauf = takt();
    await bis(() => gesagt.length > 0);
    await lauf.halte();
    const [bleibt, neue = ''] = await sicherungen();
    expect([bleibt, gesagt]).toEqual([alte[1], [`Gesichert: ${join(ort, 'sicherungen', neue)}`]]);
    const neu = join(ort, 'neu');
    await wiederherstellen({
      datei: join(ort, 'sicherungen', neue),
      datenverzeichnis: neu,
      ersetzen: false,
    });
    expect(await readdir(neu)).toContain('postgres');
  });

  it('makes the next one when its time has come, and none after the end', async () => {
    const lauf = takt({ taktMs: 1500 });
    await bis(() => gesagt.length > 1);
    await lauf.halte();
    const stand = gesagt.length;
    expect(new Set(gesagt).size).toBe(stand);
    await new Promise((weiter) => setTimeout(weiter, 2000));
    expect(gesagt.length).toBe(stand);
  });

  it('says what is in the way and leaves nothing half; room that others need is not taken', async () => {
    const lauf = takt({ reserve: Number.MAX_SAFE_INTEGER });
    await bis(() => gesagt.length > 0);
    await lauf.halte();
    expect(gesagt).toEqual(['Es ist keine Sicherung entstanden: Der Platz reicht nicht.']);
    expect(await readdir(join(ort, 'sicherungen'))).toEqual([]);
  });
});

describe('SICHERUNG_TAKT', () => {
  it.each([
    [{}, 0],
    [{ DEMO: 'false' }, 86_400_000],
    [{ DEMO: 'false', SICHERUNG_TAKT: 'aus' }, 0],
    [{ SICHERUNG_TAKT: '90m' }, 5_400_000],
    [{ SICHERUNG_TAKT: '7d' }, 604_800_000],
  ])('%j', (env, ms) => {
    expect(einstellungen(env).sicherung).toMatchObject({ taktMs: ms, behalten: 14 });
  });

  it.each([{ SICHERUNG_TAKT: 'täglich' }, { SICHERUNG_TAKT: '0h' }, { SICHERUNG_BEHALTEN: '0' }])(
    'refuses %j with a sentence',
    (env) => {
      expect(() => einstellungen(env)).toThrow(/^SICHERUNG_(TAKT|BEHALTEN) muss/);
    },
  );
});
