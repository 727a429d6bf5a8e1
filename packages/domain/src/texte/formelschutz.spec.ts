import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mitFormelschutz, ohneFormelschutz } from './formelschutz.js';

describe('Formelschutz', () => {
  it.each(['=1+1', '+49 89 1', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '−1', "'=1"])(
    'macht %j zu einem Text',
    (text) => expect(mitFormelschutz(text)).toBe(`'${text}`),
  );

  it.each(['Müller', "O'Neil", "'s Hertogenbosch", '', '28195', 'a=b'])('lässt %j, wie es ist', (text) => {
    expect(mitFormelschutz(text)).toBe(text);
    expect(ohneFormelschutz(text)).toBe(text);
  });

  it('lässt sich von jedem Text wieder wegnehmen', () => {
    const zeichen = fc.constantFrom(...'=+-@\t\r\n\'";, aß€＝＋﹣－−＠\u00a0\u200b\u0001');
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: zeichen, maxLength: 12 }));
    fc.assert(fc.property(text, (t) => ohneFormelschutz(mitFormelschutz(t)) === t));
  });
});
