import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { istSscc, pruefziffer, sscc, ssccAus, ssccVorrat } from './sscc.js';

const basisnummer = fc
  .integer({ min: 7, max: 10 })
  .chain((n) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: n, maxLength: n }));
const nummer = basisnummer.chain((b) =>
  fc.tuple(fc.constant(b), fc.integer({ min: 0, max: ssccVorrat(b) - 1 })),
);

describe('SSCC', () => {
  it('hat die Prüfziffer des Beispiels', () => {
    expect(pruefziffer('10614141192837465')).toBe(7);
    expect(istSscc('106141411928374657')).toBe(true);
  });

  it('besteht aus Erweiterungsziffer, Basisnummer, laufender Nummer und Prüfziffer', () => {
    expect(sscc('0614141', 1192837465)).toBe('106141411928374657');
    expect(sscc('4012345', 0)).toBe('040123450000000009');
    expect(() => sscc('4012345', ssccVorrat('4012345'))).toThrow(RangeError);
    expect(() => sscc('123456', 1)).toThrow(RangeError);
    expect(() => sscc('4012345', -1)).toThrow(RangeError);
  });

  it('ist immer 18 Ziffern lang, gültig, und zu jeder laufenden Nummer eine andere', () => {
    fc.assert(
      fc.property(nummer, fc.integer({ min: 0, max: 1_000_000 }), ([b, n], m) => {
        const code = sscc(b, n);
        expect(istSscc(code)).toBe(true);
        expect(code.slice(1, 1 + b.length)).toBe(b);
        if (m !== n) expect(sscc(b, m)).not.toBe(code);
      }),
    );
  });

  it('verrät jede einzelne falsche Ziffer', () => {
    fc.assert(
      fc.property(
        nummer,
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        ([b, n], stelle, plus) => {
          const code = sscc(b, n);
          const falsch = (Number(code[stelle]) + plus) % 10;
          expect(istSscc(code.slice(0, stelle) + falsch + code.slice(stelle + 1))).toBe(false);
        },
      ),
    );
  });
});

describe('SSCC aus einem gelesenen Strichcode', () => {
  const gueltig = '106141411928374657';
  it.each([
    [gueltig, gueltig],
    [`00${gueltig}`, gueltig],
    [`(00)${gueltig}`, gueltig],
    [`]C100${gueltig}`, gueltig],
    [`(00)${gueltig}(10)CHARGE`, gueltig],
    [`00${gueltig}10CHARGE`, gueltig],
    ['00106141411928374650', null],
    ['4012345678901', null],
    ['https://example.com/00106141411928374657', null],
    ['', null],
  ])('%s', (gelesen, erwartet) => {
    expect(ssccAus(gelesen)).toBe(erwartet);
  });
});
