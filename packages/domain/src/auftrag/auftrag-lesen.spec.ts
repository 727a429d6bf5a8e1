import { describe, expect, it } from 'vitest';
import { wirksam } from '../konfiguration/konfiguration.js';
import { einAuftrag, einePosition } from '../testing/builder.js';
import { liesAuftrag } from './auftrag-lesen.js';

function meldungen(abweichung: object) {
  const roh = { ...einAuftrag().build(), ...abweichung };
  return liesAuftrag(JSON.parse(JSON.stringify(roh)), wirksam({})).meldungen.map((m) => [m.field, m.key]);
}

describe('liesAuftrag', () => {
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
