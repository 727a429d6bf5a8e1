import { expect, it } from 'vitest';
import type { Klaergrund } from './klaerfall.js';
import { reklamationsfrist } from './reklamationsfrist.js';

const [hier, drueben] = [false, true];

it.each<[string, Klaergrund, [tag: string, erkennbar: boolean, abroad: boolean], object]>([
  ['seen at delivery', 'schaden', ['2026-12-18', true, hier], { frist: '2026-12-18', recht: 'hgb' }],
  ['hidden', 'schaden', ['2026-12-18', false, hier], { frist: '2026-12-25', recht: 'hgb' }],
  ['missing, hidden', 'fehlmenge', ['2026-12-28', false, hier], { frist: '2027-01-04', recht: 'hgb' }],
  ['late', 'verspaetung', ['2026-12-18', false, hier], { frist: '2027-01-08', recht: 'hgb' }],
  ['late, seen', 'verspaetung', ['2026-12-18', true, hier], { frist: '2027-01-08', recht: 'hgb' }],
  ['seen abroad', 'schaden', ['2026-12-18', true, drueben], { frist: '2026-12-18', recht: 'cmr' }],
  // The Sundays 20 and 27 and the holidays 25 and 26 do not count.
  ['hidden abroad', 'schaden', ['2026-12-18', false, drueben], { frist: '2026-12-29', recht: 'cmr' }],
  [
    'hidden abroad, one Sunday',
    'schaden',
    ['2026-11-02', false, drueben],
    { frist: '2026-11-10', recht: 'cmr' },
  ],
  ['late abroad', 'verspaetung', ['2026-12-18', false, drueben], { frist: '2027-01-08', recht: 'cmr' }],
])('%s', (_, grund, [abgeliefertAm, erkennbar, grenzueberschreitend], erwartet) => {
  const o = { grenzueberschreitend, region: 'DE-BY' };
  expect(reklamationsfrist(grund, { abgeliefertAm, erkennbar }, o)).toEqual(erwartet);
});
