import { describe, expect, it } from 'vitest';
import { Gefahrgutklasse, giltAm } from './gefahrgut.js';
import { uebergangsende } from './gefahrgutausgaben.js';
import { unnummerAus } from './gefahrgutsuche.js';
import { zeileAm } from './gefahrgutwechsel.js';

const zeile = (dazu: Partial<Gefahrgutklasse>): Gefahrgutklasse =>
  Object.assign(new Gefahrgutklasse(), {
    unnr: '1263',
    bezeichnung: 'FARBE',
    verpackungsgruppe: 'II',
    klassifizierung: 'F1',
    version: dazu.gueltigVon?.slice(0, 4) ?? '',
    ...dazu,
  });
const alt = zeile({ id: 1, gueltigVon: '2025-01-01', gueltigBis: '2026-12-31' });
const neu = (dazu: Partial<Gefahrgutklasse>) => zeile({ gueltigVon: '2027-01-01', ...dazu });

describe('Gültigkeit', () => {
  it.each([
    ['2024-12-31', false],
    ['2025-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('am %s: %s', (tag, gilt) => expect(giltAm(alt, tag)).toBe(gilt));

  it('ohne Grenzen immer', () =>
    expect(giltAm({ gueltigVon: null, gueltigBis: null }, '1970-01-01')).toBe(true));
});

describe('Die bisherige Ausgabe gilt neben einer neuen', () => {
  it.each([
    ['2027-01-01', '2027-06-30'],
    ['2029-01-01', '2029-06-30'],
    ['2026-01-01', '2025-12-31'],
    ['2027-01-02', '2027-01-01'],
    ['2027-03-01', '2027-02-28'],
  ])('wenn diese am %s beginnt, bis zum %s', (von, bis) => expect(uebergangsende(von)).toBe(bis));
});

describe('Die Zeile eines Tages', () => {
  const nachfolger = neu({ id: 2 });
  it.each<[string, Gefahrgutklasse[], number | undefined]>([
    ['dieselbe in der neuen Ausgabe', [alt, nachfolger, neu({ id: 3, verpackungsgruppe: 'III' })], 2],
    ['keine, wenn es sie nicht mehr gibt', [alt, neu({ id: 3, klassifizierung: 'F2' })], undefined],
    ['von mehreren die desselben Namens', [nachfolger, neu({ id: 3, bezeichnung: 'LACK' })], 2],
    ['keine, wenn mehrere gleich sind', [nachfolger, neu({ id: 3 })], undefined],
    ['keine künftige', [neu({ id: 3, gueltigVon: '2029-01-01' })], undefined],
  ])('%s', (_, tabelle, id) => expect(zeileAm(alt, tabelle, '2027-06-01')?.id).toBe(id));

  it('ist die der neuesten Ausgabe, die gilt, nicht die einer älteren', () =>
    expect(
      zeileAm(
        neu({ id: 9, gueltigVon: '2023-01-01', gueltigBis: '2025-06-30' }),
        [alt, nachfolger],
        '2027-03-01',
      )?.id,
    ).toBe(2));

  it('ist vor ihrem Beginn die der Ausgabe, die dann noch gilt', () =>
    expect(zeileAm(nachfolger, [alt, nachfolger], '2026-12-31')?.id).toBe(1));

  it('ist in der eigenen Ausgabe, die gilt, die sie ersetzt hat', () => {
    const ersetzt = zeile({ id: 4, gueltigVon: '2025-01-01', gueltigBis: '2027-06-30' });
    const statt = zeile({ id: 5, gueltigVon: '2025-01-01', gueltigBis: '2027-06-30' });
    expect(zeileAm(ersetzt, [statt, nachfolger], '2027-03-01')?.id).toBe(5);
  });

  it('ist sie selbst, solange sie gilt', () =>
    expect(zeileAm(alt, [alt, nachfolger], '2026-06-01')).toBe(alt));
});

it.each([
  ['1203', '1203'],
  ['UN 1203', '1203'],
  ['un12', '12'],
  ['12031', null],
  ['UN', null],
  ['Benzin 95', null],
  ['', null],
])('„%s“ ist die UN-Nummer %s', (text, nummer) => expect(unnummerAus(text)).toBe(nummer));
