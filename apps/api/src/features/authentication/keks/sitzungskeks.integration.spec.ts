import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { passwort } from '../../../testing/welt.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ SITZUNG: 'cookie' });
});
afterAll(() => portal.schliessen());

type Antwort = { headers: Record<string, unknown>; body: { accessToken: string; refreshToken: string } };

/** What a browser would send afterwards. */
function kekse(antwort: Antwort): Record<string, string> {
  const gesetzt = (antwort.headers['set-cookie'] ?? []) as string[];
  return Object.fromEntries(gesetzt.map((k) => (k.split(';')[0] ?? '').split('=') as [string, string]));
}
const alsKopf = (k: Record<string, string>) =>
  Object.entries(k)
    .map(([name, wert]) => `${name}=${wert}`)
    .join('; ');

const melde = async (username: string): Promise<Antwort> =>
  portal.anonym().post('/api/authentication/login').send({ username, password: passwort }).expect(200);
const erneuere = (cookie: string, refreshToken = 'cookie') =>
  portal.anonym().post('/api/authentication/token').set({ cookie }).send({ refreshToken });
const wer = async (token: string) => {
  const antwort = await portal
    .anonym()
    .get('/api/benutzer/currentAsList')
    .set({ authorization: `Bearer ${token}` });
  return antwort.body[0]?.name ?? antwort.status;
};

describe('SITZUNG=cookie', () => {
  it('the refresh token lies in a cookie that no script reads and no other page sends', async () => {
    const antwort = await melde('kunde');
    expect(antwort.body.refreshToken).toBe('cookie');
    const [keks] = ((antwort.headers['set-cookie'] ?? []) as string[]).filter((k) =>
      k.startsWith('frachtportal-sitzung='),
    );
    expect(keks).toMatch(/; Path=\/api\/authentication; HttpOnly; SameSite=Strict/);
    expect(keks).toMatch(/Max-Age=1209600/);
    expect(JSON.stringify(antwort.body)).not.toContain(kekse(antwort)['frachtportal-sitzung']);
  });

  it('renews by the cookie, each once; the word in its place opens nothing', async () => {
    const antwort = await melde('kunde');
    const cookie = alsKopf(kekse(antwort));
    const neu = await erneuere(cookie).expect(200);
    expect(neu.body.refreshToken).toBe('cookie');
    expect(kekse(neu)['frachtportal-sitzung']).not.toBe(kekse(antwort)['frachtportal-sitzung']);
    expect(await wer(neu.body.accessToken)).toBe('kunde');
    await erneuere('').expect(401);
    await erneuere('frachtportal-sitzung=cookie').expect(401);
  });

  it('logging out takes the cookie away and ends what it opened', async () => {
    const antwort = await melde('kunde');
    const cookie = alsKopf(kekse(antwort));
    const ab = await portal
      .anonym()
      .post('/api/authentication/logout')
      .set({ cookie, authorization: `Bearer ${antwort.body.accessToken}` })
      .expect(204);
    expect(kekse(ab as never)['frachtportal-sitzung']).toBe('');
    await erneuere(cookie).expect(401);
  });

  it('an administrator works as somebody and comes back, the way back in a cookie too', async () => {
    const chef = await melde('admin');
    const wechsle = (token: string, cookie: string, username: string) =>
      portal
        .anonym()
        .post('/api/authentication/changelogin')
        .set({ cookie, authorization: `Bearer ${token}` })
        .send({ username, backupToken: '' });
    const hin = await wechsle(chef.body.accessToken, alsKopf(kekse(chef)), 'kunde').expect(200);
    expect(await wer(hin.body.accessToken)).toBe('kunde');
    expect(hin.body.refreshToken).toBe('cookie');
    const beide = { ...kekse(chef), ...kekse(hin) };
    const zurueck = await wechsle(hin.body.accessToken, alsKopf(beide), 'admin').expect(200);
    expect(await wer(zurueck.body.accessToken)).toBe('admin');
    await erneuere(alsKopf({ ...beide, ...kekse(zurueck) })).expect(200);
  });
});
