import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const wurzel = fileURLToPath(new URL('../../../', import.meta.url));
let ort = '';

/** What the linter says of a file of that name and content, with the rules of the project for casts. */
function pruefe(datei: string, inhalt: string) {
  const pfad = join(ort, datei);
  mkdirSync(dirname(pfad), { recursive: true });
  writeFileSync(pfad, inhalt);
  const biome = `${wurzel}node_modules/.bin/biome`;
  const { status, stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', datei], {
    cwd: ort,
    encoding: 'utf8',
  });
  return { status, gesagt: stdout + stderr };
}

beforeAll(() => {
  ort = mkdtempSync(join(tmpdir(), 'frachtportal-umwandlungen-'));
  const { plugins } = JSON.parse(readFileSync(`${wurzel}biome.json`, 'utf8')) as {
    plugins: { path: string }[];
  };
  const eigene = plugins.map((p) => ({ ...p, path: join(wurzel, p.path) }));
  writeFileSync(join(ort, 'biome.json'), JSON.stringify({ plugins: eigene }));
});

afterAll(() => rmSync(ort, { recursive: true, force: true }));

const umUnknown = 'export const zahl = { eins: 1 } as unknown as number;\n';
const antwort =
  'export const lies = async (f: () => Promise<{ data: object }>) => (await f()).data as string[];\n';

describe('A cast that takes a type on trust', () => {
  it.each([
    'apps/web/src/features/adressen/api/probe.ts',
    'apps/api/src/probe.ts',
    'packages/domain/src/probe.ts',
  ])('by way of unknown is refused in %s', (datei) => {
    const { status, gesagt } = pruefe(datei, umUnknown);
    expect(gesagt).toContain('Über unknown wird nichts umgewandelt');
    expect(status).not.toBe(0);
  });

  it('of what the API answers is refused', () => {
    const { status, gesagt } = pruefe('apps/web/src/features/adressen/api/probe.ts', antwort);
    expect(gesagt).toContain('Eine Antwort trägt ihren Typ schon');
    expect(status).not.toBe(0);
  });

  it('may stand in a test, and a constant is none', () => {
    expect(pruefe('apps/web/src/features/adressen/probe.test.ts', umUnknown).status).toBe(0);
    expect(pruefe('apps/web/src/probe.ts', 'export const zwei = { n: 2 } as const;\n').status).toBe(0);
  });
});
