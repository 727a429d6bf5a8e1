import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

const erp = 'https://erp.example.com';
const fremd = 'https://fremd.example.com';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ CORS_ORIGINS: `${erp}, https://lager.example.com` });
});
afterAll(() => portal.schliessen());

const vorfrage = (origin: string) =>
  portal.anonym().options('/api/auftraege/1').set({
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,content-type,if-match,languageid',
  });

describe('Seiten anderer Herkunft', () => {
  it('that are named may call the API and read the total of a list', async () => {
    const { headers } = await vorfrage(erp).expect(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': erp,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization,content-type,if-match,languageid',
    });
    const liste = await (await portal.als('kunde'))
      .get('/api/auftraege/search')
      .set({ origin: erp })
      .expect(200);
    expect(liste.headers['access-control-allow-origin']).toBe(erp);
    expect(liste.headers['access-control-expose-headers']).toMatch(/\btotal-search-results\b.*\betag\b/);
    expect(liste.headers['total-search-results']).toMatch(/^\d+$/);
  });

  it('hear why a call is refused', async () => {
    const { headers, body } = await portal
      .anonym()
      .get('/api/auftraege/1/x')
      .set({ origin: erp })
      .expect(404);
    expect(headers['access-control-allow-origin']).toBe(erp);
    expect(body).toMatchObject([{ severity: 'ERROR', key: 'server.methode' }]);
    const ohneAusweis = await portal.anonym().get('/api/auftraege/1').set({ origin: erp }).expect(401);
    expect(ohneAusweis.headers['access-control-allow-origin']).toBe(erp);
  });

  it('that are not named are told nothing, and cookies are never asked for', async () => {
    const { headers } = await vorfrage(fremd).expect(204);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const liste = await (await portal.als('kunde'))
      .get('/api/auftraege/search')
      .set({ origin: fremd })
      .expect(200);
    expect(liste.headers['access-control-allow-origin']).toBeUndefined();
    expect(liste.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('are none where none is set', async () => {
    await portal.neuStarten({ CORS_ORIGINS: '' });
    expect((await vorfrage(erp).expect(204)).headers['access-control-allow-origin']).toBeUndefined();
    await portal.neuStarten({ CORS_ORIGINS: '*' });
    expect((await vorfrage(fremd).expect(204)).headers['access-control-allow-origin']).toBe('*');
  });
});
