import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Land } from '../stammdaten/land.js';
import type { Wertart } from './eingangsspalten.js';
import { dezimalzeichen, landVorPlz, liesZelle, type Zelle, type Zellumgebung } from './zellwerte.js';

const land = (id: number, lkz: string, iso2: string, bezeichnung: string): Land => ({
  id,
  lkz,
  iso2,
  bezeichnung,
  fremdnummer: null,
  awSperre: false,
  mautberechnung: true,
  plzlaenge: null,
  plzMuster: null,
  skey: id,
});
const laender = [
  land(1, 'D', 'DE', 'Deutschland'),
  land(2, 'A', 'AT', 'Österreich'),
  land(3, 'S', 'SE', 'Schweden'),
  land(4, 'CZ', 'CZ', 'Tschechische Republik'),
];

function lies(art: Wertart, zelle: Zelle, dazu: Partial<Zellumgebung> = {}): unknown {
  const gelesen = liesZelle(art, zelle, { laender, komma: ',', ...dazu });
  return 'wert' in gelesen ? gelesen.wert : gelesen.meldung.key;
}

describe('a number', () => {
  it.each<[Zelle, ',' | '.', unknown]>([
    ['1.234,5', ',', 1234.5],
    ['1,234.5', '.', 1234.5],
    ['1 234,5', ',', 1234.5],
    ['12', ',', 12],
    ['-0,5', ',', -0.5],
    [12.5, ',', 12.5],
    ['1.234', ',', 1234],
    ['1.234', '.', 1.234],
    ['', ',', null],
    ['1.23,4', ',', 'auftragseingang.zahl'],
    ['1,2,3', ',', 'auftragseingang.zahl'],
    ['viel', ',', 'auftragseingang.zahl'],
    ['12-13', ',', 'auftragseingang.zahl'],
  ])('%j with %s is %j', (zelle, komma, wert) => {
    expect(lies('zahl', zelle, { komma })).toBe(wert);
  });

  it.each<[Zelle, Zellumgebung['mass'], number, unknown]>([
    ['450 kg', 'kg', 0, 450],
    ['1,5 t', 'kg', 0, 1500],
    ['1,005to.', 'kg', 0, 1005],
    ['800 mm', 'cm', 0, 80],
    ['1,2 m', 'cm', 0, 120],
    ['250 l', 'cbm', 0, 0.25],
    ['12 Stk.', 'stueck', 0, 12],
    ['99,90 €', 'eur', 0, 99.9],
    // The head says millimetres: numbers without a unit are those, one with its own is its own.
    [1205, 'cm', -1, 120.5],
    ['1.205', 'cm', -1, 120.5],
    ['120 cm', 'cm', -1, 120],
    ['450 lbs', 'kg', 0, 'auftragseingang.zahl'],
    ['450 kg', 'cm', 0, 'auftragseingang.zahl'],
    ['450 kg', undefined, 0, 'auftragseingang.zahl'],
    ['450 kg netto', 'kg', 0, 'auftragseingang.zahl'],
  ])('%j where %s is counted (head 10^%i) is %j', (zelle, mass, potenz, wert) => {
    expect(lies('zahl', zelle, { mass, potenz })).toBe(wert);
  });

  it('is read as it was written, whatever the sign of the column', () => {
    const zahlen = fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(zahlen, fc.constantFrom('de-DE', 'en-US'), ([ganz, hundertstel], sprache) => {
        const wert = Number(`${ganz}.${String(hundertstel).padStart(2, '0')}`);
        const text = wert.toLocaleString(sprache, { minimumFractionDigits: 2 });
        const komma = dezimalzeichen([text]);
        expect(komma).toBe(sprache === 'de-DE' ? ',' : '.');
        expect(lies('zahl', text, { komma })).toBe(wert);
      }),
    );
  });
});

it.each<[Zelle[], ',' | '.']>([
  [['1.234', '12,5'], ','],
  [['1,234', '12.5'], '.'],
  [['1.234', '2.345'], ','],
  [['1.234.567'], ','],
  [['0.500 kg'], '.'],
  [[1.5, null, true], ','],
])('the cells %j have the sign %s', (zellen, zeichen) => {
  expect(dezimalzeichen(zellen)).toBe(zeichen);
});

describe('a day, a time, yes and no', () => {
  it.each<[Zelle, unknown]>([
    ['24.12.2026', '2026-12-24'],
    ['24.12.26', '2026-12-24'],
    ['24/12/2026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['2026-12-24T08:00:00Z', '2026-12-24'],
    ['20261224', '2026-12-24'],
    ['Do, 24.12.2026', '2026-12-24'],
    ['24. Dez 2026', '2026-12-24'],
    ['1 March 2027', '2027-03-01'],
    ['1. März 2027', '2027-03-01'],
    [46380, '2026-12-24'],
    ['31.02.2026', 'auftragseingang.tag'],
    ['24.13.2026', 'auftragseingang.tag'],
    ['morgen', 'auftragseingang.tag'],
    [7, 'auftragseingang.tag'],
  ])('the day %j is %j', (zelle, wert) => {
    expect(lies('tag', zelle)).toBe(wert);
  });

  it.each<[Zelle, unknown]>([
    ['8:30', '08:30'],
    ['08.30 Uhr', '08:30'],
    ['8h', '08:00'],
    ['0830', '08:30'],
    ['23:59:59', '23:59'],
    [0.5, '12:00'],
    ['24:00', 'auftragseingang.uhrzeit'],
    ['8:60', 'auftragseingang.uhrzeit'],
    ['früh', 'auftragseingang.uhrzeit'],
  ])('the time %j is %j', (zelle, wert) => {
    expect(lies('uhrzeit', zelle)).toBe(wert);
  });

  it.each<[Zelle, unknown]>([
    ['Ja', true],
    ['x', true],
    [true, true],
    [1, true],
    ['nein', false],
    ['-', false],
    ['', null],
    ['vielleicht', 'auftragseingang.wahrheit'],
  ])('%j is %j', (zelle, wert) => {
    expect(lies('wahrheit', zelle)).toBe(wert);
  });
});

describe('a country and a postcode', () => {
  it.each<[Zelle, unknown]>([
    ['D', 'D'],
    ['DE', 'D'],
    ['deu', 'D'],
    ['Germany', 'D'],
    ['AUT', 'A'],
    ['Oesterreich', 'A'],
    ['österreich', 'A'],
    ['SE', 'S'],
    ['Tschechien', 'CZ'],
    ['Atlantis', 'auftragseingang.land'],
  ])('%j is %j', (zelle, wert) => {
    expect(lies('land', zelle)).toBe(wert);
  });

  it.each<[Zelle, unknown, unknown]>([
    ['D-20457', '20457', 'D'],
    ['AT-1010', '1010', 'A'],
    ['01067', '01067', undefined],
    [1067, '1067', undefined],
  ])('%j is the postcode %j of %j', (zelle, plz, lkz) => {
    expect(lies('plz', zelle)).toBe(plz);
    expect(landVorPlz(zelle, laender)).toBe(lkz);
  });
});
