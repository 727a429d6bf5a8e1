import { describe, expect, it } from 'vitest';
import { wirksam } from '../../konfiguration/konfiguration.js';
import type { Land } from '../../stammdaten/land.js';
import { einAuftrag, einePosition } from '../../testing/builder.js';
import { liesAuftrag } from './auftrag-lesen.js';

const deutschland = { id: 1, lkz: 'D', plzMuster: '^\\d{5}$' } as Land;

function meldungen(abweichung: object) {
  const roh = { ...einAuftrag().build(), ...abweichung };
  return liesAuftrag(JSON.parse(JSON.stringify(roh)), {
    konfiguration: wirksam({ isZusaetzlicheLademittel: 'true' }),
    laender: [deutschland],
    vorher: null,
    metro: false,
  }).meldungen.map((m) => [m.field, m.key]);
}

describe('liesAuftrag', () => {
  it.each([
    [{ name: 'X', plz: '1234', land: { id: 1 } }, [['empfaengerAdresse.plz', 'adresse.plzStellen']]],
    [{ name: 'X', plz: 'D-28195', lkz: 'd' }, [['empfaengerAdresse.plz', 'adresse.plzStellen']]],
    [{ name: 'X', plz: ' 28195 ', lkz: 'D' }, []],
    [{ name: 'X', plz: '1234', lkz: 'A' }, []],
    [{ name: 'X', plz: '', land: { id: 1 } }, []],
  ])('will in Deutschland fünf Ziffern: %j', (empfaengerAdresse, erwartet) => {
    expect(meldungen({ empfaengerAdresse })).toEqual(erwartet);
  });

  const voll = einePosition().build();

  it('verlangt in leeren Zeilen nichts, wo sie auch stehen', () => {
    expect(
      meldungen({
        auftragspositionen: [voll, {}, voll, { laufendePosition: 4, auftragsgefahrgueter: [{}] }],
        auftragZusLademittel: [{}, { anzahl: 1, lademittel: { id: 1 } }, { anzFolge: 3 }],
      }),
    ).toEqual([]);
  });

  it('nennt in ihnen, was niemand lesen kann, und in angefangenen, was fehlt', () => {
    expect(
      meldungen({
        auftragspositionen: [voll, { bruttoGewicht: 'viel' }, { zeichenNummer: 'A 1' }],
        auftragZusLademittel: [{ lademittel: { id: 1 } }],
      }),
    ).toEqual([
      ['auftragspositionen[1].bruttoGewicht', 'feld.zahl'],
      ['auftragspositionen[2].warengutBezeichnung', 'feld.pflicht'],
      ['auftragspositionen[2].bruttoGewicht', 'feld.pflicht'],
      ['auftragZusLademittel[0].anzahl', 'feld.pflicht'],
    ]);
  });

  it('mit lauter leeren Positionen hat ein Auftrag keine', () => {
    expect(meldungen({ auftragspositionen: [{}, {}] })).toEqual([
      ['auftragspositionen', 'auftrag.positionFehlt'],
    ]);
  });
});
