import { expect, it } from 'vitest';
import { wirksam } from '../konfiguration/konfiguration.js';
import { einAuftrag, einePosition } from '../testing/builder.js';
import { befunde } from './befunde.js';
import type { Pruefling } from './regel.js';

const D = { id: 1, lkz: 'D', bezeichnung: 'Deutschland' };
const E = { id: 2, lkz: 'E', bezeichnung: 'Spanien' };
const kontext = {
  verpackungen: [],
  lademittel: [{ id: 1, langBezeichnung: 'Europalette', ggvs: true, laengeCM: 120, breiteCM: 80 }],
  konfiguration: wirksam({}),
  laender: [D, E] as never,
  heute: '2026-03-02',
  heutige: [],
  fortras: null,
};
const geprueft = new Set([
  'masseUeberFahrzeug',
  'masseUeberLademittel',
  'gewichtJeLademittel',
  'gewichtGegenVolumen',
  'ueberLadung',
  'laufzeitZuKurz',
]);
const gefunden = (auftrag: object) =>
  befunde(auftrag as Pruefling, kontext)
    .filter((b) => geprueft.has(b.regel))
    .map((b) => [b.key, b.field, b.schwere]);
const mit = (...positionen: object[]) => gefunden({ auftragspositionen: positionen });
const zeile = () => einePosition().aufPaletten(2);

it.each([
  ['nichts bei zwei Paletten mit 900 kg', zeile().mit({ bruttoGewicht: 900 }), []],
  [
    '80 Tonnen auf zwei Paletten',
    zeile().mit({ bruttoGewicht: 80_000 }),
    ['regel.gewichtJeLademittel', 'regel.gewichtGegenVolumen', 'regel.ueberGewicht'],
  ],
  [
    'eine Höhe, die unter kein Dach passt',
    zeile().mit({ bruttoGewicht: 900, hoeheCM: 310 }),
    ['regel.masseUeberFahrzeug'],
  ],
  [
    'drei Meter Länge auf einer Europalette',
    zeile().mit({ bruttoGewicht: 900, laengeCM: 300 }),
    ['regel.masseUeberLademittel'],
  ],
  ['ein Kilogramm auf zwei Kubikmeter', zeile().mit({ bruttoGewicht: 1 }), ['regel.gewichtGegenVolumen']],
] as const)('%s', (_, position, schluessel) => {
  const alle = mit(position.build());
  expect(alle.map(([key]) => key)).toEqual(schluessel);
  expect(alle.every(([, , schwere]) => schwere === 'hinweis')).toBe(true);
});

it('mehr als 13,6 Lademeter sind mehr, als ein Fahrzeug fasst', () => {
  const viele = einePosition().aufPaletten(35).mit({ bruttoGewicht: 9000, lademeter: 14 }).build();
  expect(mit(viele)).toEqual([['regel.ueberLademeter', 'auftragspositionen', 'hinweis']]);
});

it.each([
  ['2026-03-06', '2026-03-06', D, ['regel.laufzeitZuKurz']],
  ['2026-03-05', '2026-03-06', D, []],
  ['2026-03-04', '2026-03-06', E, ['regel.laufzeitZuKurz']],
  ['2026-03-04', '2026-03-09', E, []],
] as const)('Abholung %s, Zustellung %s', (beladedatum, entladedatum, land, schluessel) => {
  const auftrag = einAuftrag().build();
  const empfaengerAdresse = { ...auftrag.empfaengerAdresse, land };
  const absenderAdresse = { ...auftrag.absenderAdresse, land: D };
  const alle = gefunden({ ...auftrag, absenderAdresse, empfaengerAdresse, beladedatum, entladedatum });
  expect(alle.map(([key]) => key)).toEqual(schluessel);
});
