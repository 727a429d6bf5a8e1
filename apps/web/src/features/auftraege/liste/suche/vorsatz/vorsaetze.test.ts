import { describe, expect, it } from 'vitest';
import { offenerVorsatz, verbunden, zerlegt } from './vorsaetze';
import { vorschlaegeFuer } from './vorschlaege';

const stati = ['in Zustellung', 'zugestellt', 'Übergabe'];
const vorgeschlagen = (eingabe: string) =>
  vorschlaegeFuer(eingabe, stati).map((v) => verbunden([v], '') + v.rest);

it.each([
  ['hamb', ['ort:hamb ', 'status:hamb ', 'ref:hamb ']],
  ['müller 20', ['plz:20 müller ', 'un:20 müller ', 'ref:20 müller ']],
  ['müller "bad homburg"', ['ort', 'status', 'ref'].map((f) => `${f}:"bad homburg" müller `)],
  ['', []],
  ['m', []],
  ['hamburg ', []],
  ['"noch offen', []],
  ['müller ort:ham', ['ort:ham müller ']],
  ['ort:"bad hom', ['ort:"bad hom" ']],
  ['ort:', []],
  ['status:', ['status:"in Zustellung" ', 'status:zugestellt ', 'status:Übergabe ']],
  ['STATUS:zu', ['status:"in Zustellung" ', 'status:zugestellt ']],
  ['status:überg', ['status:Übergabe ']],
  ['status:gibtesnicht', []],
])('zu %s wird vorgeschlagen: %j', (eingabe, erwartet) => expect(vorgeschlagen(eingabe)).toEqual(erwartet));

describe('was fertig getippt ist', () => {
  it.each([
    ['ort:kiel müller', 'ort:kiel müller', 'müller'],
    ['müller ort:kiel ', 'ort:kiel müller ', 'müller '],
    ['plz:2 ort:"bad homburg" x', 'plz:2 ort:"bad homburg" x', 'x'],
    ['ort:kiel', 'ort:kiel', 'ort:kiel'],
    ['support:1 x', 'support:1 x', 'support:1 x'],
    ['ort:"noch offen x', 'ort:"noch offen x', 'ort:"noch offen x'],
  ])('%s', (suche, verbundene, rest) => {
    const gelesen = zerlegt(suche);
    expect([verbunden(gelesen.fertige, gelesen.rest), gelesen.rest]).toEqual([verbundene, rest]);
    expect(zerlegt(verbundene)).toEqual(gelesen);
  });

  it('ist nicht mehr offen', () => {
    expect(offenerVorsatz('x ort:ki')).toEqual({ filter: 'ort', wort: 'ki', rest: 'x ' });
    expect(offenerVorsatz('ort:kiel ')).toBeUndefined();
  });
});
