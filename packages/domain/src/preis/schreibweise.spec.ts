import { expect, it } from 'vitest';
import { strassenkm } from './entfernung.js';
import { dezimal, dezimalKurz, geld } from './schreibweise.js';

it.each([
  [0, '0,00'],
  [5, '0,05'],
  [-1250, '-12,50'],
  [123_456_789, '1.234.567,89'],
])('%d Cent sind „%s“', (cent, text) => {
  expect(geld(cent)).toBe(text);
});

it('kürzt Nullen nur hinter dem Komma', () => {
  expect(dezimalKurz(7500, 3)).toBe('7,5');
  expect(dezimalKurz(1000, 2)).toBe('10');
  expect(dezimalKurz(1000, 0)).toBe('1.000');
  expect(dezimal(1000, 0)).toBe('1.000');
});

it('schätzt Straßenkilometer aus der Luftlinie mit Umweg', () => {
  const hamburg = { breite: 53.55, laenge: 10.0 };
  const muenchen = { breite: 48.137, laenge: 11.576 };
  expect(strassenkm(hamburg, hamburg, 130)).toBe(0);
  expect(strassenkm(hamburg, muenchen, 100)).toBe(612);
  expect(strassenkm(muenchen, hamburg, 130)).toBe(796);
});
