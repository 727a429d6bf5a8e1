import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eigeneWerte, geordnet, staende } from './eigene-werte.js';
import { wirksam } from './konfiguration.js';
import { profile } from './profile.js';
import { angabe, schluesselnamen } from './schluessel/schluessel.js';

const wert = (name: (typeof schluesselnamen)[number]) => {
  const a = angabe(name);
  if (a.art === 'wahrheit') return fc.constantFrom('true', 'false');
  if (a.art === 'zahl') return fc.integer({ min: a.von, max: Math.min(a.bis, a.von + 5) }).map(String);
  return name === 'clientKunde' ? fc.constantFrom(...Object.keys(profile)) : fc.constantFrom('', 'x');
};
const ebene = fc
  .subarray(schluesselnamen)
  .chain(
    (namen) =>
      fc.record(Object.fromEntries(namen.map((n) => [n, wert(n)]))) as fc.Arbitrary<Record<string, string>>,
  );

describe('Eigene Werte', () => {
  it('behalten nur, was anders ist als ohne sie', () => {
    expect(eigeneWerte({ 'client.denyOrderEdit': 'false', 'client.isTauschgeraete': 'true' }, {})).toEqual({
      isTauschgeraete: 'true',
    });
    expect(eigeneWerte({ isTauschgeraete: 'true' }, {}, { isTauschgeraete: 'true' })).toEqual({});
    expect(eigeneWerte({ isTauschgeraete: 'false' }, {}, { isTauschgeraete: 'true' })).toEqual({
      isTauschgeraete: 'false',
    });
    expect(eigeneWerte({ zustelldatum_offset: '01' }, {})).toEqual({});
  });

  it('lassen stehen, was nicht genannt ist', () => {
    expect(eigeneWerte({ denyOrderEdit: 'true' }, { dispoName: 'D2' })).toEqual({
      denyOrderEdit: 'true',
      dispoName: 'D2',
    });
  });

  it('folgen dem Profil, das mit ihnen gewählt wird', () => {
    expect(eigeneWerte({ clientKunde: 'nur-lesen', denyOrderEdit: 'true' }, {})).toEqual({
      clientKunde: 'nur-lesen',
    });
    expect(eigeneWerte({ clientKunde: 'nur-lesen', denyOrderEdit: 'false' }, {})).toEqual({
      clientKunde: 'nur-lesen',
      denyOrderEdit: 'false',
    });
    expect(eigeneWerte({ clientKunde: 'standard' }, { clientKunde: 'metro' })).toEqual({});
  });

  it('geben zusammen mit dem, was darunter steht, genau das Gewünschte', () => {
    fc.assert(
      fc.property(ebene, ebene, ebene, (wunsch, bisher, darunter) => {
        const eigene = eigeneWerte(wunsch, bisher, darunter);
        const vorher = { ...geordnet(bisher), ...geordnet(wunsch) };
        expect(wirksam(darunter, eigene)).toMatchObject(
          Object.fromEntries(
            Object.keys(wunsch).map((n) => [n, wirksam(darunter, vorher)[n as 'denyOrderEdit']]),
          ),
        );
        expect(eigeneWerte({}, eigene, darunter)).toEqual(eigene);
      }),
      { numRuns: 200 },
    );
  });

  it('zeigen je Schlüssel, was gilt und was ohne sie gälte', () => {
    const alle = staende({ clientKunde: 'nur-lesen', dispoName: 'D2' }, { isTauschgeraete: 'true' });
    expect(alle).toHaveLength(schluesselnamen.length);
    const stand = (key: string) => alle.find((s) => s.key === `client.${key}`);
    expect(stand('dispoName')).toMatchObject({ value: 'D2', ohneEigenen: 'DISPONENTplus', eigen: true });
    expect(stand('denyOrderEdit')).toMatchObject({
      value: 'true',
      ohneEigenen: 'true',
      standard: 'false',
      eigen: false,
    });
    expect(stand('isTauschgeraete')).toMatchObject({ value: 'true', standard: 'false', eigen: false });
    expect(stand('clientKunde')).toMatchObject({ value: 'nur-lesen', ohneEigenen: 'standard', eigen: true });
  });
});
