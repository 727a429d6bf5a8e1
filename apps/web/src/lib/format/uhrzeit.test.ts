import { expect, it } from 'vitest';
import { formatiereUhrzeit, leseUhrzeit } from './uhrzeit';

it.each([
  ['8', '08:00'],
  ['830', '08:30'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['0830', '08:30'],
  ['16', '16:00'],
  ['1645', '16:45'],
  ['8 Uhr', '08:00'],
  ['8h', '08:00'],
  ['8h30', '08:30'],
])('%s', (eingabe, erwartet) => expect(leseUhrzeit(eingabe)).toBe(erwartet));

it('leer ist null', () => expect(leseUhrzeit('')).toBeNull());
it.each(['24', '8:60', 'früh', '12345', '8:3'])('%s ist keine Uhrzeit', (eingabe) =>
  expect(leseUhrzeit(eingabe)).toBeUndefined(),
);

it.each([
  ['08:30', '08:30'],
  ['23:59', '23:59'],
  ['08:30:00', '08:30'],
])('%s erscheint, wie sie gilt, in welcher Zeitzone der Browser auch steht [1-9.032]', (zeit, erwartet) =>
  expect(formatiereUhrzeit(zeit)).toBe(erwartet),
);
it.each(['00:00', '00:00:00', '', null])('%j erscheint leer [1-9.033]', (zeit) =>
  expect(formatiereUhrzeit(zeit)).toBe(''),
);
