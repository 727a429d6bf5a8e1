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

  it('nennt nur Tests, die es gibt, und Aufgaben, die offen sind, jede Kennung einmal', () => {
    expect(pruefeAbdeckung(abdeckung, wurzel)).toEqual([]);
  });

  it('hat jeden seiner Teile im Kopf verlinkt', () => {
    const kopf = readFileSync(join(wurzel, 'docs/abdeckung.md'), 'utf8');
    const verlinkt = [...kopf.matchAll(/\]\((abdeckung\/[^)]+)\)/g)].map(([, ziel]) => `docs/${ziel}`);
    const gelesen = new Set(abdeckung.zeilen.map(({ stelle }) => stelle.split(':')[0]));
    expect(verlinkt.sort()).toEqual([...gelesen].sort());
  });

  it('nennt den Stand in Zahlen', () => {
    const { gezeigt, offen } = zaehle(abdeckung.zeilen);
    const jeAufgabe = [...offen].sort().map(([nummer, anzahl]) => `#${nummer}: ${anzahl}`);
    console.info(
      `Abdeckung: ${abdeckung.zeilen.length} Zeilen, gezeigt ${gezeigt}, offen ${jeAufgabe.join(', ')}`,
    );
    expect(abdeckung.zeilen.length).toBeGreaterThan(1400);
  });

  it.skipIf(!existsSync(openapiDatei))('hat für jeden Aufruf der OpenAPI-Beschreibung eine Zeile', () => {
    const zeilen = aufrufeDerZeilen(abdeckung.zeilen);
    const ohneZeile = [...aufrufeVonOpenapi(readFileSync(openapiDatei, 'utf8'))].filter(
      (a) => !zeilen.has(a),
    );
    expect(ohneZeile).toEqual([]);
  });

  it.skipIf(!existsSync(openapiDatei))('zeigt nur Aufrufe, die in der OpenAPI-Beschreibung stehen', () => {
    const vorhanden = aufrufeVonOpenapi(readFileSync(openapiDatei, 'utf8'));
    const gezeigt = abdeckung.zeilen.filter((zeile) => zeile.nachweise.every(({ art }) => art === 'test'));
    expect([...aufrufeDerZeilen(gezeigt).keys()].filter((aufruf) => !vorhanden.has(aufruf))).toEqual([]);
  });

  it.skipIf(!existsSync(aufrufliste))('hat genau die Aufrufe der Spezifikation als C-Zeilen', () => {
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

  it('lässt gute Zeilen durch', () => {
    const maengel = pruefe(
      '| Kennung | Was | Nachweis |',
      '|---|---|---|',
      '| 1-2.001 | offen | #3 |',
      `| 1-2.002 | ein Test | \`${hier} › lässt gute Zeilen durch\` |`,
      `| C-001 | Gruppe und Test | ${hier} › pruefeAbdeckung › lässt gute Zeilen durch<br>#3 |`,
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
  ])('bemängelt %s', (zeile, mangel) => {
    expect(pruefe(zeile)).toEqual([expect.stringContaining(mangel)]);
  });

  it('bemängelt eine doppelte Kennung', () => {
    expect(pruefe('| 1-2.001 | x | #3 |', '| 1-2.001 | y | #3 |')).toEqual([
      'a.md:2 1-2.001: die Kennung steht schon in a.md:1',
    ]);
  });
});

describe('testtitel', () => {
  it.each([
    ['einfachen Test', `it('a b', () => {})`, 'a b'],
    ['umbrochenen Test', `test(\n  "a 'b'",\n  () => {})`, `a 'b'`],
    ['Test mit Tabelle', `it.each([['x', 1], ['y', 2]])('%s wird %i', () => {})`, '%s wird %i'],
    ['Vorlagentitel', `for (const x of y) it(\`geht mit \${x}\`, () => {})`, `geht mit \${x}`],
    ['bedingten Test', `it.skipIf(!da)('nur mit Daten', () => {})`, 'nur mit Daten'],
  ])('findet einen %s', (_, quelltext, titel) => {
    expect([...testtitel(quelltext)]).toContain(titel);
  });

  it.each([
    ['ausgelassenen', `it.skip('t', () => {})`],
    ['geplanten', `it.todo('t')`],
    ['auskommentierten', `  // it('t', () => {})\n/* it('t') */`],
    ['fremden', `expect(text('t')); zeit('t'); a.test('t')`],
  ])('zählt einen %s nicht', (_, quelltext) => {
    expect([...testtitel(quelltext)]).toEqual([]);
  });
});

describe('zaehle', () => {
  it('zählt eine teils gezeigte Zeile als offen', () => {
    const zeilen = leseTabellen(
      '| 1-2.001 | x | a.spec.ts › b<br>#3 |\n| 1-2.002 | y | a.spec.ts › b |',
      'a.md',
    );
    expect(zaehle(zeilen)).toEqual({ gezeigt: 1, offen: new Map([[3, 1]]) });
  });
});
