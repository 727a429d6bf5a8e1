import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  alsTabelle,
  leseAnforderungen,
  leseNachweise,
  leseTabellen,
  type Nachweise,
  pruefeAbdeckung,
} from './abdeckung.js';
import { aufrufeDerListe, aufrufeDerZeilen, aufrufeVonOpenapi } from './abdeckung-aufrufe.js';
import { kennungenIm, testtitel } from './abdeckung-testtitel.js';

const wurzel = fileURLToPath(new URL('../../../../', import.meta.url));
const openapi = readFileSync(join(wurzel, 'packages/api-client/openapi.json'), 'utf8');
const aufrufliste = join(process.env.FRACHTPORTAL_SHARED ?? join(wurzel, '../shared'), 'spec/calls.tsv');

describe('docs/abdeckung.md', () => {
  const anforderungen = leseAnforderungen(wurzel);

  it('has a test for every row and a row for every id in a title, each once', () => {
    expect(anforderungen.length).toBeGreaterThan(1400);
    expect(pruefeAbdeckung(anforderungen, leseNachweise(wurzel))).toEqual([]);
  });

  it('links every part of it at its head', () => {
    const kopf = readFileSync(join(wurzel, 'docs/abdeckung.md'), 'utf8');
    const verlinkt = [...kopf.matchAll(/\]\((abdeckung\/[^)]+)\)/g)].map(([, ziel]) => `docs/${ziel}`);
    const gelesen = new Set(anforderungen.map(({ stelle }) => stelle.split(':')[0]));
    expect(verlinkt.sort()).toEqual([...gelesen].sort());
  });

  it('has a row for every call of the OpenAPI description and for no other', () => {
    const zeilen = [...aufrufeDerZeilen(anforderungen).keys()];
    expect(zeilen.sort()).toEqual([...aufrufeVonOpenapi(openapi)].sort());
  });

  it.skipIf(!existsSync(aufrufliste))('has exactly the calls of the specification as C rows', () => {
    const vertrag = aufrufeDerZeilen(anforderungen.filter(({ kennung }) => kennung.startsWith('C-')));
    expect([...vertrag.keys()].sort()).toEqual(
      [...aufrufeDerListe(readFileSync(aufrufliste, 'utf8'))].sort(),
    );
  });
});

describe('pruefeAbdeckung', () => {
  const gezeigt: Nachweise = new Map([['1-2.001', [{ datei: 'a.spec.ts', titel: 'zeigt es [1-2.001]' }]]]);
  const pruefe = (...zeilen: string[]) => pruefeAbdeckung(leseTabellen(zeilen.join('\n'), 'a.md'), gezeigt);

  it('lets good rows pass', () => {
    expect(pruefe('| Kennung | Was |', '|---|---|', '| 1-2.001 | a \\| b |')).toEqual([]);
  });

  it.each([
    ['no id', ['| 1-2.001 | x |', '| 1-2.1 | x |'], 'a.md:2 1-2.1: das ist keine Kennung'],
    ['no test', ['| 1-2.001 | x |', '| C-002 | x |'], 'a.md:2 C-002: kein Test trägt diese Kennung im Titel'],
    [
      'an id given twice',
      ['| 1-2.001 | x |', '| 1-2.001 | y |'],
      'a.md:2 1-2.001: die Kennung steht schon in a.md:1',
    ],
    ['an id without a row', [], 'a.spec.ts › zeigt es [1-2.001]: 1-2.001 gibt es nicht'],
  ])('objects to %s', (_, zeilen, mangel) => {
    expect(pruefe(...zeilen)).toContain(mangel);
  });

  it('is shown as a table', () => {
    const zeilen = leseTabellen('| 1-2.001 | a \\| b |', 'a.md');
    expect(alsTabelle(zeilen, gezeigt)).toContain('| 1-2.001 | a \\| b | a.spec.ts › zeigt es [1-2.001] |');
  });
});

describe('kennungenIm', () => {
  it.each([
    ['one', 'a [1-5.003]', ['1-5.003']],
    ['some', 'a [1-5.003,005 C-017]', ['1-5.003', '1-5.005', 'C-017']],
    ['a range', 'a [2-3.009-011]', ['2-3.009', '2-3.010', '2-3.011']],
    ['none', 'a [b] of %s[0]', []],
  ])('reads %s', (_, titel, kennungen) => {
    expect(kennungenIm(titel)).toEqual(kennungen);
  });

  it('returns what it cannot read, which then is no row', () => {
    expect(kennungenIm('a [1-5.003;004]')).toEqual(['1-5.003;004']);
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
