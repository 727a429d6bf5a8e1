import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Abdeckung, leseAbdeckung, leseTabellen, pruefeAbdeckung, zaehle } from './abdeckung.js';
import { aufrufeDerListe, aufrufeDerZeilen, aufrufeVonOpenapi } from './abdeckung-aufrufe.js';
import { testtitel } from './abdeckung-testtitel.js';

const wurzel = fileURLToPath(new URL('../../../', import.meta.url));
const openapiDatei = join(wurzel, 'packages/api-client/openapi.json');
const aufrufliste = join(process.env.FRACHTPORTAL_SHARED ?? join(wurzel, '../shared'), 'spec/calls.tsv');

describe('docs/abdeckung.md', () => {
  const abdeckung = leseAbdeckung(wurzel);

  it('names only tests that exist and tasks that are open, and each id once', () => {
    expect(pruefeAbdeckung(abdeckung, wurzel)).toEqual([]);
  });

  it('links every part of it at its head', () => {
    const kopf = readFileSync(join(wurzel, 'docs/abdeckung.md'), 'utf8');
    const verlinkt = [...kopf.matchAll(/\]\((abdeckung\/[^)]+)\)/g)].map(([, ziel]) => `docs/${ziel}`);
    const gelesen = new Set(abdeckung.zeilen.map(({ stelle }) => stelle.split(':')[0]));
    expect(verlinkt.sort()).toEqual([...gelesen].sort());
  });

  it('tells how many lines are shown and how many wait for which task', () => {
    const { gezeigt, offen } = zaehle(abdeckung.zeilen);
    const jeAufgabe = [...offen].sort().map(([nummer, anzahl]) => `#${nummer}: ${anzahl}`);
    console.info(
      `Abdeckung: ${abdeckung.zeilen.length} Zeilen, gezeigt ${gezeigt}, offen ${jeAufgabe.join(', ')}`,
    );
    expect(abdeckung.zeilen.length).toBeGreaterThan(1400);
  });

  it.skipIf(!existsSync(openapiDatei))('has a line for every call of the OpenAPI description', () => {
    const zeilen = aufrufeDerZeilen(abdeckung.zeilen);
    const ohneZeile = [...aufrufeVonOpenapi(readFileSync(openapiDatei, 'utf8'))].filter(
      (a) => !zeilen.has(a),
    );
    expect(ohneZeile).toEqual([]);
  });

  it.skipIf(!existsSync(openapiDatei))('shows no call that the OpenAPI description lacks', () => {
    const vorhanden = aufrufeVonOpenapi(readFileSync(openapiDatei, 'utf8'));
    const gezeigt = abdeckung.zeilen.filter((zeile) => zeile.nachweise.every(({ art }) => art === 'test'));
    expect([...aufrufeDerZeilen(gezeigt).keys()].filter((aufruf) => !vorhanden.has(aufruf))).toEqual([]);
  });

  it.skipIf(!existsSync(aufrufliste))('has exactly the calls of the specification as C lines', () => {
    const vertrag = aufrufeDerZeilen(abdeckung.zeilen.filter(({ kennung }) => kennung.startsWith('C-')));
    expect([...vertrag.keys()].sort()).toEqual(
      [...aufrufeDerListe(readFileSync(aufrufliste, 'utf8'))].sort(),
    );
  });
});

describe('pruefeAbdeckung', () => {
  const pruefe = (...zeilen: string[]) => {
    const abdeckung: Abdeckung = {
      offeneAufgaben: new Set([3]),
      zeilen: leseTabellen(zeilen.join('\n'), 'a.md'),
    };
    return pruefeAbdeckung(abdeckung, wurzel);
  };
  const hier = 'packages/testkit/src/abdeckung.spec.ts';

  it('lets good lines pass', () => {
    const maengel = pruefe(
      '| Kennung | Was | Nachweis |',
      '|---|---|---|',
      '| 1-2.001 | offen | #3 |',
      `| 1-2.002 | ein Test | \`${hier} › lets good lines pass\` |`,
      `| C-001 | Gruppe und Test | ${hier} › pruefeAbdeckung › lets good lines pass<br>#3 |`,
    );
    expect(maengel).toEqual([]);
  });

  it.each([
    ['| 1-2.1 | x | #3 |', 'das ist keine Kennung'],
    ['| 1-2.001 | x | |', 'ohne Nachweis'],
    ['| 1-2.001 | x | #4 |', '#4 ist keine offene Aufgabe'],
    ['| 1-2.001 | x | später |', '„später“ ist weder eine Nummer noch „Pfad › Titel“'],
    ['| 1-2.001 | x | src/gibtesnicht.spec.ts › a |', 'src/gibtesnicht.spec.ts gibt es nicht'],
    [`| 1-2.001 | x | ${hier} › nie da |`, `${hier} hat keinen Test „nie da“`],
    [`| 1-2.001 | x | ${hier} › pruefeAbdeckung › weg |`, `${hier} hat keinen Test „weg“`],
  ])('objects to %s', (zeile, mangel) => {
    expect(pruefe(zeile)).toEqual([expect.stringContaining(mangel)]);
  });

  it('objects to an id given twice', () => {
    expect(pruefe('| 1-2.001 | x | #3 |', '| 1-2.001 | y | #3 |')).toEqual([
      'a.md:2 1-2.001: die Kennung steht schon in a.md:1',
    ]);
  });
});

describe('testtitel', () => {
  it.each([
    ['plain', `it('a b', () => {})`, 'a b'],
    ['wrapped', `test(\n  "a 'b'",\n  () => {})`, `a 'b'`],
    ['table', `it.each([['x', 1], ['y', 2]])('%s wird %i', () => {})`, '%s wird %i'],
    ['template', `for (const x of y) it(\`geht mit \${x}\`, () => {})`, `geht mit \${x}`],
    ['conditional', `it.skipIf(!da)('nur mit Daten', () => {})`, 'nur mit Daten'],
  ])('finds the title of a %s test', (_, quelltext, titel) => {
    expect([...testtitel(quelltext)]).toContain(titel);
  });

  it.each([
    ['skipped', `it.skip('t', () => {})`],
    ['planned', `it.todo('t')`],
    ['commented-out', `  // it('t', () => {})\n/* it('t') */`],
    ['foreign', `expect(text('t')); zeit('t'); a.test('t')`],
  ])('does not count a %s test', (_, quelltext) => {
    expect([...testtitel(quelltext)]).toEqual([]);
  });
});

describe('zaehle', () => {
  it('counts a line that is shown in part as open', () => {
    const zeilen = leseTabellen(
      '| 1-2.001 | x | a.spec.ts › b<br>#3 |\n| 1-2.002 | y | a.spec.ts › b |',
      'a.md',
    );
    expect(zaehle(zeilen)).toEqual({ gezeigt: 1, offen: new Map([[3, 1]]) });
  });
});
