import { describe, expect, it } from 'vitest';
import { standardkonfiguration } from '../konfiguration/konfiguration.js';
import type { Land } from '../stammdaten/land.js';
import { befunde } from './befunde.js';

const laender = [
  { id: 1, lkz: 'D', iso2: 'DE' },
  { id: 3, lkz: 'CH', iso2: 'CH' },
] as Land[];
const kontext = {
  konfiguration: standardkonfiguration,
  verpackungen: [],
  lademittel: [],
  laender,
  heute: '2026-01-01',
  heutige: [],
  fortras: null,
};
const muenchen = { name: 'A', lkz: 'D', plz: '80331', ort: 'München' };
const nuernberg = { name: 'B', land: { id: 1 } as never, plz: '90402', ort: 'Nürnberg' };

const findet = (beladedatum: string | null, adressen: object = { absenderAdresse: muenchen }) =>
  befunde({ beladedatum, ...adressen }, kontext)
    .filter((b) => b.regel === 'abholungFrei')
    .map((b) => [b.schwere, b.key, b.field, b.params]);

describe('Die Abholung an einem freien Tag', () => {
  it.each([
    ['Werktag', '2026-11-23', []],
    ['Samstag', '2026-11-28', []],
    ['kein Tag', null, []],
    ['Sonntag', '2026-11-22', [['hinweis', 'regel.abholungSonntag', 'beladedatum', undefined]]],
    [
      'Feiertag des Landes',
      '2026-10-03',
      [['hinweis', 'regel.abholungFeiertag', 'beladedatum', { name: 'Tag der Deutschen Einheit' }]],
    ],
    [
      'Feiertag der Gemeinde',
      '2028-08-15',
      [['hinweis', 'regel.abholungFeiertag', 'beladedatum', { name: 'Mariä Himmelfahrt' }]],
    ],
  ])('%s', (_was, tag, erwartet) => {
    expect(findet(tag)).toEqual(erwartet);
  });

  it('fragt nach dem Ort, an dem abgeholt wird', () => {
    expect(findet('2028-08-15', { absenderAdresse: nuernberg })).toEqual([]);
    const abweichend = { absenderAdresse: muenchen, abweichendeAbholerAdresse: nuernberg };
    expect(findet('2028-08-15', abweichend)).toEqual([]);
    expect(findet('2026-08-01', { absenderAdresse: { name: 'C', lkz: 'ch', plz: '8001' } })).toHaveLength(1);
  });
});
