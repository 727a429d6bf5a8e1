import { describe, expect, it } from 'vitest';
import { Gefahrgutklasse, giltAm, zeileAm } from './gefahrgut.js';
import { unnummerAus } from './gefahrgutsuche.js';

const zeile = (dazu: Partial<Gefahrgutklasse>): Gefahrgutklasse =>
  Object.assign(new Gefahrgutklasse(), {
    unnr: '1263',
    bezeichnung: 'FARBE',
    verpackungsgruppe: 'II',
    klassifizierung: 'F1',
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

describe('Die Zeile eines Tages', () => {
  const nachfolger = neu({ id: 2 });
  it.each<[string, Gefahrgutklasse[], number | undefined]>([
    ['dieselbe in der neuen Ausgabe', [alt, nachfolger, neu({ id: 3, verpackungsgruppe: 'III' })], 2],
    ['keine, wenn es sie nicht mehr gibt', [alt, neu({ id: 3, klassifizierung: 'F2' })], undefined],
    ['von mehreren die desselben Namens', [nachfolger, neu({ id: 3, bezeichnung: 'LACK' })], 2],
    ['keine, wenn mehrere gleich sind', [nachfolger, neu({ id: 3 })], undefined],
    ['keine künftige', [neu({ id: 3, gueltigVon: '2029-01-01' })], undefined],
  ])('%s', (_, tabelle, id) => expect(zeileAm(alt, tabelle, '2027-06-01')?.id).toBe(id));

  it('ist sie selbst, solange sie gilt', () => expect(zeileAm(alt, [nachfolger], '2026-06-01')).toBe(alt));
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
