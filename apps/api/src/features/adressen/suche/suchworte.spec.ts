import { describe, expect, it } from 'vitest';
import { liesSuchtext } from './suchworte.js';

describe('liesSuchtext', () => {
  it.each([
    ['', 'alle', []],
    ['   ', 'alle', []],
    ['Müller', 'worte', ['%muller%']],
    ['  Müller   1010 ', 'worte', ['%muller%', '%1010%']],
    ['50% Rabatt_\\', 'worte', ['%50\\%%', '%rabatt\\_\\\\%']],
    ['AG', 'worte', ['%ag%']],
    ['a b c d e f g', 'worte', ['%a b c d e f g%']],
  ])('„%s“ in einem überschaubaren Buch: %s %j', (text, art, muster) => {
    expect(liesSuchtext(text, false)).toEqual({ art, muster });
  });

  it.each([
    ['', 'alle', []],
    ['AG', 'name', ['ag%']],
    ['10', 'nummer', ['10%']],
    ['1%', 'nummer', ['1\\%%']],
    ['Müller 10', 'worte', ['%muller%', '%10%']],
  ])('„%s“ in einem großen Buch: %s %j', (text, art, muster) => {
    expect(liesSuchtext(text, true)).toEqual({ art, muster });
  });
});
