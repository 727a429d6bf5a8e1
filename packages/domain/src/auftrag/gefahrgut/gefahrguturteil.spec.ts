import { expect, it } from 'vitest';
import { gefahrguturteil } from './gefahrguturteil.js';

const gut = (klasse: object, dazu: object = {}) =>
  ({ liter: 100, gefahrgutklasse: { id: 1, ...klasse }, ...dazu }) as never;
const benzin = { unnr: '1203', klasse: '3', gefahrzettel: '3', befoerderungskategorie: 2, tunnelcode: 'D/E' };
const propan = {
  unnr: '1965',
  klasse: '2',
  gefahrzettel: '2.1',
  befoerderungskategorie: 2,
  tunnelcode: 'B/D',
};
const pulver = {
  unnr: '0027',
  klasse: '1',
  klassifizierung: '1.1D',
  befoerderungskategorie: 1,
  tunnelcode: 'B1000C',
};
const munition = {
  unnr: '0012',
  klasse: '1',
  klassifizierung: '1.4S',
  befoerderungskategorie: 4,
  tunnelcode: 'E',
};
const peroxid = {
  unnr: '3101',
  klasse: '5.2',
  gefahrzettel: '5.2+1',
  befoerderungskategorie: 1,
  tunnelcode: 'B',
};

it.each([
  ['333 l Benzin are exempt', [gut(benzin, { liter: 333 })], 'freigestellt', null],
  ['334 l are not', [gut(benzin, { liter: 334 })], 'tafeln', 'E'],
  ['two orders together are not', [gut(benzin, { liter: 300 }), gut(propan, { liter: 100 })], 'tafeln', 'D'],
  [
    'limited quantities count for nothing',
    [gut(benzin, { liter: 900, begrenztemenge: true })],
    'keines',
    null,
  ],
  ['excepted quantities too', [gut(benzin, { liter: 900, freigestelltemenge: true })], 'keines', null],
  ['nobody knows without a category', [gut({ ...benzin, befoerderungskategorie: null })], 'unbekannt', 'E'],
  ['category 0 is never exempt', [gut({ ...benzin, befoerderungskategorie: 0 })], 'tafeln', 'E'],
  [
    'empty packagings have no points',
    [gut(benzin, { liter: 900, leerUngereinigt: true })],
    'freigestellt',
    null,
  ],
  [
    'explosives up to 1,000 kg may pass category B',
    [gut(pulver, { nettoexplosivmasse: 1000 })],
    'tafeln',
    'C',
  ],
  ['more may not', [gut(pulver, { nettoexplosivmasse: 1000.5 })], 'tafeln', 'B'],
  ['no goods, no verdict', [], 'keines', null],
])('%s (1.1.3.6, 8.6.4)', (_was, zeilen, stand, tunnel) =>
  expect(gefahrguturteil(zeilen)).toMatchObject({ stand, tunnel }),
);

it.each([
  ['explosives and fuel', [pulver, benzin], [['0027', '1203']]],
  ['1.4S and fuel', [munition, benzin], []],
  ['explosives and 1.4S', [pulver, munition], []],
  ['fuel and gas', [benzin, propan], []],
  ['a peroxide with label 1 and fuel', [peroxid, benzin], [['3101', '1203']]],
])('7.5.2.1: %s', (_was, klassen, verbote) =>
  expect(gefahrguturteil(klassen.map((k) => gut(k))).verbote).toEqual(verbote),
);
