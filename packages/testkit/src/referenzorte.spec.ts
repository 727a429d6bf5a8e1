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
const zeilenVon = (datei: string) =>
  readFileSync(resolve(shared, 'data', datei), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((z) => z.split(/,(?! )(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((wert) => wert.replaceAll('"', '')));
const namen = Map.groupBy(mitPlz, ([land, plz]) => `${land} ${plz}`);
/** Whether the place, without district, second language and number of the office, is one of the postal code. */
function kennt(land: string, plz: string | undefined, ort: string): boolean {
  const name = ort
    .replace(/ *,.*$| \/ .*$/, '')
    .replace(/ \d+$/, '')
    .replaceAll('`', "'");
  // An address holds 35 characters.
  return name.length > 35 || (namen.get(`${land} ${plz}`) ?? []).some(([, , bekannt]) => bekannt === name);
}

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
      const fern = plz ? !(+lat > 45 && +lat < 56 && +lon > 3 && +lon < 18) : !(+lat > 27 && +lat < 82);
      return (
        rest !== undefined ||
        ort.length > 35 ||
        !/^(\d+e )?['\p{L}][\p{L}\d .()/'-]*$/u.test(ort) ||
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

  it.skipIf(!existsSync(geonames)).each([
    ['plz-at.csv', '2', 2200],
    ['plz-ch.csv', '3', 3300],
    ['plz-nl.csv', '29', 4000],
  ])('finds every postal code and place of %s', (datei, land, codes) => {
    const dort = zeilenVon(datei);
    expect(new Set(dort.map(([, plz]) => plz)).size).toBeGreaterThan(codes);
    expect(dort.filter(([, plz, ort = '']) => !kennt(land, plz, ort))).toEqual([]);
  });

  it.skipIf(!existsSync(geonames))(
    'finds every place of the German postal codes that are delivered to',
    () => {
      // Other postal codes belong to one large customer, whose name the source gives as the place.
      const dort = zeilenVon('plz-de.csv').filter(
        ([, plz = '']) => namen.has(`1 ${plz}`) && !['14461', '67653'].includes(plz),
      );
      expect(new Set(dort.map(([, plz]) => plz)).size).toBeGreaterThan(8200);
      expect(dort.filter(([, plz, ort = '']) => !kennt('1', plz, ort))).toEqual([]);
      const firmen = mitPlz.filter(([land, , ort = '']) => land === '1' && /GmbH|Versicherung/.test(ort));
      expect(firmen).toEqual([]);
    },
  );

  it('nennt jedes Paar einmal, Postleitzahlen von fünf Ländern und Orte von ganz Europa', () => {
    expect(new Set(orte.map((ort) => ort.slice(0, 3).join('\t'))).size).toBe(orte.length);
    expect(new Set(orte.map(([landId]) => landId)).size).toBeGreaterThan(40);
    expect([...new Set(mitPlz.map(([landId]) => laender.get(landId ?? '')?.['lkz']))]).toEqual([
      'D',
      'A',
      'CH',
      'FL',
      'NL',
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
