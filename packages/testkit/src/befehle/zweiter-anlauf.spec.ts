import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vitestErgebnis } from '../../../../scripts/lib/zaehlen.mjs';

const befehl = resolve(import.meta.dirname, '../../../../scripts/lib/vitest.mjs');
const programme = resolve(import.meta.dirname, '../../node_modules/.bin');
const gut = "it('hält', () => {});";
const nie = "it('hält nie', () => expect(1).toBe(2));";
/** Its second test fails until the file has been run once. */
const wackelt = `import { existsSync, writeFileSync } from 'node:fs';
  const da = existsSync('gelaufen');
  it('hält', () => writeFileSync('gelaufen', ''));
  it('wackelt', () => expect(da).toBe(true));`;

let ort: string;
beforeEach(() => {
  ort = mkdtempSync(join(tmpdir(), 'frachtportal-anlauf-'));
});
afterEach(() => rmSync(ort, { recursive: true, force: true }));

/** What `npm test` says of these files. */
function laufe(...dateien: string[]) {
  for (const [i, inhalt] of dateien.entries()) writeFileSync(join(ort, `datei-${i}.spec.js`), inhalt);
  const { status } = spawnSync(
    process.execPath,
    [befehl, 'bericht.json', '--globals', '--root=.', '--maxWorkers=1', '--no-isolate'],
    { cwd: ort, env: { ...process.env, PATH: `${programme}${delimiter}${process.env['PATH']}` } },
  );
  return vitestErgebnis(JSON.parse(readFileSync(join(ort, 'bericht.json'), 'utf8')), status ?? 1);
}

describe('A file in which a test failed', () => {
  it('is run once more from its beginning, and named with what failed at the first try', () => {
    const { bestanden, fehler, zweite } = laufe(gut, wackelt);
    expect([bestanden, fehler, zweite.map((test: { name: string }) => test.name)]).toEqual([
      3,
      0,
      ['wackelt'],
    ]);
    expect(zweite[0]?.grund).toContain('expected false to be true');
  });

  it('has failed when it fails again', () => {
    expect(laufe(gut, wackelt, nie)).toMatchObject({ bestanden: 3, fehler: 1 });
  });

  it('has failed at once when it is not the only one', () => {
    expect(laufe(gut, wackelt, nie, nie, nie)).toMatchObject({ bestanden: 2, fehler: 4 });
  });
});
