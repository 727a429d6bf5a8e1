import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bald } from '../../testing/bald.js';
import { Protokolldatei } from './protokolldatei.js';
import { lesbar } from './protokollzeile.js';

let ort: string;
beforeEach(() => {
  ort = mkdtempSync(join(tmpdir(), 'protokoll-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(ort, { recursive: true, force: true });
});

describe('Protokolldatei', () => {
  it('keeps lines in one file a day and begins another at midnight', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T23:59:59Z'), toFake: ['Date'] });
    const datei = new Protokolldatei(ort);
    datei.write('eins\n');
    const erste = join(ort, 'portal-2026-03-01.log');
    await bald(() => expect(readFileSync(erste, 'utf8')).toBe('eins\n'));
    vi.setSystemTime(new Date('2026-03-02T00:00:01Z'));
    datei.write('zwei\n');
    await bald(() => expect(readFileSync(join(ort, 'portal-2026-03-02.log'), 'utf8')).toBe('zwei\n'));
    expect(readFileSync(erste, 'utf8')).toBe('eins\n');
  });

  it('removes days that are long gone, and nothing else', async () => {
    const tage = Array.from(
      { length: 40 },
      (_, i) => `portal-2025-01-${String(i + 10).padStart(2, '0')}.log`,
    );
    for (const name of [...tage, 'api.log', 'portal.log.alt']) writeFileSync(join(ort, name), 'x');
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
    new Protokolldatei(ort).write('neu\n');
    const heute = join(ort, 'portal-2026-03-01.log');
    // The file is opened on the side: the directory is not taken away before.
    await bald(() => expect(readFileSync(heute, 'utf8')).toBe('neu\n'));
    const da = readdirSync(ort);
    expect(da).toContain('api.log');
    expect(da).toContain('portal.log.alt');
    expect(da.filter((n) => n.startsWith('portal-2025')).length).toBeLessThanOrEqual(30);
    expect(da).not.toContain('portal-2025-01-10.log');
  });
});

const inDenDateien = () =>
  readdirSync(ort)
    .sort()
    .map((name) => readFileSync(join(ort, name), 'utf8'))
    .join('');

describe('Die Grenze der Protokolldateien', () => {
  it('lets the oldest go first where they are too large together, and keeps the newest', async () => {
    for (const tag of ['01', '02', '03'])
      writeFileSync(join(ort, `portal-2026-02-${tag}.log`), 'x'.repeat(600));
    const datei = new Protokolldatei(ort, 1300);
    datei.write('neu\n');
    await bald(() => expect(readdirSync(ort).filter((n) => !/-02-/.test(n))).toHaveLength(1));
    expect(readdirSync(ort).filter((n) => /-02-/.test(n))).toEqual([
      'portal-2026-02-02.log',
      'portal-2026-02-03.log',
    ]);
  });

  it('holds for a single day too: its file is divided, the earliest part goes, the newest lines stay', async () => {
    const datei = new Protokolldatei(ort, 20_000);
    const zeilen = Array.from(
      { length: 400 },
      (_, i) => `${String(i).padStart(4, '0')} ${'x'.repeat(195)}\n`,
    );
    for (const [i, zeile] of zeilen.entries()) {
      datei.write(zeile);
      // As slowly as a server says it: what a slow disk has not taken yet would all go into one part.
      if (i % 5 === 4) await bald(() => expect(inDenDateien().endsWith(zeile)).toBe(true));
    }
    const namen = readdirSync(ort);
    const bytes = namen.reduce((summe, name) => summe + statSync(join(ort, name)).size, 0);
    expect(namen.length).toBeGreaterThan(3);
    expect(bytes).toBeLessThan(25_000);
    expect(inDenDateien().endsWith(zeilen.slice(-50).join(''))).toBe(true);
  });

  it('and its folder are for the owner alone, also where they were there before', async () => {
    const ordner = join(ort, 'protokoll');
    mkdirSync(ordner, { mode: 0o755 });
    const heute = join(ordner, `portal-${new Date().toISOString().slice(0, 10)}.log`);
    writeFileSync(heute, '', { mode: 0o644 });
    new Protokolldatei(ordner).write('neu\n');
    await bald(() => expect(readFileSync(heute, 'utf8')).toBe('neu\n'));
    expect([statSync(ordner).mode & 0o777, statSync(heute).mode & 0o777]).toEqual([0o700, 0o600]);
  });
});

describe('Protokollzeile', () => {
  it.each([
    [
      '{"level":30,"time":1772323200000,"req":{"method":"GET","url":"/api/auftraege"},"res":{"status":200},"responseTime":12.4,"msg":"request completed"}',
      '2026-03-01T00:00:00.000Z INFO  GET /api/auftraege 200 12 ms',
    ],
    [
      '{"level":40,"time":1772323200000,"context":"Versand","msg":"Mail 3 nicht zugestellt"}',
      '2026-03-01T00:00:00.000Z WARN  [Versand] Mail 3 nicht zugestellt',
    ],
    ['Bereit: http://127.0.0.1:3000', 'Bereit: http://127.0.0.1:3000'],
    ['{kein JSON', '{kein JSON'],
  ])('%s', (roh, text) => expect(lesbar(roh)).toBe(text));

  it('shows where a fault came from', () => {
    expect(lesbar('{"level":50,"msg":"x","err":{"stack":"Error: x\\n at y"}}')).toBe(
      'ERROR x Error: x\n at y',
    );
  });
});
