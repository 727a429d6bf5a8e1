import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { deutsch } from '@frachtportal/texte/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { hoechstens } from '../../testing/zeiten.js';
import { fadendatei } from '../jobs/faeden.js';
import { Lesefaden } from './lesefaden.service.js';
import { type Bombe, bomben } from './testing/bomben.js';
import { schreibeXlsx } from './testing/xlsx-schreiben.js';

const mib = 1024 * 1024;

/** One of each kind, for the ways that go through the same reader: bounds, packing, XML, other formats, texts. */
const stichprobe = new Set([
  'a data validation over the whole sheet',
  'a part that inflates to 300 MB',
  'a password',
  'entities that expand each other',
  'the old format of Excel',
  'a picture',
  'a quotation mark that never closes',
  'one line of 9 MB',
  'nothing but a head line',
]);
const nie = () => 3_600_000;

let portal: Portal;
let faden: Lesefaden;
let ruhe: number;
const ordner = mkdtempSync(join(tmpdir(), 'bomben-'));
beforeAll(async () => {
  await schreibeBomben();
  portal = await startePortal();
  await konfiguriere(portal, { isBexPremium: 'true' }, 'installation');
  faden = portal.app.get(Lesefaden, { strict: false });
  // What a file is refused for has to be seen in the file, however long a busy machine takes for it.
  faden.fristMs = nie;
  // The reader of spreadsheets is loaded once before: what it takes by itself is not the question.
  await sende(
    schreibeXlsx([
      ['UN', 'Name', 'Klasse'],
      ['1', 'x', '3'],
    ]),
    'xlsx',
  );
  ruhe = speicher();
});
afterAll(async () => {
  rmSync(ordner, { recursive: true });
  await portal.schliessen();
});

async function schreibeBomben(): Promise<void> {
  const worker = new Worker(fadendatei('bomben.worker'), { workerData: ordner });
  await new Promise((fertig, gescheitert) => worker.once('message', fertig).once('error', gescheitert));
  await worker.terminate();
}

const bombe = (i: number) => readFileSync(join(ordner, String(i)));

/** What is held when all that can be freed has been; what the system keeps ready for it is its own affair. */
function speicher(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Time on the processor, of this thread and of all of them; what else the machine does is not in it. */
function rechenzeit(): { hier: number; alle: number } {
  const [hier, alle] = [process.threadCpuUsage(), process.cpuUsage()].map((z) => z.user + z.system);
  return { hier: hier ?? 0, alle: alle ?? 0 };
}

async function sende(inhalt: Buffer, art: string) {
  const admin = await portal.als('admin');
  const ausgabe = { version: 'ADR 2031', gueltigVon: '2031-01-01' };
  return admin.post('/api/importe/gefahrgut').query(ausgabe).attach('file', inhalt, `datei.${art}`);
}

/** Asks for a sign of life every few milliseconds while `arbeit` runs; answers the times it took. */
async function waehrend(arbeit: () => Promise<void>): Promise<{ zeiten: number[]; hoechste: number }> {
  const zeiten: number[] = [];
  let hoechste = 0;
  let fertig = false;
  const fragen = async () => {
    while (!fertig) {
      const beginn = performance.now();
      const { status } = await fetch(`${portal.url}/api/health/live`);
      expect(status).toBe(200);
      zeiten.push(performance.now() - beginn);
      hoechste = Math.max(hoechste, process.memoryUsage().rss);
      await new Promise((weiter) => setTimeout(weiter, 10));
    }
  };
  await Promise.all([fragen(), arbeit().finally(() => (fertig = true))]);
  return { zeiten: zeiten.sort((a, b) => a - b), hoechste };
}

describe('Bomben und kaputte Dateien', () => {
  it.each(bomben.map((b, i) => [b.art, b.was, b.grund, i] as const))(
    '%s: %s is refused with a German reason',
    async (art, _was, grund, i) => {
      const beginn = performance.now();
      const { status, body } = await sende(bombe(i), art);
      hoechstens(performance.now() - beginn, 2000);
      expect([status, body.length]).toEqual([400, 1]);
      const { key, params, text: satz, field } = body[0];
      expect([key, field]).toEqual([grund, 'file']);
      expect(satz).toBe(deutsch(`meldung.${key}`, params));
      expect(satz).toMatch(/^(Die|Der|Das|In|Verbundene|Bitte) .*\.(json)?$/);
    },
    60_000,
  );

  const jede = ({ art }: Bombe) => art !== 'json';
  it.each([
    ['orders', 'kunde', 'auftragseingang', jede],
    ['addresses', 'admin', 'adressen/import/laeufe', (b: Bombe) => stichprobe.has(b.was)],
    ['places', 'admin', 'importe/orte', (b: Bombe) => stichprobe.has(b.was)],
    ['toll tables', 'admin', 'importe/maut', (b: Bombe) => stichprobe.has(b.was)],
    ['premium areas', 'admin', 'importe/premium', (b: Bombe) => stichprobe.has(b.was)],
  ])(
    'are refused as files of %s too, and nothing of them is kept',
    async (_was, wer, weg, passt) => {
      const jemand = await portal.als(wer);
      const frage = weg.startsWith('adressen') ? { mandant: portal.welt.nordKunde } : {};
      const falsch: unknown[] = [];
      expect(bomben.filter(passt).length).toBeGreaterThanOrEqual(stichprobe.size);
      for (const [i, b] of bomben.entries()) {
        if (!passt(b)) continue;
        const gesendet = jemand.post(`/api/${weg}`).query(frage);
        const antwort = await gesendet.attach('file', bombe(i), `datei.${b.art}`);
        const [key] = (antwort.body as { key?: string }[]).map?.((m) => m.key) ?? [];
        if (antwort.status !== 400 || !key?.startsWith('datei.')) falsch.push([b.was, antwort.status, key]);
      }
      expect(falsch).toEqual([]);
      expect((await jemand.get(`/api/${weg}`).expect(200)).body).toEqual([]);
    },
    240_000,
  );

  it('leave other users alone, give the memory back and no file behind', async () => {
    const vorher = rechenzeit();
    const { zeiten, hoechste } = await waehrend(async () => {
      for (const [i, { art }] of bomben.entries()) expect((await sende(bombe(i), art)).status).toBe(400);
    });
    const nachher = rechenzeit();
    const anteil = (nachher.hier - vorher.hier) / (nachher.alle - vorher.alle);
    const p99 = zeiten[Math.floor(zeiten.length * 0.99)] ?? 0;
    const danach = speicher();
    console.info(
      `${bomben.length} Bomben: Lebenszeichen p99 ${p99.toFixed(0)} ms (${zeiten.length}), hier gerechnet ${Math.round(anteil * 100)} %, Speicher höchstens ${Math.round(hoechste / mib)} MiB, danach belegt ${Math.round((danach - ruhe) / mib)} MiB mehr`,
    );
    hoechstens(p99, 200);
    // Who answers the others has but to pass the files on: they are read in threads of their own.
    expect(anteil).toBeLessThan(0.5);
    expect(danach - ruhe).toBeLessThan(50 * mib);
    const { DATA_DIR } = portal.app.get<Umgebung>(UMGEBUNG);
    expect(await readdir(join(DATA_DIR, 'eingang'))).toEqual([]);
  }, 240_000);

  it('that take too long are stopped', async () => {
    faden.fristMs = () => 1;
    const { status, body } = await sende(schreibeXlsx([['UN'], ['1203']]), 'xlsx');
    faden.fristMs = nie;
    expect([status, body[0].key]).toEqual([400, 'datei.zuAufwendig']);
  });

  it('larger than allowed are refused while they come', async () => {
    const { status, body } = await sende(Buffer.alloc(21 * mib), 'csv');
    expect([status, body[0].text]).toEqual([413, 'Die Datei ist zu groß, möglich sind höchstens 20 MB.']);
  });

  it('of which many come at once wait their turn, and too many are sent away', async () => {
    const inhalt = bombe(bomben.findIndex((b) => b.was === '400,000 rows'));
    const stati = await Promise.all(
      Array.from({ length: 16 }, async () => (await sende(inhalt, 'xlsx')).status),
    );
    // One at work and ten that wait; whoever comes when one is done may still get in.
    expect(stati.filter((s) => s === 400).length).toBeGreaterThanOrEqual(11);
    expect(stati.every((s) => s === 400 || s === 429)).toBe(true);
    expect((await sende(schreibeXlsx([['UN'], ['1203']]), 'xlsx')).status).toBe(201);
  }, 120_000);
});
