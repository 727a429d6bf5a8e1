import { liesSuchfrage } from '@frachtportal/domain/texte/suchfrage';
import { expect, it } from 'vitest';
import { vorsaetzeFuer } from './vorsaetze';

it.each([
  ['hamb', ['ort:hamb', 'status:hamb', 'ref:hamb']],
  ['müller 20', ['müller plz:20', 'müller un:20', 'müller ref:20']],
  [
    'müller "bad homburg"',
    ['müller ort:"bad homburg"', 'müller status:"bad homburg"', 'müller ref:"bad homburg"'],
  ],
  ['', []],
  ['m', []],
  ['hamburg ', []],
  ['ort:hamburg', []],
  ['"noch offen', []],
])('%s: %j', (suche, erwartet) => {
  const vorsaetze = vorsaetzeFuer(suche);
  expect(vorsaetze.map((v) => v.suche)).toEqual(erwartet);
  for (const v of vorsaetze) expect(liesSuchfrage(v.suche).filter[v.filter]).toHaveLength(1);
});
