import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lies } from '../feld/lesen.js';
import { einePreisanfrage, einTarif } from '../testing/tarif.js';
import { Preismeldung } from './berechnteil.js';
import { KeinPreis, type Preisanfrage } from './preisanfrage.js';
import { berechnePreis } from './preisrechner.js';

const tarif = einTarif();
const preis = (werte: Partial<Preisanfrage> = {}) => berechnePreis(tarif, einePreisanfrage(werte));
const zeilen = (werte: Partial<Preisanfrage> = {}) =>
  preis(werte).berechnteile.flatMap((t) => t.berechnteilpositionen);
const zeile = (leistungsArt: string, werte: Partial<Preisanfrage> = {}) =>
  zeilen(werte).find((z) => z.leistungsArt === leistungsArt);

describe('Preis einer Sendung', () => {
  it('ist die Summe von Fracht, Diesel und Maut', () => {
    // Zone 2, up to 100 kg 60,00; 7,5 % of it 4,50; one begun 100 kg beyond 200 km 3,00
    expect(zeilen().map((z) => [z.leistungsArt, z.betrag])).toEqual([
      ['Fracht', 60],
      ['Dieselzuschlag', 4.5],
      ['Maut', 3],
    ]);
    expect(preis()).toMatchObject({ betrag: 67.5, waehrung: { id: 2 } });
  });

  it.each([
    [100, 60],
    [100.01, 160],
    [500, 160],
    // 501 kg × 24,00 / 100 kg would be less than the step before
    [501, 160],
    [800, 192],
    [801, 192.24],
    [12_345.6, 2963.04],
  ])('%d kg kosten %d Euro Fracht', (bruttoGewicht, betrag) => {
    expect(zeile('Fracht', { bruttoGewicht })?.betrag).toBe(betrag);
  });

  it.each([
    [{ bruttoGewicht: 80 }, 80, 'tatsächliches Gewicht 80 kg'],
    [{ volumenCbm: 1.203 }, 241, '1,203 cbm × 200 kg'],
    [{ lademeter: 0.4 }, 400, '0,4 LDM × 1.000 kg'],
    [{ stellplaetze: 2.5 }, 1000, '2,5 STP × 400 kg'],
    [{ bruttoGewicht: 1000.01, stellplaetze: 2.5 }, 1001, 'tatsächliches Gewicht 1.000,01 kg'],
  ])('frachtpflichtig ist das Größte von %o', (werte, kg, erklaerung) => {
    const meldung = preis(werte);
    expect(meldung.berechnteile[0]?.frachtpflichtigesGewicht).toBe(kg);
    expect(zeile('Fracht', werte)?.text).toContain(erklaerung);
  });

  it('nimmt die fernere der beiden Zonen, das längste Stück der Postleitzahl entscheidet', () => {
    const nah = { lkz: 'D', plz: '21073', ort: 'Hamburg' };
    expect(zeile('Fracht', { nach: nah })).toMatchObject({ ortsKlasse: 'Zone 1', betrag: 30 });
    expect(zeile('Fracht', { von: { lkz: 'A', plz: '5020', ort: 'Salzburg' }, nach: nah })?.ortsKlasse).toBe(
      'Zone 2',
    );
    expect(zeile('Fracht', { nach: { lkz: 'D', plz: '25980', ort: 'Sylt' } })?.ortsKlasse).toBe('Zone 2');
  });

  it('hat eine Mindestfracht, auf die auch der Diesel zählt', () => {
    const werte = { nach: { lkz: 'D', plz: '21073', ort: 'Hamburg' }, km: 20 };
    expect(zeilen(werte).map((z) => [z.leistungsArt, z.betrag])).toEqual([
      ['Fracht', 30],
      ['Aufschlag auf Mindestfracht', 10],
      ['Dieselzuschlag', 3],
      ['Maut', 1],
    ]);
    expect(zeile('Aufschlag auf Mindestfracht', werte)?.rechenBasis).toBe(
      'Mindestfracht 40,00 − Fracht 30,00 = 10,00 EUR',
    );
  });

  it('kennt Maut nach Entfernung und begonnenen 100 kg, ohne Entfernung nach der Zone', () => {
    expect(zeile('Maut', { bruttoGewicht: 101 })?.rechenBasis).toBe(
      '780 km: 2 × angefangene 100 kg zu 3,00 EUR = 6,00',
    );
    expect(zeile('Maut', { km: null })?.rechenBasis).toContain('400 km (Richtwert der Zone)');
    expect(zeile('Maut', { mautpflichtig: false })).toBeUndefined();
  });

  it.each([
    [9, '2', 70, '2 × 35,00 EUR = 70,00'],
    [9, 'zwei Mann', 35, '1 × 35,00 EUR = 35,00'],
    [9, '0', 35, '0 × 35,00 EUR, mindestens 35,00'],
    [10, '25000,50', 50, '2 ‰ von 25.000,50 EUR = 50,00'],
    [10, '100', 8, '2 ‰ von 100,00 EUR, mindestens 8,00'],
    [6, null, 19.5, 'pauschal 19,50 EUR'],
  ])('Service %d mit Wert „%s“ kostet %d', (spez_num, wert, betrag, rechenBasis) => {
    expect(zeile('Service', { services: [{ spez_num, wert }] })).toMatchObject({ betrag, rechenBasis });
  });

  it('stellt Gefahrgut und Services in einen eigenen Teil, unbekannte nicht', () => {
    const werte = {
      gefahrgut: true,
      services: [
        { spez_num: 6, wert: 'true' },
        { spez_num: 77, wert: null },
      ],
    };
    const [transport, neben] = preis(werte).berechnteile;
    expect(transport?.betrag).toBe(67.5);
    expect(neben).toMatchObject({ bereich: 'Nebenleistungen', betrag: 38, ertrag: 38 });
    expect(neben?.berechnteilpositionen.map((z) => z.text)).toEqual(['Gefahrgut', 'Hebebühne']);
    expect(preis(werte).betrag).toBe(105.5);
  });

  it('sagt, wo der Tarif endet', () => {
    const fremd = { lkz: 'F', plz: '75001', ort: 'Paris' };
    expect(() => preis({ nach: fremd })).toThrow(
      new KeinPreis('Für F-75001 gibt es im Tarif „Testtarif“ keine Zone.'),
    );
    const ohneRest = einTarif({ staffeln: [{ zone: 2, bisKg: 50, cent: 100, je100kg: false }] });
    expect(() => berechnePreis(ohneRest, einePreisanfrage())).toThrow('nicht bis 80 kg');
    expect(() => preis({ bruttoGewicht: 89_999_999_999 })).toThrow(KeinPreis);
  });
});

describe('Jeder Preis', () => {
  const menge = (bis: number, dezimal: number) =>
    fc.integer({ min: 0, max: bis * 10 ** dezimal }).map((n) => n / 10 ** dezimal);
  const anfragen = fc.record({
    bruttoGewicht: menge(30_000, 2),
    volumenCbm: menge(100, 3),
    lademeter: menge(13, 2),
    stellplaetze: menge(33, 2),
    km: fc.option(fc.integer({ min: 0, max: 3000 })),
    gefahrgut: fc.boolean(),
    mautpflichtig: fc.boolean(),
    services: fc.array(
      fc.record({ spez_num: fc.constantFrom(6, 9, 10, 77), wert: fc.option(fc.string({ maxLength: 9 })) }),
      { maxLength: 5 },
    ),
  });
  const cent = (euro: number | null) => Math.round((euro ?? 0) * 100);
  const summe = (betraege: (number | null)[]) => betraege.reduce<number>((s, b) => s + cent(b), 0);

  it('ist auf den Cent die Summe seiner Teile und diese die ihrer Zeilen', () => {
    fc.assert(
      fc.property(anfragen, (a) => {
        const meldung = preis(a);
        expect(summe(meldung.berechnteile.map((t) => t.betrag))).toBe(cent(meldung.betrag));
        for (const teil of meldung.berechnteile) {
          expect(summe(teil.berechnteilpositionen.map((z) => z.betrag))).toBe(cent(teil.betrag));
        }
      }),
    );
  });

  it('ist eine gültige Antwort, in der jede Zeile sich erklärt', () => {
    fc.assert(
      fc.property(anfragen, (a) => {
        const meldung = preis(a);
        expect(lies(Preismeldung, JSON.parse(JSON.stringify(meldung))).meldungen).toEqual([]);
        for (const z of meldung.berechnteile.flatMap((t) => t.berechnteilpositionen)) {
          expect(z.rechenBasis).toMatch(/\d/);
          expect(z.betrag).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('fällt nicht, wenn die Sendung wächst, und liegt nie unter der Mindestfracht', () => {
    fc.assert(
      fc.property(anfragen, menge(5000, 2), (a, mehr) => {
        const { betrag } = preis(a);
        const schwerer = preis({ ...a, bruttoGewicht: Math.round((a.bruttoGewicht + mehr) * 100) / 100 });
        expect(schwerer.betrag).toBeGreaterThanOrEqual(betrag);
        expect(cent(betrag)).toBeGreaterThanOrEqual(tarif.mindestfrachtCent);
      }),
    );
  });

  it('hängt nicht davon ab, in welcher Reihenfolge Services und Tarifzeilen stehen', () => {
    const gedreht = einTarif({
      staffeln: [...tarif.staffeln].reverse(),
      maut: [...tarif.maut].reverse(),
      gebiete: [...tarif.gebiete].reverse(),
    });
    fc.assert(
      fc.property(anfragen, (a) => {
        const andere = berechnePreis(
          gedreht,
          einePreisanfrage({ ...a, services: [...a.services].reverse() }),
        );
        expect(andere.betrag).toBe(preis(a).betrag);
      }),
    );
  });
});
