import { describe, expect, it } from 'vitest';
import { ibanElektronisch, ibanGruppiert, ibanMax } from './nachnahme.js';

describe('IBAN', () => {
  it.each([
    ['de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['DE89-3704.0044 0532', 'DE89 3704 0044 0532'],
    ['DE8', 'DE8'],
    ['DE89', 'DE89'],
    ['äöü', ''],
    ['', ''],
  ])('„%s“ wird beim Tippen „%s“ [1-5.014,015]', (getippt, gruppiert) => {
    expect(ibanGruppiert(getippt)).toBe(gruppiert);
    expect(ibanGruppiert(gruppiert)).toBe(gruppiert);
  });

  it('ist höchstens 39 Zeichen lang und wird ohne Leerzeichen gespeichert [1-5.016]', () => {
    expect(ibanGruppiert('A'.repeat(60))).toHaveLength(ibanMax);
    expect(ibanElektronisch('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  });
});
