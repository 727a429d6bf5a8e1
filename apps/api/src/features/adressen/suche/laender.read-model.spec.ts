import { describe, expect, it } from 'vitest';
import { Laenderverzeichnis } from './laender.read-model.js';

const land = (id: number, lkz: string, iso2: string, alias: string[] = [], bezeichnung = lkz) => ({
  id,
  lkz,
  iso2,
  alias,
  bezeichnung,
  plzMuster: lkz === 'D' ? '^\\d{5}$' : null,
});
const laender = new Laenderverzeichnis([
  land(1, 'D', 'DE', [], 'Deutschland'),
  land(2, 'S', 'SE'),
  land(3, 'UK', 'GB', ['GB']),
  land(4, 'RKS', 'XK', ['KOS']),
  // Its vehicle sign is another country's ISO code: the sign counts.
  land(5, 'SE', 'XX'),
]);

describe('Laenderverzeichnis', () => {
  it.each([
    ['D', 1],
    [' d ', 1],
    ['DE', 1],
    ['GB', 3],
    ['KOS', 4],
    ['SE', 5],
  ])('findet das Land zu „%s“', (lkz, id) => {
    expect(laender.von({ lkz })).toMatchObject({ land: { id }, meldungen: [] });
  });

  it.each([
    [{ land: { id: 2 }, lkz: 'D' }, 2],
    [{ land: { id: 1 }, lkz: 'GB' }, 3],
    [{ land: { id: 1 }, lkz: 'DE' }, 1],
  ])('folgt bei %j dem, was nicht gespeichert ist', (adresse, id) => {
    expect(laender.von(adresse, { land: { id: 1 } })).toMatchObject({ land: { id }, meldungen: [] });
  });

  it('lässt zwei neue Angaben nicht stehen, die Verschiedenes sagen', () => {
    const zweierlei = [{ key: 'feld.zweitname', field: 'lkz' }];
    expect(laender.von({ land: { id: 2 }, lkz: 'D' }).meldungen).toMatchObject(zweierlei);
    expect(laender.von({ land: { id: 2 }, lkz: 'GB' }, { land: { id: 1 } }).meldungen).toMatchObject(
      zweierlei,
    );
  });

  it.each([
    [{ lkz: 'ZZ' }, 'lkz'],
    [{ land: { id: 99 } }, 'land'],
  ])('nennt das Feld, wenn es %j nicht gibt', (adresse, feld) => {
    expect(laender.von(adresse).meldungen).toMatchObject([{ key: 'feld.verweis', field: feld }]);
  });

  it.each([{}, { lkz: null }, { lkz: '  ' }])('lässt %j ohne Land', (adresse) => {
    expect(laender.von(adresse)).toEqual({ land: null, meldungen: [] });
  });

  it.each([
    [{ lkz: 'Deutschland' }, { lkz: 'D' }],
    [
      { lkz: 'germany', plz: '20457' },
      { lkz: 'D', plz: '20457' },
    ],
    [{ lkz: 'SWE' }, { lkz: 'S' }],
    [{ plz: 'D-20457' }, { lkz: 'D', plz: '20457' }],
    [
      { lkz: 'DEU', plz: 'D-20457' },
      { lkz: 'D', plz: '20457' },
    ],
    // A sign that contradicts the country is not cut off, and what is no country stays as it is.
    [
      { lkz: 'S', plz: 'D-20457' },
      { lkz: 'S', plz: 'D-20457' },
    ],
    [
      { lkz: 'Atlantis', plz: 'D-20457' },
      { lkz: 'Atlantis', plz: 'D-20457' },
    ],
    [{ name: 'x' }, { name: 'x' }],
  ])('%j is spelt %j', (geschrieben, erwartet) => {
    expect(laender.ausgeschrieben(geschrieben)).toEqual(erwartet);
  });
});
