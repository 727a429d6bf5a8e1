import { describe, expect, it } from 'vitest';
import { bitteAus, hoechstensVersuche, pauseNach, pausenMs } from './wiederholung.js';

describe('Wiederholungen', () => {
  it('go on for about three days, ten tries in all', () => {
    const tage = pausenMs.reduce((summe, ms) => summe + ms, 0) / 86_400_000;
    expect([hoechstensVersuche, tage > 3 && tage < 3.3]).toEqual([10, true]);
  });

  it.each([
    [1, 0, undefined, 5000],
    [1, 1, undefined, 5500],
    [2, 0, undefined, 300_000],
    [9, 0, undefined, 86_400_000],
    [10, 0, undefined, undefined],
    [1, 0, 60_000, 60_000],
    [2, 0, 60_000, 300_000],
    [1, 0, 999_999_999, 86_400_000],
  ])('after try %i, with chance %d and the wish %s: %s', (versuche, zufall, bitte, pause) => {
    expect(pauseNach(versuche, bitte, zufall)).toBe(pause);
  });

  it.each([
    [undefined, undefined],
    ['120', 120_000],
    ['Wed, 25 Nov 2026 08:00:30 GMT', 30_000],
    ['Wed, 25 Nov 2026 07:00:00 GMT', 0],
    ['bald', undefined],
  ])('Retry-After: %s', (kopf, ms) => {
    expect(bitteAus(kopf, new Date('2026-11-25T08:00:00Z'))).toBe(ms);
  });
});
