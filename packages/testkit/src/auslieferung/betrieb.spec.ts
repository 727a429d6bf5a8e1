import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRUEFUNGEN, TESTS } from '../../../../scripts/lib/aufgaben.mjs';
import { DEMO_LOGINS } from '../../../../scripts/lib/begruessung.mjs';
import { apiEinstellungen, lesen, starteinstellungen, treffer, WURZEL } from './betrieb.js';

describe('package.json', () => {
  it.each(treffer(lesen('package.json'), /node (scripts\/[\w-]+\.mjs)/g))(
    'names a script that exists: %s',
    (datei) => {
      expect(existsSync(join(WURZEL, datei))).toBe(true);
    },
  );
});

describe('npm test', () => {
  const orte = globSync('{apps,packages}/*/{vitest,playwright}.config.ts', { cwd: WURZEL }).map(dirname);

  it.each(orte)('runs the tests of %s and counts them', (ort) => {
    const { scripts } = JSON.parse(lesen(`${ort}/package.json`)) as { scripts: Record<string, string> };
    const laeufe = Object.keys(TESTS).filter((name) => scripts[name]);
    expect(laeufe).not.toEqual([]);
    const einstellung = ort === 'apps/e2e' ? lesen('apps/e2e/playwright.config.ts') : '';
    for (const name of laeufe) expect(`${scripts[name]} ${einstellung}`).toContain(`bericht/${name}.json`);
  });

  it('has a task for each check and each kind of test', () => {
    const { tasks } = JSON.parse(lesen('turbo.json')) as { tasks: object };
    const aufgaben = Object.keys(tasks).map((name) => name.replace(/^.*#/, ''));
    expect(aufgaben).toEqual(expect.arrayContaining([...Object.keys(PRUEFUNGEN), ...Object.keys(TESTS)]));
  });
});

describe('README.md', () => {
  const readme = lesen('README.md');

  it('explains every setting of the API and of `npm start`, and no other', () => {
    const erklaert = treffer(readme, /^\| `([A-Z][A-Z0-9_]+)`/gm);
    // Three ways that only another layout of the files would need, one that only tests may use, one that `npm start` tells the API.
    const intern = ['WEB_DIR', 'SBOM_DIR', 'DB_DIR', 'DB_OHNE_FSYNC', 'SICHERUNG_FRIST_MS'];
    const alle = new Set([...apiEinstellungen, ...starteinstellungen]);
    expect(erklaert.sort()).toEqual([...alle].filter((name) => !intern.includes(name)).sort());
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(lesen('package.json'));
    for (const name of treffer(readme, /npm run ([\w:]+)/g)) expect(scripts).toHaveProperty([name]);
  });

  it('links only to what exists', () => {
    const ziele = [
      ...treffer(readme, /\]\(([^)#]+)\)/g),
      ...treffer(readme, /^((?:apps|packages)\/[\w-]+)\s/gm),
    ];
    expect(ziele.filter((ziel) => !existsSync(join(WURZEL, ziel)))).toEqual([]);
  });

  it('and the start name the same logins, all of them in the demo data', () => {
    const namen = (JSON.parse(lesen('db/demo/benutzer.json')) as { name: string }[]).map(({ name }) => name);
    for (const name of Object.keys(DEMO_LOGINS)) {
      expect(namen).toContain(name);
      expect(readme).toContain(`\`${name}\``);
    }
  });
});
