import { describe, expect, it } from 'vitest';
import { formatiereZahl, leseZahl } from './zahlen';

describe('leseZahl', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234', 1234],
    ['1234.567', 1234.567],
    ['1.234.567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['12,', 12],
    [',5', 0.5],
    ['.5', 0.5],
    ['1 234,5', 1234.5],
    ['0', 0],
    ['-3,5', -3.5],
  ])('%s', (eingabe, erwartet) => expect(leseZahl(eingabe)).toBe(erwartet));

  it('leer ist null', () => expect(leseZahl('  ')).toBeNull());
  it.each(['abc', '1,2,3', ',', '.', '-', '1.2.3', '12..5'])('%s ist keine Zahl', (eingabe) =>
    expect(leseZahl(eingabe)).toBeNaN(),
  );
});

describe('formatiereZahl [1-9.026 2-9.022]', () => {
  it('mit Tausenderpunkt und Komma', () => expect(formatiereZahl(2532.5, 2)).toBe('2.532,50'));
  it('mit höchstens so vielen Stellen', () => expect(formatiereZahl(13.5, 0, 3)).toBe('13,5'));
  it('nichts bleibt leer', () => expect(formatiereZahl(null, 2)).toBe(''));
});
