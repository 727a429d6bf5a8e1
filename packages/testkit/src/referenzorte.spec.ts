import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ordner = resolve(import.meta.dirname, '../../../db/reference');
const alleLaender: Record<string, unknown>[] = JSON.parse(readFileSync(resolve(ordner, 'land.json'), 'utf8'));
const orte = readFileSync(resolve(ordner, 'ort.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((text) => text.split('\t'));

describe('Länder und Orte', () => {
  const laender = new Map(alleLaender.map((land) => [String(land.id), land]));

  it('hält die Postleitzahlen in Länge und Muster ihres Landes', () => {
    const falsch = orte.filter(([landId, plz = '']) => {
      const land = laender.get(landId ?? '');
      return (
        !land || plz.length > Number(land['plzlaenge']) || !new RegExp(String(land['plzMuster'])).test(plz)
      );
    });
    expect(falsch).toEqual([]);
  });

  it('passt in die Felder einer Adresse und liegt in Mitteleuropa', () => {
    const falsch = orte.filter(([, , ort = '', lat = '', lon = '', rest]) => {
      const ausserhalb = lat !== '' && !(+lat > 45 && +lat < 56 && +lon > 5 && +lon < 18);
      return (
        rest !== undefined ||
        ort === '' ||
        ort.length > 35 ||
        !/^\p{L}[\p{L}\d .()/'-]*$/u.test(ort) ||
        ausserhalb
      );
    });
    expect(falsch).toEqual([]);
  });

  it('nennt jedes Paar einmal und alle vier Länder', () => {
    expect(new Set(orte.map((ort) => ort.slice(0, 3).join('\t'))).size).toBe(orte.length);
    expect([...new Set(orte.map(([landId]) => laender.get(landId ?? '')?.['lkz']))]).toEqual([
      'D',
      'A',
      'CH',
      'FL',
    ]);
  });

  it.each([
    ['D', '01067'],
    ['NL', '5928'],
    ['NL', '1012 JS'],
    ['PL', '00-950'],
    ['UK', 'SW1A 1AA'],
    ['IRL', 'D02 AF30'],
    ['LV', 'LV-1010'],
    ['S', '111 20'],
    ['P', '1000-001'],
    ['L', 'L-1234'],
  ])('nimmt in %s die Postleitzahl %s an', (lkz, plz) => {
    const land = alleLaender.find((l) => l['lkz'] === lkz);
    expect(plz).toMatch(new RegExp(String(land?.['plzMuster'])));
    expect(plz.length).toBeLessThanOrEqual(Number(land?.['plzlaenge']));
  });
});
