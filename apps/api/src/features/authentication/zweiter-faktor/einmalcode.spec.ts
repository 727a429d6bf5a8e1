import { describe, expect, it } from 'vitest';
import { codeHash, neueWiederherstellungscodes, ohneTrenner, schrittZu } from './einmalcode.js';

/** The secret of RFC 6238, appendix B, "12345678901234567890" in Base32. */
const geheimnis = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('Einmalcodes nach RFC 6238', () => {
  // The vectors have eight digits; six are the last six of them.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %d the code ends in that of the vector %s', (sekunde, vektor) => {
    expect(schrittZu(geheimnis, vektor.slice(2), sekunde * 1000)).toBe(Math.floor(sekunde / 30));
  });

  it('are taken half a minute early or late, no more', () => {
    const schritt = (sekunde: number) => schrittZu(geheimnis, '287082', sekunde * 1000);
    expect([0, 29, 30, 59, 60, 89].map(schritt)).toEqual([1, 1, 1, 1, 1, 1]);
    expect([90, 120, 3600].map(schritt)).toEqual([undefined, undefined, undefined]);
  });

  it.each(['', '28708', '2870820', '28708a', '２８７０８２'])('%j is none', (code) => {
    expect(schrittZu(geheimnis, code, 59_000)).toBeUndefined();
  });
});

describe('Wiederherstellungscodes', () => {
  it('are ten, each another one, found again however they are typed', () => {
    const codes = neueWiederherstellungscodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
      expect(codeHash(ohneTrenner(code).toLowerCase())).toEqual(codeHash(` ${code} `));
    }
  });
});
