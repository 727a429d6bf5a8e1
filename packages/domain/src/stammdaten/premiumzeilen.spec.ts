import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { erkennePremiumspalten, liesPremiumzeilen, premiumspalten } from './premiumzeilen.js';

const verzeichnis = {
  termine: [
    { id: 4, kurzBezeichnung: 'FIX', langBezeichnung: 'Fixtermin' },
    { id: 50, kurzBezeichnung: 'B08', langBezeichnung: 'BEX Premium 8 Uhr' },
    { id: 51, kurzBezeichnung: 'B10', langBezeichnung: 'BEX Premium 10 Uhr' },
  ],
  laender: [
    { id: 1, lkz: 'D', iso2: 'DE', bezeichnung: 'Deutschland', plzlaenge: 5 },
    { id: 2, lkz: 'A', iso2: 'AT', bezeichnung: 'Österreich', plzlaenge: 4 },
  ],
};
type Zellen = (string | number | null)[];
const lies = (...zeilen: Zellen[]) =>
  liesPremiumzeilen(
    zeilen.map((zellen, i) => ({ nummer: i + 2, zellen })),
    premiumspalten,
    verzeichnis,
  );

describe('liesPremiumzeilen', () => {
  it.each<[Zellen, object]>([
    [
      ['50', 'D', '20000', '22999', '06:00', '08:00'],
      {
        terminkennzeichenId: 50,
        landId: 1,
        plzVon: '20000',
        plzBis: '22999',
        zeitVon: '06:00',
        zeitBis: '08:00',
      },
    ],
    [
      ['B10', 'd', 1067, 1099, '7:30', '10.00 Uhr'],
      { terminkennzeichenId: 51, plzVon: '01067', plzBis: '01099', zeitVon: '07:30', zeitBis: '10:00' },
    ],
    [
      ['bex premium 8 uhr', 'A', '10', null, 0.25, 1 / 3],
      { landId: 2, plzVon: '10', plzBis: '10', zeitVon: '06:00', zeitBis: '08:00' },
    ],
  ])('reads %j', (zellen, erwartet) => {
    const { saetze, fehler } = lies(zellen);
    expect(fehler).toEqual([]);
    expect(saetze).toEqual([expect.objectContaining(erwartet)]);
  });

  it.each<[Zellen, string, string]>([
    [['4', 'D', '20000', '22999', '06:00', '08:00'], 'Terminart', 'premium.termin'],
    [[null, 'D', '20000', '22999', '06:00', '08:00'], 'Terminart', 'premium.termin'],
    [['50', 'XX', '20000', '22999', '06:00', '08:00'], 'LKZ', 'premium.land'],
    [['50', 'D', '', '22999', '06:00', '08:00'], 'PLZ von', 'premium.plz'],
    [['50', 'D', '20000', '229999', '06:00', '08:00'], 'PLZ bis', 'premium.plz'],
    [['50', 'D', '30000', '22999', '06:00', '08:00'], 'PLZ bis', 'premium.plzFolge'],
    [['50', 'D', '20000', '22999', '25:00', '08:00'], 'Zeit von', 'feld.uhrzeit'],
    [['50', 'D', '20000', '22999', '06:00', 'acht'], 'Zeit bis', 'feld.uhrzeit'],
    [['50', 'D', '20000', '22999', '08:00', '08:00'], 'Zeit bis', 'auftrag.zeitVonBis'],
  ])('refuses %j at %s', (zellen, field, key) => {
    const { saetze, fehler } = lies(zellen);
    expect(saetze).toEqual([]);
    expect(fehler).toEqual([expect.objectContaining({ zeile: 2, field, key })]);
  });

  it('refuses an area that another one of the same appointment already covers', () => {
    const { saetze, fehler } = lies(
      ['50', 'D', '20', '22', '06:00', '08:00'],
      ['50', 'D', '22999', '23000', '06:00', '08:00'],
      ['51', 'D', '22', '23', '06:00', '10:00'],
      ['50', 'D', '23', '23', '06:00', '08:00'],
    );
    expect(saetze).toHaveLength(3);
    expect(fehler).toMatchObject([{ zeile: 3, key: 'premium.doppelt', params: { zeile: 2 } }]);
    expect(fehler.map(satz)).toEqual(['Dieses Gebiet steht schon in Zeile 2.']);
  });
});

describe('erkennePremiumspalten', () => {
  it('finds the columns in any order, and none for what it does not know', () => {
    expect(
      erkennePremiumspalten(['zeit bis', 'Zeit von', 'PLZ BIS', 'plz von', 'lkz', 'terminart', 'x']),
    ).toEqual(['Zeit bis', 'Zeit von', 'PLZ bis', 'PLZ von', 'LKZ', 'Terminart', null]);
    expect(erkennePremiumspalten(['Country', 'LKZ'])).toEqual([null, 'LKZ']);
  });
});
