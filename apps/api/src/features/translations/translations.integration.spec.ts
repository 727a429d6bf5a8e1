import { alsTafel } from '@frachtportal/texte/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import bestand from './bestand.json' with { type: 'json' };

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const texte = (languageId?: string) => {
  const anfrage = portal.anonym().get('/api/translations');
  return languageId === undefined ? anfrage : anfrage.set('languageId', languageId);
};

describe('GET /translations [C-022]', () => {
  it.each([undefined, '0', '50', '99', 'x'])(
    'with languageId %j answers every German text by its key',
    async (id) => {
      const { body, headers } = await texte(id).expect(200);
      expect(body).toEqual(alsTafel('de'));
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it('answers the English texts and words where they are asked for', async () => {
    const { body } = await texte('51').expect(200);
    expect(body).toEqual(alsTafel('en'));
    expect(body).toMatchObject({ Straße: 'Street' });
  });

  it.each([
    ['50', bestand.de],
    ['51', bestand.en],
  ])('with languageId %s still answers all that integrations know, to the letter', async (id, bekannt) => {
    const { body } = await texte(id).expect(200);
    expect(body).toMatchObject(bekannt);
    expect(Object.keys(bekannt).length).toBeGreaterThan(300);
  });

  it('answers once, then only that nothing changed', async () => {
    const { headers } = await texte('51');
    const etag = headers['etag'] ?? '';
    await texte('51').set('if-none-match', etag).expect(304);
    await texte('50').set('if-none-match', etag).expect(200);
  });
});

describe('Meldungen', () => {
  it('come in the language asked for, with their key and parameters', async () => {
    const anmelden = (languageId: string) =>
      portal.anonym().post('/api/authentication/login').set('languageId', languageId).send({});
    expect((await anmelden('51')).body).toEqual([
      { severity: 'ERROR', key: 'anmeldung.leer', text: 'Please enter user and password' },
    ]);
    expect((await anmelden('50')).body[0].text).toBe('Bitte Benutzer und Passwort eingeben');
    const fehlt = await portal.anonym().get('/api/gibt-es-nicht').set('languageId', '51');
    expect(fehlt.body[0].text).toBe('There is no such address.');
  });
});
