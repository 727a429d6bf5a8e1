import { readFileSync } from 'node:fs';
import { deutsch } from '@frachtportal/texte/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mautCent } from './mautbetrag.js';
import { erzeugeMauttabelle, Mautvorgabe, ueblicheKg, ueblicheKm } from './mauterzeuger.js';
import { berechneMaut, type GueltigeTabelle, teileKm } from './mautrechner.js';
import {
  type Co2Klasse,
  type Gewichtsklasse,
  gewichtsklassennamen,
  mautsatz,
  type Schadstoffklasse,
} from './mautsaetze.js';
import { alsPreise, alsRaster, type Mautraster, preisAus } from './mauttabelle.js';
import { mitgelieferteMaut } from './mitgeliefert.js';

const umlage = { satz: 3480, leerProzent: 0, durchschnittKg: 8000 };
const vorgabe = Object.assign(new Mautvorgabe(), {
  land: { id: 1 },
  name: 'Test',
  gueltigVon: '2024-07-01',
  satzCentJeKm: 34.8,
});

describe('mautsatz', () => {
  it.each<[Schadstoffklasse, Co2Klasse, number[]]>([
    ['A', 1, [151, 177, 238, 303, 324, 348]],
    ['A', 2, [147, 173, 234, 297, 318, 340]],
    ['A', 3, [144, 169, 228, 290, 310, 332]],
    ['A', 4, [114, 137, 188, 242, 258, 269]],
    ['B', 1, [189, 205, 275, 353, 363, 389]],
  ])('emission class %s, CO2 class %i: %j tenths of a cent', (schadstoff, co2, summen) => {
    expect(gewichtsklassennamen.map((g) => mautsatz(g, schadstoff, co2))).toEqual(summen);
  });

  it('without emissions is infrastructure, noise and next to nothing', () => {
    expect(mautsatz('f' as Gewichtsklasse, 'G', 5)).toBe(155 + 1 + 12);
  });
});

describe('mautCent', () => {
  it.each([
    [100, 400, 174],
    [500, 400, 870],
    [2500, 600, 6525],
  ])('%i kg over %i km are %i cents (facts of forwarders, 34.8 ct/km, 8 t)', (kg, km, cent) => {
    expect(mautCent(km, kg, umlage)).toBe(cent);
  });

  it('counts what is driven empty, and no more than the whole lorry', () => {
    expect(mautCent(400, 100, { ...umlage, leerProzent: 50 })).toBe(261);
    expect(mautCent(100, 8000, umlage)).toBe(3480);
    expect(mautCent(100, 25_000, umlage)).toBe(3480);
  });

  it('rounds half a cent up, where doubles would not', () => {
    expect(mautCent(1, 1, { satz: 10_000, leerProzent: 0, durchschnittKg: 200 })).toBe(1);
    expect(mautCent(1, 1, { satz: 9999, leerProzent: 0, durchschnittKg: 200 })).toBe(0);
    expect(mautCent(1005, 1, { satz: 10_000, leerProzent: 0, durchschnittKg: 1000 })).toBe(101);
  });

  const km = fc.integer({ min: 1, max: 3000 });
  const kg = fc.integer({ min: 1, max: 25_000 });
  const beliebig = fc.record({
    satz: fc.integer({ min: 1, max: 99_999 }),
    leerProzent: fc.integer({ min: 0, max: 200 }),
    durchschnittKg: fc.integer({ min: 100, max: 25_000 }),
  });

  it('never costs less for more, and misses the exact amount by at most half a cent', () => {
    fc.assert(
      fc.property(km, kg, beliebig, (a, b, u) => {
        const cent = mautCent(a, b, u);
        expect(mautCent(a + 1, b, u)).toBeGreaterThanOrEqual(cent);
        expect(mautCent(a, b + 1, u)).toBeGreaterThanOrEqual(cent);
        const genau =
          (a * u.satz * (100 + u.leerProzent) * Math.min(b, u.durchschnittKg)) / (10_000 * u.durchschnittKg);
        expect(Math.abs(cent - genau)).toBeLessThanOrEqual(0.5 + genau * 1e-12);
      }),
    );
  });
});

describe('Mauttabelle', () => {
  const { raster, meldungen } = alsRaster(erzeugeMauttabelle(vorgabe).preise);

  it('made from the statutory rates gives the amounts of the worked examples', () => {
    expect(meldungen).toEqual([]);
    expect(preisAus(raster, 100, 400)).toEqual({ cent: 174, bisKg: 100, bisKm: 400 });
    expect(preisAus(raster, 500, 400)?.cent).toBe(870);
    expect(preisAus(raster, 2500, 600)?.cent).toBe(6525);
  });

  it('answers the first bands that reach, and nothing beyond the last', () => {
    expect(preisAus(raster, 100.01, 351)).toMatchObject({ bisKg: 200, bisKm: 400 });
    expect(preisAus(raster, 0.01, 1)).toMatchObject({ bisKg: 50, bisKm: 50 });
    expect(preisAus(raster, 25_000, 1200)).toMatchObject({ bisKg: 25_000, bisKm: 1200 });
    expect(preisAus(raster, 25_001, 100)).toBeUndefined();
    expect(preisAus(raster, 100, 1201)).toBeUndefined();
  });

  it('never costs less for more', () => {
    const kg = fc.integer({ min: 1, max: 25_000 });
    const km = fc.integer({ min: 1, max: 1200 });
    fc.assert(
      fc.property(kg, kg, km, km, (kgA, kgB, kmA, kmB) => {
        const klein = preisAus(raster, Math.min(kgA, kgB), Math.min(kmA, kmB))?.cent ?? -1;
        expect(preisAus(raster, Math.max(kgA, kgB), Math.max(kmA, kmB))?.cent).toBeGreaterThanOrEqual(klein);
      }),
    );
  });

  it('goes to prices and back', () => {
    expect(alsRaster(alsPreise(raster)).raster).toEqual(raster);
    expect(alsPreise(raster)).toHaveLength(ueblicheKg.length * ueblicheKm.length);
  });

  it('with a hole, a doubled price or without prices is none', () => {
    const preise = alsPreise(raster);
    expect(alsRaster(preise.slice(1)).meldungen.map((m) => m.key)).toEqual(['maut.preisFehlt']);
    expect(alsRaster([...preise, ...preise.slice(0, 1)]).meldungen.map((m) => m.key)).toEqual([
      'maut.preisDoppelt',
    ]);
    expect(alsRaster([]).meldungen.map((m) => m.key)).toEqual(['feld.pflicht']);
  });
});

describe('teileKm', () => {
  it('gives every kilometre to one country', () => {
    const anteile = fc.array(
      fc.record({ lkz: fc.constantFrom('D', 'A', 'CH'), anteil: fc.integer({ min: 1, max: 40 }) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), anteile, (km, teile) => {
        const verteilt = teileKm(km, teile);
        expect(verteilt.reduce((summe, t) => summe + t.km, 0)).toBe(km);
        expect(verteilt.every((t) => Number.isInteger(t.km) && t.km > 0)).toBe(true);
      }),
    );
  });
});

describe('berechneMaut', () => {
  const tabelle = (name: string): GueltigeTabelle => ({
    name,
    gueltigVon: '2024-07-01',
    umwegProzent: 130,
    raster: alsRaster(erzeugeMauttabelle(vorgabe).preise).raster,
  });
  const tabellen = new Map([
    ['D', tabelle('Maut D')],
    ['A', tabelle('Maut A')],
  ]);
  const hamburg = { breite: 53.55, laenge: 9.99 };
  const muenchen = { breite: 48.14, laenge: 11.58 };
  const weg = { von: hamburg, nach: muenchen, vonName: '20095 (D)', nachName: '80331 (D)', gewichtKg: 100 };

  it('says how the amount came about', () => {
    expect(berechneMaut({ ...weg, anteile: [{ lkz: 'D', anteil: 1 }] }, tabellen, deutsch)).toEqual({
      mautbetrag: 3.48,
      message:
        'Von 20095 (D) nach 80331 (D) sind es geschätzt 795 km (Luftlinie 612 km × 1,3). ' +
        'D: 795 km, bis 100 kg und 800 km: 3,48 EUR nach „Maut D“ (gültig ab 01.07.2024). ' +
        'Der Betrag ist eine Schätzung; die regulären Tarife können abweichen.',
      km: 795,
      teile: [{ lkz: 'D', km: 795, tabelle: 'Maut D', betrag: 3.48, anteile: [], ohne: [] }],
    });
  });

  it('adds up the countries on the way, those without a table for nothing', () => {
    const anteile = [
      { lkz: 'D', anteil: 30 },
      { lkz: 'FL', anteil: 2 },
      { lkz: 'A', anteil: 8 },
    ];
    const { mautbetrag, message } = berechneMaut({ ...weg, anteile }, tabellen, deutsch);
    expect(mautbetrag).toBe(2.61 + 0.87);
    expect(message).toContain('D: 596 km, bis 100 kg und 600 km: 2,61 EUR');
    expect(message).toContain('FL: 40 km ohne Mauttabelle, nicht berechnet.');
    expect(message).toContain('Nicht im Betrag: 40 von 795 km, für die keine Mauttabelle gilt (FL).');
    expect(message).toContain('A: 159 km, bis 100 kg und 200 km: 0,87 EUR');
  });

  it('names what of the amount is for road, air, noise and carbon dioxide, and what is not known', () => {
    const [, oesterreich] = mitgelieferteMaut;
    const mit = new Map([['A', { ...tabelle('Maut A'), ...oesterreich?.teile }]]);
    const { mautbetrag, message } = berechneMaut(
      { ...weg, anteile: [{ lkz: 'A', anteil: 1 }] },
      mit,
      deutsch,
    );
    // 3,48 EUR in the proportions 45,91 to 1,00 to 9,04 (GO-Maut 2026), to the cent.
    expect(mautbetrag).toBe(3.48);
    expect(message).toContain('Davon Infrastruktur 2,86 EUR, Luftverschmutzung 0,06 EUR, CO2 0,56 EUR.');
    expect(message).toContain('Nicht hinterlegt und nicht enthalten: Lärm.');
  });

  it('gives no amount without any table or beyond its distances', () => {
    const ohne = berechneMaut({ ...weg, anteile: [{ lkz: 'F', anteil: 1 }] }, tabellen, deutsch);
    expect(ohne.mautbetrag).toBeNull();
    expect(ohne.message).toContain('F: 795 km ohne Mauttabelle');
    const fern = berechneMaut(
      { ...weg, nach: { breite: 38, laenge: -9 }, anteile: [{ lkz: 'D', anteil: 1 }] },
      tabellen,
      deutsch,
    );
    expect(fern.mautbetrag).toBeNull();
    expect(fern.message).toMatch(/weiter, als „Maut D“ reicht/);
  });

  it('counts at least one kilometre', () => {
    const hier = { ...weg, nach: hamburg, anteile: [{ lkz: 'D', anteil: 1 }] };
    expect(berechneMaut(hier, tabellen, deutsch).mautbetrag).toBe(0.22);
  });
});

describe('Mitgelieferte Mauttabellen', () => {
  const datei = new URL('../../../../db/reference/maut_tabelle.json', import.meta.url);
  const tabellen: { name: string; landId: number; gueltigVon: string; quelle: string; raster: Mautraster }[] =
    JSON.parse(readFileSync(datei, 'utf8'));

  it.each(mitgelieferteMaut.map((v) => [v.name, v] as const))(
    '%s is what the generator makes of its rate',
    (name, v) => {
      const tabelle = tabellen.find((t) => t.name === name);
      const { land, gueltigVon, quelle } = v;
      expect(tabelle).toMatchObject({ landId: land.id, gueltigVon, quelle, ...v.teile });
      // Where all parts are known they are the whole rate.
      const teile = Object.values(v.teile);
      if (teile.every((t) => t !== null))
        expect(teile.reduce((summe, t) => summe + t, 0)).toBeCloseTo(v.satzCentJeKm, 5);
      expect(tabelle?.raster).toEqual(
        alsRaster(erzeugeMauttabelle(Object.assign(new Mautvorgabe(), v)).preise).raster,
      );
    },
  );

  it('of Germany agrees with the worked examples', () => {
    const raster = tabellen[0]?.raster as Mautraster;
    expect([
      preisAus(raster, 100, 400)?.cent,
      preisAus(raster, 500, 400)?.cent,
      preisAus(raster, 2500, 600)?.cent,
    ]).toEqual([174, 870, 6525]);
  });
});
