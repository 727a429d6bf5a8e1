import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import { expect, it } from 'vitest';
import { adressunterschiede } from '../adressunterschiede';
import { vorgeschlagen, zusammengesetzt } from './zusammensetzen';

const adresse = (id: number, werte: Partial<Adresse>) =>
  ({ id, mandantId: 7, name: 'Müller', land: { id: 1 }, lkz: 'D', unsichtbar: false, ...werte }) as Adresse;
const links = adresse(1, { telefon: '1', kontakt: null, ort: 'Bremen' });
const rechts = adresse(2, {
  telefon: '2',
  kontakt: 'Frau Jäger',
  ort: 'Bremen',
  unsichtbar: true,
  land: { id: 2 },
});
const unterschiede = adressunterschiede(links, rechts, (id) => (id === 1 ? 'D' : 'A'));

it('nennt nur, worin sie sich unterscheiden, in Worten', () => {
  expect(unterschiede.map((u) => ({ ...u, label: t(u.label) }))).toEqual([
    { feld: 'kontakt', label: 'Kontakt', links: '', rechts: 'Frau Jäger' },
    { feld: 'telefon', label: 'Telefon', links: '1', rechts: '2' },
    { feld: 'land', label: 'LKZ', links: 'D', rechts: 'A' },
    { feld: 'unsichtbar', label: 'unsichtbar', links: 'nein', rechts: 'ja' },
  ]);
});

it('schlägt die Werte der bleibenden vor und füllt, was ihr fehlt', () => {
  expect(vorgeschlagen(unterschiede, 'links')).toEqual({
    kontakt: 'rechts',
    telefon: 'links',
    land: 'links',
    unsichtbar: 'links',
  });
  expect(vorgeschlagen(unterschiede, 'rechts')).toMatchObject({ kontakt: 'rechts', telefon: 'rechts' });
});

it('nimmt je Feld den gewählten Wert', () => {
  const wahl = { kontakt: 'rechts', telefon: 'rechts', land: 'links' } as const;
  expect(zusammengesetzt(links, rechts, 'links', wahl)).toMatchObject({
    id: 1,
    kontakt: 'Frau Jäger',
    telefon: '2',
    land: { id: 1 },
    unsichtbar: false,
    mandant: { id: 7 },
  });
});
