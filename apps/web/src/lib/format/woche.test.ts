import { expect, it } from 'vitest';
import { kalenderwoche } from './kalenderwoche';
import { formatiereProzent } from './zahlen';

it.each([
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2024-12-30', 1],
  ['2027-01-01', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2021-01-03', 53],
  ['2023-01-01', 52],
  ['2026-11-22', 47],
  ['2026-11-23', 48],
])('der %s liegt in Woche %i', (tag, woche) => expect(kalenderwoche(tag)).toBe(woche));

it.each([
  [0.9642, 1, '96,4 %'],
  [1, 0, '100 %'],
  [0, 1, '0,0 %'],
  [null, 1, ''],
  [undefined, 1, ''],
])('der Anteil %j steht mit %i Stellen als „%s“ da', (anteil, stellen, text) =>
  expect(formatiereProzent(anteil, stellen)).toBe(text),
);
