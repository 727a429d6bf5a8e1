import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { volumenCbm } from './volumen.js';

describe('volumenCbm', () => {
  it.each([
    [120, 80, 100, 1, 0.96],
    [135, 95, 145, 18, 33.473],
    [1, 1, 1, 499, 0],
    [1, 1, 1, 500, 0.001],
    [1, 1, 5, 301, 0.002],
    [5, 5, 5, 4, 0.001],
    [67, 1, 15, 1, 0.001],
    [0, 80, 100, 3, 0],
  ])('%i × %i × %i cm, %i Stück: %f m³ [1-9.001]', (laengeCm, breiteCm, hoeheCm, anzahl, erwartet) => {
    expect(volumenCbm({ laengeCm, breiteCm, hoeheCm, anzahl })).toBe(erwartet);
  });

  it('rundet genau, bis zu den größten erlaubten Zahlen [1-9.004]', () => {
    const masse = fc.nat(89_999_999);
    fc.assert(
      fc.property(masse, masse, masse, masse, (laengeCm, breiteCm, hoeheCm, anzahl) => {
        const ziffern = [laengeCm, breiteCm, hoeheCm, anzahl]
          .reduce((bisher, zahl) => bisher * BigInt(zahl), 1n)
          .toString()
          .padStart(4, '0');
        const liter = BigInt(ziffern.slice(0, -3)) + (Number(ziffern.at(-3)) >= 5 ? 1n : 0n);
        expect(volumenCbm({ laengeCm, breiteCm, hoeheCm, anzahl })).toBe(Number(liter) / 1000);
      }),
    );
  });

  it.each([0.5, -1, Number.NaN])('nimmt %f nicht als Maß', (laengeCm) => {
    expect(() => volumenCbm({ laengeCm, breiteCm: 1, hoeheCm: 1, anzahl: 1 })).toThrow(RangeError);
  });
});
