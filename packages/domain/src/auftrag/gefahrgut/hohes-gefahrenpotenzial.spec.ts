import { expect, it } from 'vitest';
import { eineGefahrgutzeile } from '../../testing/builder.js';
import { gefahrenpotenzial } from './hohes-gefahrenpotenzial.js';

const gut = (klasse: object, dazu: object = {}) =>
  eineGefahrgutzeile()
    .mit({ gefahrgutklasse: { id: 1, ...klasse } as { id: number }, ...dazu })
    .build();

// ADR 1.10.3.1.2, column "packages"; the list of 1.10.4.
it.each([
  ['1.1D', { unnr: '0027', klasse: '1', klassifizierung: '1.1D' }, 'mitGrenze'],
  ['1.1B', { unnr: '0029', klasse: '1', klassifizierung: '1.1B' }, 'immer'],
  ['1.3C', { unnr: '0161', klasse: '1', klassifizierung: '1.3C' }, 'mitGrenze'],
  ['1.3G', { unnr: '0335', klasse: '1', klassifizierung: '1.3G' }, null],
  ['1.4B, named', { unnr: '0255', klasse: '1', klassifizierung: '1.4B' }, 'immer'],
  ['1.4S, not named', { unnr: '0012', klasse: '1', klassifizierung: '1.4S' }, null],
  ['1.4S, named', { unnr: '0456', klasse: '1', klassifizierung: '1.4S' }, 'immer'],
  ['chlorine', { unnr: '1017', klasse: '2', klassifizierung: '2TOC' }, 'mitGrenze'],
  ['toxic aerosols', { unnr: '1950', klasse: '2', klassifizierung: '5T' }, null],
  ['propane in packages', { unnr: '1965', klasse: '2', klassifizierung: '2F' }, null],
  ['petrol in packages', { unnr: '1203', klasse: '3', klassifizierung: 'F1', verpackungsgruppe: 'II' }, null],
  ['desensitized, liquid', { unnr: '1204', klasse: '3', klassifizierung: 'D' }, 'mitGrenze'],
  ['desensitized, solid', { unnr: '1310', klasse: '4.1', klassifizierung: 'D' }, 'mitGrenze'],
  ['toxic, I', { unnr: '1680', klasse: '6.1', klassifizierung: 'T5', verpackungsgruppe: 'I' }, 'mitGrenze'],
  ['toxic, II', { unnr: '1593', klasse: '6.1', klassifizierung: 'T1', verpackungsgruppe: 'II' }, null],
  ['category A', { unnr: '2814', klasse: '6.2', klassifizierung: 'I1' }, 'mitGrenze'],
  ['category B', { unnr: '3373', klasse: '6.2', klassifizierung: 'I4' }, null],
  ['corrosive, I, in packages', { unnr: '1777', klasse: '8', verpackungsgruppe: 'I' }, null],
])('%s', (_, klasse, erwartet) => {
  expect(gefahrenpotenzial(gut(klasse))).toBe(erwartet);
  // Chapters 3.4 and 3.5, and what is empty.
  for (const frei of ['begrenztemenge', 'freigestelltemenge', 'leerUngereinigt'])
    expect(gefahrenpotenzial(gut(klasse, { [frei]: true }))).toBeNull();
});
