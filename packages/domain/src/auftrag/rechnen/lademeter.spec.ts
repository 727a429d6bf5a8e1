import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lademeter } from './lademeter.js';
import { stellplaetze } from './stellplaetze.js';

const euro = { laengeCm: 120, breiteCm: 80 };
const masse = fc.record({
  laengeCm: fc.nat(89_999_999),
  breiteCm: fc.nat(89_999_999),
  anzahl: fc.nat(89_999_999),
});

/** The smallest multiple of `schritt` that the quotient does not exceed. */
function naechstesVielfaches(zaehler: bigint, schritt: bigint): bigint {
  return zaehler % schritt === 0n ? zaehler / schritt : zaehler / schritt + 1n;
}

describe('lademeter', () => {
  it.each([
    [euro, 0, 0],
    [euro, 1, 0.4],
    [euro, 3, 1.2],
    [euro, 9, 3.6],
    [euro, 33, 13.2],
    [euro, 34, 13.6],
    [{ laengeCm: 120, breiteCm: 100 }, 1, 0.5],
    [{ laengeCm: 1, breiteCm: 1 }, 1, 0.1],
    [{ laengeCm: 80, breiteCm: 60 }, 2, 0.4],
  ])('%o, %i Stück: %f LDM [1-9.005]', (flaeche, anzahl, erwartet) => {
    expect(lademeter({ ...flaeche, anzahl })).toBe(erwartet);
  });

  it('rundet auf volle Zehntel auf, nie zu viel [1-9.005]', () => {
    fc.assert(
      fc.property(masse, (m) => {
        const flaeche = BigInt(m.laengeCm) * BigInt(m.breiteCm) * BigInt(m.anzahl);
        expect(lademeter(m)).toBe(Number(naechstesVielfaches(flaeche, 2400n)) / 10);
      }),
    );
  });
});

describe('stellplaetze', () => {
  it.each([
    [euro, 0, 0],
    [euro, 1, 1],
    [euro, 5, 5],
    [euro, 33, 33],
    [{ laengeCm: 80, breiteCm: 60 }, 1, 0.5],
    [{ laengeCm: 120, breiteCm: 100 }, 1, 1.5],
    [{ laengeCm: 120, breiteCm: 100 }, 26, 32.5],
    [{ laengeCm: 1, breiteCm: 1 }, 1, 0.5],
  ])('%o, %i Stück: %f STP [1-9.007]', (flaeche, anzahl, erwartet) => {
    expect(stellplaetze({ ...flaeche, anzahl })).toBe(erwartet);
  });

  it('rundet auf halbe Plätze auf, nie zu viel [1-9.007]', () => {
    fc.assert(
      fc.property(masse, (m) => {
        const flaeche = BigInt(m.laengeCm) * BigInt(m.breiteCm) * BigInt(m.anzahl);
        expect(stellplaetze(m)).toBe(Number(naechstesVielfaches(flaeche, 4800n)) / 2);
      }),
    );
  });
});
