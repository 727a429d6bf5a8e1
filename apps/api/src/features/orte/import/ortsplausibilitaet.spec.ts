import { readFileSync } from 'node:fs';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { describe, expect, it } from 'vitest';
import { unplausibel } from './ortsplausibilitaet.js';

const ordner = new URL('../../../../../../db/reference/', import.meta.url);
const laender: Land[] = JSON.parse(readFileSync(new URL('land.json', ordner), 'utf8'));
const pruefe = (land: Land | undefined, plz: string, breite: number | null, laenge: number | null) =>
  land && unplausibel({ plz, ortsname: 'Ort', suchname: 'ort', breite, laenge }, land);

describe('Plausibilität der Orte', () => {
  it('lets all places pass that come with the portal', () => {
    const falsch = readFileSync(new URL('ort.tsv', ordner), 'utf8')
      .trimEnd()
      .split('\n')
      .map((zeile) => zeile.split('\t'))
      .filter(([id, plz, , breite, laenge]) => {
        // Some countries come without postal codes.
        const { plzMuster = null, ...land } = laender.find((l) => String(l.id) === id) ?? ({} as Land);
        const grad = (text?: string) => (text ? Number(text) : null);
        const gesagt = pruefe(
          { ...land, plzMuster: plz ? plzMuster : null },
          plz ?? '',
          grad(breite),
          grad(laenge),
        );
        return !land.id || gesagt;
      });
    expect(falsch).toEqual([]);
  });

  it.each([
    ['D', '01067', 51.05, 13.74, undefined],
    ['D', '1067', 51.05, 13.74, 'plz'],
    ['D', '01067', 13.74, 51.05, 'breite'],
    ['D', '01067', 51.05, -13.74, 'laenge'],
    ['D', '01067', 5.105, 13.74, 'breite'],
    ['D', '01067', null, null, undefined],
    ['S', '981 93', 68.44, 22.48, undefined],
    ['UK', 'SW1A 1AA', 51.5, -0.1, undefined],
    ['UK', 'SW1A', 51.5, -0.1, undefined],
    ['UK', '12345', 51.5, -0.1, 'plz'],
    ['IRL', 'D02', 53.34, -6.25, undefined],
    ['M', 'VLT', 35.9, 14.5, undefined],
    ['RUS', '689300', 64.4, -173.2, undefined],
  ])('%s %s at %s, %s: %s', (lkz, plz, breite, laenge, feld) =>
    expect(
      pruefe(
        laender.find((l) => l.lkz === lkz),
        plz,
        breite,
        laenge,
      )?.field,
    ).toBe(feld),
  );
});
