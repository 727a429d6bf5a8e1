import { describe, expect, it } from 'vitest';
import { schreibweisen, zerlegeOrtssuche } from './ortssuche.js';

describe('zerlegeOrtssuche', () => {
  it.each([
    ['Brem', [], 'brem'],
    [' Köln ', [], 'koln'],
    ['28195', ['28195', '281 95', '28-195', '2819-5'], ''],
    ['28195 Bremen', ['28195', '281 95', '28-195', '2819-5'], 'bremen'],
    ['Bremen 28', ['28'], 'bremen'],
    ['Frankfurt am Main', [], 'frankfurt am main'],
    ['SW1A 1AA', ['SW1A 1AA'], ''],
    ['LV-10', ['LV-10'], ''],
    ['AD500', ['AD500'], ''],
    ['110 00', ['110 00', '11000', '11-000', '1100-0'], ''],
    ['1012 JS', ['1012 JS'], ''],
    ['1012js', ['1012JS'], ''],
    ['1012 JS Amsterdam', ['1012 JS'], 'amsterdam'],
    ["'s-Gravenhage", [], "'s-gravenhage"],
    ['', [], ''],
    ['%', [], '%'],
  ])('"%s" means postal codes %j and the name "%s"', (text, plz, name) => {
    const { vierstellig: _, ...frage } = zerlegeOrtssuche(text);
    expect(frage).toEqual({ plz, name });
  });

  it('knows the Dutch form', () => {
    const erwartet = { ziffern: '1012', plz: '1012 JS' };
    for (const text of ['1012 JS', '1012js', '1012 js Amsterdam'])
      expect(zerlegeOrtssuche(text).vierstellig).toEqual(erwartet);
    expect(zerlegeOrtssuche('1012 J').vierstellig).toEqual({ ziffern: '1012', plz: '1012 J' });
    expect(zerlegeOrtssuche('1012').vierstellig).toBeNull();
  });

  it('writes digits as countries separate them', () => {
    expect(schreibweisen('00-950')).toEqual(['00-950', '00950', '009 50', '0095-0']);
    expect(schreibweisen('10')).toEqual(['10']);
  });
});
