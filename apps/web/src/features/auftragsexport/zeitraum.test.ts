import { expect, it } from 'vitest';
import { istZeitraum, vorgabe, zeitraumfehler } from './zeitraum';

it.each([
  ['2026-11-21', '2026-10-02', '2026-11-01'],
  ['2026-01-31', '2025-12-02', '2026-01-01'],
  ['2026-03-01', '2026-02-02', '2026-03-01'],
])('am %s reicht der Export in der Vorgabe vom %s bis zum %s [1-9.030]', (heute, von, bis) => {
  expect(vorgabe(heute)).toEqual({ von, bis });
});

it.each([
  ['2026-10-02', '2026-11-01', true],
  ['2026-11-01', '2026-11-01', true],
  ['2026-11-02', '2026-11-01', false],
  ['2026-02-30', '2026-11-01', false],
  [null, '2026-11-01', false],
  ['2026-10-02', null, false],
])('Zeitraum %s bis %s: %s', (von, bis, gueltig) => expect(istZeitraum(von, bis)).toBe(gueltig));

it('sagt an jedem Feld, was an ihm falsch ist', () => {
  expect(zeitraumfehler('31.2.', '2026-11-01')).toEqual({ von: 'Bitte ein Datum angeben' });
  expect(zeitraumfehler('2026-10-02', null)).toEqual({ bis: 'Bitte ein Datum angeben' });
  expect(zeitraumfehler('2026-11-02', '2026-11-01')).toEqual({
    von: 'liegt nach „Datum bis“',
    bis: 'liegt vor „Datum von“',
  });
});
