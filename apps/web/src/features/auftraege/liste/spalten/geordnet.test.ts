import { expect, it } from 'vitest';
import { geordnet, istSichtbar, verschoben } from './geordnet';

const spalten = ['a', 'b', 'c', 'd'].map((field) => ({ field }));

it.each([
  [[], 'abcd'],
  [['c', 'a'], 'cabd'],
  [['x', 'd'], 'dabc'],
])('folgt %j, was nicht genannt ist, dahinter: %s', (folge, erwartet) =>
  expect(
    geordnet(spalten, { folge })
      .map((s) => s.field)
      .join(''),
  ).toBe(erwartet),
);

it.each([
  ['b', -1, 'bacd'],
  ['b', 1, 'acbd'],
  ['a', -1, 'abcd'],
  ['d', 1, 'abcd'],
  ['x', 1, 'abcd'],
] as const)('%s um %i', (feld, um, erwartet) =>
  expect(verschoben(['a', 'b', 'c', 'd'], feld, um).join('')).toBe(erwartet),
);

it('sichtbar ist, was gewählt ist, sonst in gemerkten Ansichten nur, was sie nennen', () => {
  const wahl = { folge: ['a'], sichtbar: { c: true, a: false }, nurGenannte: true };
  expect(['a', 'b', 'c'].map((f) => istSichtbar(f, wahl))).toEqual([false, false, true]);
  expect(istSichtbar('b', { ...wahl, nurGenannte: false })).toBe(true);
});
