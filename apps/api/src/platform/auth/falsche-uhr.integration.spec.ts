import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bald } from '../../testing/bald.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterEach(() => vi.useRealTimers());
afterAll(() => portal.schliessen());

const minute = 60_000;
const stelleUhr = (minuten: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuten * minute });

describe('Eine falsche Uhr dieses Rechners', () => {
  it.each([20, -20])('by %i minutes locks nobody out', async (minuten) => {
    stelleUhr(minuten);
    const { accessToken, refreshToken } = await portal.anmelden('leser');
    const mit = (token: string) => portal.anonym().set('authorization', `Bearer ${token}`);
    await mit(accessToken).get('/api/auftraege/search').expect(200);
    const neu = await portal.anonym().post('/api/authentication/token').send({ refreshToken }).expect(200);
    await mit(neu.body.accessToken).get('/api/auftraege/search').expect(200);
  });

  it('lets a token live no longer than the database says', async () => {
    // As if the time had gone by for both: what was learnt of the database's clock stays, unless the login's own
    // change is heard of once more in between. So each try begins with a login.
    await bald(async () => {
      vi.useRealTimers();
      const { accessToken } = await portal.anmelden('leser');
      const lies = () =>
        portal.anonym().set('authorization', `Bearer ${accessToken}`).get('/api/auftraege/search');
      await lies().expect(200);
      stelleUhr(16);
      expect((await lies()).status).toBe(401);
    });
  });
});
