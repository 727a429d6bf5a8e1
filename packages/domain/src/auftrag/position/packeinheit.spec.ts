import { describe, expect, it } from 'vitest';
import { Packeinheit, packeinheitVon } from './packeinheit.js';

const verpackt = { verpackung: { id: 1 }, verpackungAnzahl: 3 };
const geladen = { lademittel: { id: 2 }, lademittelAnzahl: 1 };

describe('packeinheitVon', () => {
  it.each([
    ['nichts', {}, null, null],
    ['Verpackung mit Anzahl', verpackt, 'verpackung', 'verpackung'],
    ['Lademittel mit Anzahl', geladen, 'lademittel', 'verpackung'],
    ['beides', { ...verpackt, ...geladen }, 'lademittel', 'verpackung'],
    ['Verpackung ohne Anzahl', { verpackung: { id: 1 } }, null, null],
    ['Anzahl ohne Verpackung', { verpackungAnzahl: 3 }, null, null],
    ['Lademittel ohne Anzahl', { lademittel: { id: 2 }, lademittelAnzahl: null }, null, null],
    ['Anzahl null', { lademittel: { id: 2 }, lademittelAnzahl: 0 }, null, null],
    [
      'Verpackung, Lademittel ohne Anzahl',
      { ...verpackt, lademittel: { id: 2 } },
      'verpackung',
      'verpackung',
    ],
  ] as const)('%s [1-4.054-058]', (_, position, normal, spezial) => {
    expect(packeinheitVon(position, { spezial: false })).toBe(normal && Packeinheit[normal]);
    expect(packeinheitVon(position, { spezial: true })).toBe(spezial && Packeinheit[spezial]);
  });
});
