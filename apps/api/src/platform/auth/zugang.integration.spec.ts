import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims, sitzungFuer, unterschreibe } from '../../testing/ausweise.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Schluessel } from './schluessel.js';

let portal: Portal;
let sid: string;
beforeAll(async () => {
  portal = await startePortal();
  sid = await sitzungFuer(portal, 'kunde');
});
afterAll(() => portal.schliessen());

const lesen = (authorization: string) =>
  portal.anonym().get('/api/auftraege/search').set('authorization', authorization);

const teil = (wert: object) => Buffer.from(JSON.stringify(wert)).toString('base64url');

describe('Zugangstoken', () => {
  it('carries what the browser needs and lives 15 minutes [1-6.009 2-3.036-045 2-9.009]', async () => {
    const { accessToken } = await portal.anmelden('dispo');
    const inhalt = claims(accessToken);
    expect(inhalt).toMatchObject({
      name: 'dispo',
      sub: String(portal.welt.benutzer['dispo']?.id),
      hauptmandant: true,
      admin: false,
      main: true,
      version: 1,
      metro: false,
      edit: true,
      'mandant-id': portal.welt.nord,
      'language-id': 50,
      rowsInGrid: 50,
      'client-config-params': {},
    });
    expect(Number(inhalt['exp']) - Number(inhalt['iat'])).toBe(15 * 60);
    expect(Math.abs(Number(inhalt['iat']) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('tells the version, the rights and only what is configured differently [1-6.003,007,008 2-3.036-043,045 2-9.003]', async () => {
    await konfiguriere(portal, { isBexPremium: 'true' }, 'installation');
    await konfiguriere(portal, { isAbholDatumPflicht: 'true' });
    const metro = claims((await portal.anmelden('metro')).accessToken);
    expect(metro).toMatchObject({ version: 2, metro: true, hauptmandant: false, main: false });
    expect(metro['client-config-params']).toEqual({
      'client.isBexPremium': 'true',
      'client.isAbholDatumPflicht': 'true',
    });
    expect(claims((await portal.anmelden('leser')).accessToken)['edit']).toBe(false);
    const fremd = claims((await portal.anmelden('fremd')).accessToken);
    expect(fremd['client-config-params']).toEqual({ 'client.isBexPremium': 'true' });
    await konfiguriere(portal, {}, 'installation');
    await konfiguriere(portal, {});
  });

  const jetzt = () => Math.floor(Date.now() / 1000);

  it('opens with the right signature, issuer, audience and session', async () => {
    expect((await lesen(`Bearer ${unterschreibe(portal, { sid }, { expiresIn: 60 })}`)).status).toBe(200);
  });

  it('decides nothing by its claims: rights come from the database [C-030]', async () => {
    const leser = await sitzungFuer(portal, 'leser');
    const token = unterschreibe(portal, {
      sid: leser,
      edit: true,
      admin: true,
      hauptmandant: true,
      'mandant-id': portal.welt.alpen,
      exp: jetzt() + 60,
    });
    const antwort = await portal.anonym().delete('/api/auftraege/1').set('authorization', `Bearer ${token}`);
    expect(antwort.status).toBe(403);
    const mandanten = await portal
      .anonym()
      .get('/api/mandanten/hauptmandant-summary')
      .set('authorization', `Bearer ${token}`);
    expect(mandanten.body.map((m: { id: number }) => m.id)).toEqual([portal.welt.nordKunde]);
  });

  const faelschungen: [string, () => string | Promise<string>][] = [
    ['algorithm none', () => `${teil({ alg: 'none', typ: 'JWT' })}.${teil({ sid, exp: jetzt() + 60 })}.`],
    [
      'another algorithm with the same key',
      () => unterschreibe(portal, { sid }, { algorithm: 'HS512', expiresIn: 60 }),
    ],
    [
      'claims changed after signing',
      () => {
        const [kopf, , unterschrift] = unterschreibe(portal, { sid }).split('.');
        return `${kopf}.${teil({ sid, iss: 'frachtportal', aud: 'portal', exp: jetzt() + 60 })}.${unterschrift}`;
      },
    ],
    ['another issuer', () => unterschreibe(portal, { sid }, { issuer: 'jemand', expiresIn: 60 })],
    ['another audience', () => unterschreibe(portal, { sid }, { audience: 'druck', expiresIn: 60 })],
    ['no expiry', () => unterschreibe(portal, { sid })],
    ['an expiry in the past', () => unterschreibe(portal, { sid, exp: jetzt() - 1 })],
    ['a beginning in the future', () => unterschreibe(portal, { sid }, { notBefore: 600, expiresIn: 900 })],
    ['another key', () => unterschreibe(portal, { sid }, { secret: 'x'.repeat(32), expiresIn: 60 })],
    [
      'the key of refresh tokens',
      () =>
        unterschreibe(
          portal,
          { sid },
          { secret: portal.app.get(Schluessel, { strict: false }).auffrischung, expiresIn: 60 },
        ),
    ],
    ['an empty key', () => `${teil({ alg: 'HS256' })}.${teil({ sid, exp: jetzt() + 60 })}.`],
    ['no session', () => unterschreibe(portal, { exp: jetzt() + 60 })],
    ['a number as session', () => unterschreibe(portal, { sid: 1 }, { expiresIn: 60 })],
    ['an object as session', () => unterschreibe(portal, { sid: { id: sid } }, { expiresIn: 60 })],
    [
      'a session id of another form',
      () => unterschreibe(portal, { sid: "x' OR true --" }, { expiresIn: 60 }),
    ],
    [
      'an unknown session',
      () => unterschreibe(portal, { sid: '00000000-0000-4000-8000-000000000000' }, { expiresIn: 60 }),
    ],
    ['no claims at all', () => `${teil({ alg: 'HS256' })}.bnVsbA.x`],
    ['a refresh token', async () => (await portal.anmelden('kunde')).refreshToken],
    ['not a token', () => 'abc'],
    ['three empty parts', () => '..'],
    ['10,000 characters', () => 'x'.repeat(10_000)],
  ];

  it.each(faelschungen)('with %s opens nothing, and asks for a renewal [2-8.010]', async (_was, token) => {
    const antwort = await lesen(`Bearer ${await token()}`);
    expect([antwort.status, antwort.body]).toEqual([401, []]);
  });

  it.each(['', 'Bearer', 'Bearer ', 'Basic a3VuZGU6eA==', 'bearer', 'Bearer a b'])(
    'the header "%s" opens nothing',
    async (kopf) => {
      const antwort = await lesen(kopf);
      expect([antwort.status, antwort.body]).toEqual([401, []]);
    },
  );

  it('is taken from the header only, not from query, body or cookie', async () => {
    const token = unterschreibe(portal, { sid }, { expiresIn: 60 });
    for (const [pfad, kopf] of [
      [`/api/auftraege/1?access_token=${token}&token=${token}&auth_token=${token}`, {}],
      ['/api/auftraege/1', { cookie: `token=${token}; access_token=${token}` }],
      ['/api/auftraege/1', { 'x-access-token': token }],
    ] as const) {
      expect((await portal.anonym().get(pfad).set(kopf)).status).toBe(401);
    }
    const imKoerper = await portal.anonym().post('/api/auftraege').send({ access_token: token, token });
    expect(imKoerper.status).toBe(401);
  });
});
