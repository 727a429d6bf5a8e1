import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eineGefahrgutzeile, einePosition } from '../../testing/builder.js';
import { AuftragLademittel } from '../auftrag-teile.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from './auftragsposition.js';
import { istLeer, mitEndzeile, nummeriert, ohneLeere } from './positionen.js';

describe('istLeer', () => {
  it.each([
    ['nichts', {}, true],
    ['nur eine Nummer', { laufendePosition: 3 }, true],
    ['leere Texte', { warengutBezeichnung: '  ', zeichenNummer: '' }, true],
    ['nur Vorgaben', { verpackungseinheit: 1, warenwertWaehrung: { id: 2 } }, true],
    ['leerer Verweis', { lademittel: null, verpackung: {} }, true],
    ['leere Gefahrgutzeile', { auftragsgefahrgueter: [{ laufendeNummer: 1, begrenztemenge: false }] }, true],
    ['was nicht zur Position gehört', { schluessel: 'x17', markiert: true }, true],
    ['was nur der Server setzt', { auftptNum: 12, mitGefahrguetern: true }, true],
    ['ein Text', { zeichenNummer: 'A' }, false],
    ['eine Zahl', { laengeCM: 0 }, false],
    ['ein Verweis', { lademittel: { id: 1 } }, false],
    ['Gefahrgut', { auftragsgefahrgueter: [{ anzahl: 1 }] }, false],
  ])('%s', (_, zeile, erwartet) => {
    expect(istLeer(Auftragsposition, zeile)).toBe(erwartet);
  });

  it('gilt für jede Art von Zeile', () => {
    expect(istLeer(Gefahrgutzeile, { laufendeNummer: 1, begrenztemenge: false })).toBe(true);
    expect(istLeer(Gefahrgutzeile, { begrenztemenge: true })).toBe(false);
    expect(istLeer(AuftragLademittel, { anzFolge: 1 })).toBe(true);
    expect(istLeer(AuftragLademittel, { eigentuemer: { id: 1 } })).toBe(false);
  });
});

describe('Zeilen', () => {
  const voll = (nummer: number) => einePosition().mit({ laufendePosition: nummer }).build();
  const leer = (nummer: number) => Object.assign(new Auftragsposition(), { laufendePosition: nummer });

  it('verlieren leere Zeilen; was fehlt, ist keine [1-4.062]', () => {
    expect(ohneLeere(Auftragsposition, [voll(1), leer(2), voll(3), leer(4)])).toEqual([voll(1), voll(3)]);
    expect(ohneLeere(Auftragsposition, null)).toEqual([]);
    expect(ohneLeere(Auftragsposition, undefined)).toEqual([]);
  });

  it('werden fortlaufend nummeriert und behalten dabei Klasse und Identität', () => {
    const [erste, dritte] = [voll(1), voll(3)];
    const zeilen = nummeriert(Auftragsposition, [erste, dritte]);
    expect(zeilen.map((z) => z.laufendePosition)).toEqual([1, 2]);
    expect(zeilen[0]).toBe(erste);
    expect(zeilen[1]).toBeInstanceOf(Auftragsposition);
    expect(dritte.laufendePosition).toBe(3);
  });

  it('enden mit genau einer leeren [1-4.059]', () => {
    const gefahrgut = (anzahl: number | null) => ({ ...new Gefahrgutzeile(), anzahl });
    const zeilenart = fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 8 });
    fc.assert(
      fc.property(zeilenart, (anzahlen) => {
        const zeilen = mitEndzeile(Gefahrgutzeile, anzahlen.map(gefahrgut), () => gefahrgut(null));
        const gefuellt = anzahlen.filter((anzahl) => anzahl !== null);
        expect(zeilen.map((z) => z.anzahl)).toEqual([...gefuellt, null]);
        expect(zeilen.map((z) => z.laufendeNummer)).toEqual(zeilen.map((_, i) => i + 1));
      }),
    );
  });

  it('behalten die leere Endzeile, in der gerade jemand steht', () => {
    const ende = leer(2);
    const neu = () => expect.unreachable('es gibt schon eine leere Zeile');
    expect(mitEndzeile(Auftragsposition, [voll(1), ende], neu)[1]).toBe(ende);
  });

  it('gibt es nur, wo nummeriert wird', () => {
    expect(() => nummeriert(Object, [{}])).toThrow('Object wird nicht nummeriert');
    expect(eineGefahrgutzeile().build().laufendeNummer).toBe(1);
  });
});
