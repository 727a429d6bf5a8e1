import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ordner = resolve(import.meta.dirname, '../../../db/reference');
const alleLaender: Record<string, unknown>[] = JSON.parse(readFileSync(resolve(ordner, 'land.json'), 'utf8'));
const orte = readFileSync(resolve(ordner, 'ort.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((text) => text.split('\t'));

const mitPlz = orte.filter(([, plz]) => plz);
const shared = process.env['FRACHTPORTAL_SHARED'] ?? resolve(ordner, '../../../shared');
const geonames = resolve(shared, 'data/plz-at.csv');
const median = (werte: number[]) => werte.sort((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;

describe('Länder und Orte', () => {
  const laender = new Map(alleLaender.map((land) => [String(land.id), land]));

  it('hält die Postleitzahlen in Länge und Muster ihres Landes', () => {
    const falsch = mitPlz.filter(([landId, plz = '']) => {
      const land = laender.get(landId ?? '');
      return (
        !land || plz.length > Number(land['plzlaenge']) || !new RegExp(String(land['plzMuster'])).test(plz)
      );
    });
    expect(falsch).toEqual([]);
  });

  it('passt in die Felder einer Adresse und liegt in Europa', () => {
    const falsch = orte.filter(([land = '', plz, ort = '', lat = '', lon = '', rest]) => {
      const fern = plz ? !(+lat > 45 && +lat < 56 && +lon > 5 && +lon < 18) : !(+lat > 27 && +lat < 82);
      return (
        rest !== undefined ||
        ort.length > 35 ||
        !/^['\p{L}][\p{L}\d .()/'-]*$/u.test(ort) ||
        !laender.has(land) ||
        (lat !== '' && fern)
      );
    });
    expect(falsch).toEqual([]);
  });

  it('kennt die Koordinate fast jeder Postleitzahl', () => {
    const ohne = mitPlz.filter(([, , , lat]) => !lat);
    expect(ohne.length).toBeLessThan(10);
  });

  it.skipIf(!existsSync(geonames))('liegt in Österreich nahe den Koordinaten von GeoNames', () => {
    const dort = Map.groupBy(
      readFileSync(geonames, 'utf8')
        .split('\n')
        .slice(1)
        .map((z) => z.split(',')),
      (z) => z[1],
    );
    const abstaende = mitPlz
      .filter(([land, plz, , lat]) => land === '2' && lat && dort.has(plz))
      .map(([, plz, , lat = '', lon = '']) => {
        const alle = dort.get(plz) ?? [];
        const mitte = (i: number) => median(alle.map((z) => Number(z.at(i))));
        const laenge = (+lon - mitte(-1)) * Math.cos((+lat * Math.PI) / 180);
        return 111.2 * Math.hypot(+lat - mitte(-2), laenge);
      })
      .sort((a, b) => a - b);
    expect(abstaende.length).toBeGreaterThan(2000);
    expect(abstaende[Math.floor(abstaende.length * 0.5)]).toBeLessThan(3);
    expect(abstaende[Math.floor(abstaende.length * 0.95)]).toBeLessThan(20);
    expect(abstaende.at(-1)).toBeLessThan(60);
  });

  it('nennt jedes Paar einmal, Postleitzahlen von vier Ländern und Orte von ganz Europa', () => {
    expect(new Set(orte.map((ort) => ort.slice(0, 3).join('\t'))).size).toBe(orte.length);
    expect(new Set(orte.map(([landId]) => landId)).size).toBeGreaterThan(40);
    expect([...new Set(mitPlz.map(([landId]) => laender.get(landId ?? '')?.['lkz']))]).toEqual([
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
