import { describe, expect, it } from 'vitest';
import { punktefaktor, punkteJeKategorie, punktesumme, zeilenpunkte } from './adr-punkte.js';
import type { Gefahrgutangaben } from './gefahrgut.rules.js';

interface Klasse {
  unnr?: string;
  klasse?: string;
  befoerderungskategorie?: number | null;
}
const zeile = (klasse: Klasse, angaben: Gefahrgutangaben = {}): Gefahrgutangaben => ({
  gefahrgutklasse: { id: 1, ...klasse },
  ...angaben,
});

describe('punktefaktor', () => {
  it.each([
    [0, '3343', null],
    [1, '1092', 50],
    [2, '1203', 3],
    [3, '1202', 1],
    [4, '3077', 0],
    [null, '2912', undefined],
  ])('Beförderungskategorie %s: UN %s hat den Faktor %s', (befoerderungskategorie, unnr, faktor) => {
    expect(punktefaktor({ unnr, befoerderungskategorie })).toBe(faktor);
  });

  it.each(['0081', '0082', '0084', '0241', '0331', '0332', '0482', '1005', '1017'])(
    'UN %s hat in Kategorie 1 den Faktor 20',
    (unnr) => {
      expect(punktefaktor({ unnr, befoerderungskategorie: 1 })).toBe(20);
      expect(punktefaktor({ unnr, befoerderungskategorie: 2 })).toBe(3);
    },
  );
});

describe('zeilenpunkte', () => {
  const benzin = { unnr: '1203', klasse: '3', befoerderungskategorie: 2 };
  it.each([
    ['Liter', zeile(benzin, { liter: 200 }), 600],
    ['Nettogewicht', zeile(benzin, { nettoGewicht: 0.1 }), 0.3],
    ['exakt, wo Gleitkomma abweicht', zeile(benzin, { liter: 1.1 }), 3.3],
    [
      'große Mengen exakt',
      zeile({ ...benzin, befoerderungskategorie: 1 }, { liter: 89_999_999.99 }),
      4_499_999_999.5,
    ],
    ['Kategorie 4 zählt nichts', zeile({ befoerderungskategorie: 4 }, { nettoGewicht: 5000 }), 0],
    [
      'Klasse 1 nach Nettoexplosivmasse',
      zeile(
        { unnr: '0336', klasse: '1', befoerderungskategorie: 4 },
        { nettoexplosivmasse: 9, nettoGewicht: 99 },
      ),
      0,
    ],
    [
      'UN 0332 mit dem Faktor 20',
      zeile(
        { unnr: '0332', klasse: '1', befoerderungskategorie: 1 },
        { nettoexplosivmasse: 12.5, nettoGewicht: 99 },
      ),
      250,
    ],
  ])('%s', (_, angaben, punkte) => {
    expect(zeilenpunkte(angaben)).toEqual({ punkte });
  });

  it.each([
    ['begrenzteMenge', zeile(benzin, { liter: 5, begrenztemenge: true })],
    ['kategorie0', zeile({ befoerderungskategorie: 0 }, { liter: 5 })],
    ['unbekannt', zeile({ befoerderungskategorie: null }, { liter: 5 })],
    ['unbekannt', { liter: 5 }],
    ['mengeFehlt', zeile(benzin)],
    ['mengeFehlt', zeile({ klasse: '1.4S', befoerderungskategorie: 2 }, { nettoGewicht: 5 })],
  ])('%s', (grund, angaben) => {
    expect(zeilenpunkte(angaben)).toEqual({ grund });
  });
});

describe('punktesumme', () => {
  it('zählt zusammen, lässt begrenzte Mengen aus und sagt, was fehlt', () => {
    const benzin = { unnr: '1203', klasse: '3', befoerderungskategorie: 2 };
    expect(
      punktesumme([
        zeile(benzin, { liter: 0.1 }),
        zeile(benzin, { liter: 0.2 }),
        zeile({ unnr: '1017', klasse: '2', befoerderungskategorie: 1 }, { nettoGewicht: 10 }),
        zeile(benzin, { liter: 900, begrenztemenge: true }),
        zeile({ befoerderungskategorie: 0 }, { nettoGewicht: 1 }),
        zeile({ befoerderungskategorie: null }, { nettoGewicht: 1 }),
      ]),
    ).toEqual({ punkte: 200.9, ohneFreistellung: true, unbekannt: 1 });
    expect(punktesumme([])).toEqual({ punkte: 0, ohneFreistellung: false, unbekannt: 0 });
  });
});

describe('punkteJeKategorie', () => {
  const kategorie = (befoerderungskategorie: number | null, liter: number, dazu: Gefahrgutangaben = {}) =>
    zeile({ unnr: '1203', klasse: '3', befoerderungskategorie }, { liter, ...dazu });

  it('zählt Menge und Punkte je Kategorie, die niedrigste zuerst, ohne begrenzte Mengen', () => {
    expect(
      punkteJeKategorie([
        kategorie(3, 100.5),
        kategorie(2, 200),
        kategorie(2, 0.1),
        kategorie(2, 999, { begrenztemenge: true }),
        kategorie(4, 50),
      ]),
    ).toEqual([
      { kategorie: 2, faktoren: [3], menge: 200.1, punkte: 600.3 },
      { kategorie: 3, faktoren: [1], menge: 100.5, punkte: 100.5 },
      { kategorie: 4, faktoren: [0], menge: 50, punkte: 0 },
    ]);
  });

  it('nennt keine Punkte, wo es keine Freistellung gibt oder die Kategorie unbekannt ist', () => {
    expect(punkteJeKategorie([kategorie(null, 5), kategorie(0, 1)])).toEqual([
      { kategorie: 0, faktoren: [], menge: 1, punkte: null },
      { kategorie: null, faktoren: [], menge: 5, punkte: null },
    ]);
  });
});
