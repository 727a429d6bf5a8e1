import { staende } from '@frachtportal/domain/konfiguration/eigene-werte';
import type { Einstellungsstand } from '@frachtportal/domain/konfiguration/einstellung';
import { expect, it } from 'vitest';
import { angewandt, eigeneVon, gesendet, standMit, unterschiede } from './entwurf';

const gelesen = (eigene: Record<string, string>) =>
  staende(eigene).map((s) => ({ ...s, geaendertAm: null, geaendertVon: null })) as Einstellungsstand[];
const wert = (stand: ReturnType<typeof standMit>, name: string) => stand.get(`client.${name}`)?.value;

it('ein gewähltes Profil zeigt sich sofort, wo nichts Eigenes steht, und lässt Eigenes stehen', () => {
  const eigene = eigeneVon(gelesen({ isHoehePflichtfeld: 'false', isBreitePflichtfeld: 'true' }));
  const stand = standMit(
    eigene,
    { 'client.clientKunde': 'massen-pflicht', 'client.isHoehePflichtfeld': 'false' },
    null,
  );
  expect(wert(stand, 'isLaengePflichtfeld')).toBe('true');
  expect(wert(stand, 'isPreisermittlung')).toBe('false');
  expect(wert(stand, 'isHoehePflichtfeld')).toBe('false');
});

it('gesendet werden alle Schlüssel, auch unveränderte [2-2.133]', () => {
  const alle = gesendet(standMit({}, { 'client.dispoName': 'Zentrale' }, null));
  expect(alle).toHaveLength(gelesen({}).length);
  expect(alle).toContainEqual({ key: 'client.dispoName', value: 'Zentrale' });
  expect(alle).toContainEqual({ key: 'client.isMautrechner', value: 'true' });
});

it('die Ebene darunter gilt, wo die eigene schweigt; Zurücksetzen führt zu ihr', () => {
  const eigene = { 'client.dispoName': 'Eigen' };
  const darunter = { 'client.dispoName': 'Installation' };
  expect(wert(standMit(eigene, {}, darunter), 'dispoName')).toBe('Eigen');
  expect(wert(standMit(eigene, { 'client.dispoName': null }, darunter), 'dispoName')).toBe('Installation');
  expect(angewandt(eigene, { 'client.dispoName': null })).toEqual({});
});

it('verglichen wird, was gilt', () => {
  const vorher = standMit({}, {}, null);
  expect(unterschiede(vorher, standMit({}, { 'client.clientKunde': 'nur-lesen' }, null))).toEqual([
    { key: 'client.denyOrderEdit', vorher: 'false', nachher: 'true' },
    { key: 'client.clientKunde', vorher: 'standard', nachher: 'nur-lesen' },
  ]);
  expect(unterschiede(vorher, standMit({}, { 'client.isMautrechner': 'true' }, null))).toEqual([]);
});
