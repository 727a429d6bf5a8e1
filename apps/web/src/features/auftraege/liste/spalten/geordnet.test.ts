import { expect, it } from 'vitest';
import { geordnet, istSichtbar, versetzt } from './geordnet';

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
  [1, 0, 'bacd'],
  [1, 3, 'acdb'],
  [0, -1, 'abcd'],
  [3, 4, 'abcd'],
  [7, 1, 'abcd'],
] as const)('von %i nach %i', (von, nach, erwartet) =>
  expect(versetzt(['a', 'b', 'c', 'd'], von, nach).join('')).toBe(erwartet),
);

it('sichtbar ist, was gewählt ist, sonst in gemerkten Ansichten nur, was sie nennen', () => {
  const wahl = { folge: ['a'], sichtbar: { c: true, a: false }, nurGenannte: true };
  expect(['a', 'b', 'c'].map((f) => istSichtbar(f, wahl))).toEqual([false, false, true]);
  expect(istSichtbar('b', { ...wahl, nurGenannte: false })).toBe(true);
});
