import type { Preisanfrage } from '../preis/preisanfrage.js';
import type { Tarif } from '../preis/tarif.js';

/** A small tariff with round numbers: two zones, two flat steps and a rate for what is heavier. */
export function einTarif(werte: Partial<Tarif> = {}): Tarif {
  return {
    name: 'Testtarif',
    version: '1',
    waehrungId: 2,
    waehrung: 'EUR',
    kgJeCbm: 200,
    kgJeLdm: 1000,
    kgJeStp: 400,
    mindestfrachtCent: 4000,
    dieselPromille: 75,
    umwegProzent: 130,
    zonen: [
      { zone: 1, bezeichnung: 'nah', richtkm: 100 },
      { zone: 2, bezeichnung: 'fern', richtkm: 400 },
    ],
    gebiete: [
      { lkz: 'D', plzPraefix: '2', zone: 1 },
      { lkz: 'D', plzPraefix: '8', zone: 2 },
      { lkz: 'D', plzPraefix: '25980', zone: 2 },
      { lkz: 'A', plzPraefix: '', zone: 2 },
    ],
    staffeln: [1, 2].flatMap((zone) => [
      { zone, bisKg: null, cent: 1200 * zone, je100kg: true },
      { zone, bisKg: 100, cent: 3000 * zone, je100kg: false },
      { zone, bisKg: 500, cent: 8000 * zone, je100kg: false },
    ]),
    maut: [
      { bisKm: 200, centJe100kg: 100 },
      { bisKm: null, centJe100kg: 300 },
    ],
    zuschlaege: [
      {
        art: 'adr',
        spezNum: null,
        bezeichnung: 'Gefahrgut',
        rechnung: 'pauschal',
        satz: 1850,
        mindestCent: 0,
      },
      {
        art: 'service',
        spezNum: 6,
        bezeichnung: 'Hebebühne',
        rechnung: 'pauschal',
        satz: 1950,
        mindestCent: 0,
      },
      {
        art: 'service',
        spezNum: 9,
        bezeichnung: 'Helfer',
        rechnung: 'jeEinheit',
        satz: 3500,
        mindestCent: 3500,
      },
      {
        art: 'service',
        spezNum: 10,
        bezeichnung: 'Versicherung',
        rechnung: 'promille',
        satz: 2,
        mindestCent: 800,
      },
    ],
    ...werte,
  };
}

/** 80 kg from Hamburg to Munich. */
export function einePreisanfrage(werte: Partial<Preisanfrage> = {}): Preisanfrage {
  return {
    von: { lkz: 'D', plz: '20354', ort: 'Hamburg' },
    nach: { lkz: 'D', plz: '80331', ort: 'München' },
    bruttoGewicht: 80,
    volumenCbm: 0,
    lademeter: 0,
    stellplaetze: 0,
    km: 780,
    mautpflichtig: true,
    gefahrgut: false,
    services: [],
    leistungsDatum: '2026-03-03',
    rechnungsempfaenger: 'Müller & Söhne GmbH',
    ...werte,
  };
}
