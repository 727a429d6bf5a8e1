import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Packeinheit } from '../position/packeinheit.js';
import { type Summand, summiere } from './summen.js';

describe('summiere', () => {
  it('ist null ohne Positionen', () => {
    expect(summiere([])).toEqual({
      bruttoGewicht: 0,
      volumenCbm: 0,
      lademeter: 0,
      stellplaetze: 0,
      verpackungAnzahl: 0,
      lademittelAnzahl: 0,
      packstueckAnzahl: 0,
      jeVerpackung: [],
      jeLademittel: [],
    });
  });

  it('zählt je Verpackung und je Lademittel', () => {
    const positionen: Summand[] = [
      { verpackung: { id: 3 }, verpackungAnzahl: 4, lademittel: { id: 1 }, lademittelAnzahl: 2 },
      { verpackung: { id: 7 }, verpackungAnzahl: 1 },
      { verpackung: { id: 3 }, verpackungAnzahl: 6, lademittel: { id: 1 }, lademittelAnzahl: 1 },
      { verpackung: { id: 9 }, verpackungAnzahl: null, lademittel: null, lademittelAnzahl: 5 },
    ];
    expect(summiere(positionen)).toMatchObject({
      verpackungAnzahl: 11,
      lademittelAnzahl: 8,
      jeVerpackung: [
        { id: 3, anzahl: 10 },
        { id: 7, anzahl: 1 },
      ],
      jeLademittel: [{ id: 1, anzahl: 3 }],
    });
  });

  it('zählt Packstücke in der Packeinheit der Position', () => {
    const beides = {
      verpackung: { id: 1 },
      verpackungAnzahl: 40,
      lademittel: { id: 1 },
      lademittelAnzahl: 2,
    };
    expect(summiere([{ ...beides, verpackungseinheit: Packeinheit.verpackung }]).packstueckAnzahl).toBe(40);
    expect(summiere([{ ...beides, verpackungseinheit: Packeinheit.lademittel }]).packstueckAnzahl).toBe(2);
    expect(summiere([beides]).packstueckAnzahl).toBe(2);
    expect(summiere([{ verpackungAnzahl: 40 }]).packstueckAnzahl).toBe(0);
  });

  it('addiert Zehntel ohne Rest', () => {
    const zehntel = Array.from({ length: 3 }, () => ({
      bruttoGewicht: 0.1,
      volumenCBM: 0.001,
      lademeter: 0.1,
    }));
    expect(summiere(zehntel)).toMatchObject({ bruttoGewicht: 0.3, volumenCbm: 0.003, lademeter: 0.3 });
  });

  it('addiert genau, wie viele und wie große Zahlen es auch sind', () => {
    const hundertstel = fc.nat(8_999_999_999);
    fc.assert(
      fc.property(fc.array(hundertstel, { maxLength: 999 }), (werte) => {
        const summe = werte.reduce((bisher, wert) => bisher + BigInt(wert), 0n);
        const positionen = werte.map((wert) => ({ bruttoGewicht: wert / 100, volumenCBM: wert / 1000 }));
        expect(summiere(positionen)).toMatchObject({
          bruttoGewicht: Number(summe) / 100,
          volumenCbm: Number(summe) / 1000,
        });
      }),
      { numRuns: 50 },
    );
  });
});
