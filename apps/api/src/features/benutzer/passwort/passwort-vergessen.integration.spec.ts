import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aendereBenutzer } from '../../../testing/benutzer.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { linkToken, post } from '../../../testing/post.js';
import { passwort } from '../../../testing/welt.js';
import { dauer } from '../../../testing/zeiten.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1', PORTAL_URL: 'https://portal.example.com/' });
});
afterAll(() => portal.schliessen());
beforeEach(async () => {
  await portal.db.zeilen('DELETE FROM anmeldeversuch');
  await portal.db.zeilen('DELETE FROM mail');
});

let naechste = 1;
const fordere = (nameOrEmail: string, von = `192.0.2.${naechste++ % 250}`) =>
  portal.anonym().post('/api/benutzer/forget').set('x-forwarded-for', von).query({ nameOrEmail });
const setze = (token: string, password = 'Ganz-Neues-1', von = `198.51.100.${naechste++ % 250}`) =>
  portal.anonym().post('/api/benutzer/passwort').set('x-forwarded-for', von).send({ token, password });
const anmelden = (username: string, password: string) =>
  portal.anonym().post('/api/authentication/login').send({ username, password });

describe('Passwort vergessen [2-1.006 C-014]', () => {
  it.each(['metro', 'METRO', ' metro@example.com '])('for "%s" sends a link', async (name) => {
    await fordere(name).expect(204);
    const [brief] = await post(portal, 'metro@example.com');
    expect(brief).toMatchObject({ art: 'passwort', betreff: 'Frachtportal: Neues Passwort setzen' });
    expect(brief?.inhalt).toMatch(/https:\/\/portal\.example\.com\/passwort\/[\w-]{43}\n/);
  });

  it('leads to the configured address, whatever the request calls the host', async () => {
    await fordere('metro').set('host', 'boese.example').set('x-forwarded-host', 'boese.example').expect(204);
    expect((await post(portal, 'metro@example.com'))[0]?.inhalt).not.toContain('boese');
  });

  it.each(['gibt-es-nicht', 'gesperrt', "' OR 1=1 --", '%'])(
    'for "%s" answers the same and sends nothing',
    async (name) => {
      const [bekannt, unbekannt] = [await fordere('metro'), await fordere(name)];
      expect(unbekannt.status).toBe(bekannt.status);
      expect(unbekannt.text).toBe(bekannt.text);
      expect(Object.keys(unbekannt.headers).sort()).toEqual(Object.keys(bekannt.headers).sort());
      const [zahl] = await portal.db.sql<{ zahl: number }>('SELECT count(*)::int AS zahl FROM mail');
      expect(zahl?.zahl).toBe(1);
    },
  );

  it.each(['metro', 'gibt-es-nicht'])('for "%s" answers no sooner than for any other', async (name) => {
    // Timers may be a moment early; a busy machine only ever adds.
    expect(await dauer(() => fordere(name))).toBeGreaterThan(245);
  });

  it.each(['', '   '])('for %j asks for a name', async (name) => {
    expect((await fordere(name)).status).toBe(400);
  });

  it('is slowed down by name and by address', async () => {
    const nachName = [];
    for (let i = 0; i < 6; i++) nachName.push((await fordere('metro')).status);
    expect(nachName).toEqual([204, 204, 204, 204, 204, 429]);
    const namen = Array.from({ length: 25 }, (_, i) => `name-${i}`);
    const nachAdresse = await Promise.all(namen.map(async (n) => (await fordere(n, '203.0.113.9')).status));
    expect(nachAdresse.filter((status) => status === 204)).toHaveLength(20);
    expect(nachAdresse.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('Neues Passwort [Z-101]', () => {
  it('is set once with the link; every session ends and the lock of the account is gone', async () => {
    const vorher = await portal.anmelden('metro');
    await fordere('metro').expect(204);
    for (let i = 0; i < 5; i++) await anmelden('metro', 'Falsch-123!');
    await portal.db.zeilen("DELETE FROM anmeldeversuch WHERE schluessel LIKE 'adresse:%'");
    expect((await anmelden('metro', passwort)).status).toBe(429);
    const token = await linkToken(portal, 'metro@example.com', 'passwort');
    await setze(token).expect(204);
    await portal.anonym().post('/api/authentication/token').send(vorher).expect(401);
    expect((await anmelden('metro', passwort)).status).toBe(401);
    expect((await anmelden('metro', 'Ganz-Neues-1')).status).toBe(200);
    expect((await setze(token, 'Noch-Neueres-1')).body[0].key).toBe('passwort.link');
    expect((await anmelden('metro', 'Ganz-Neues-1')).status).toBe(200);
  });

  it('is set by one of 50 parallel tries', async () => {
    await fordere('metro');
    const token = await linkToken(portal, 'metro@example.com', 'passwort');
    const antworten = await Promise.all(Array.from({ length: 50 }, () => setze(token)));
    expect(antworten.filter((a) => a.status === 204)).toHaveLength(1);
    expect(new Set(antworten.map((a) => a.status))).toEqual(new Set([204, 400]));
  });

  it('keeps to the rule, and a refused one does not use the link up', async () => {
    await fordere('metro');
    const token = await linkToken(portal, 'metro@example.com', 'passwort');
    const antwort = await setze(token, 'schwach');
    expect([antwort.status, antwort.body[0].key]).toEqual([400, 'passwort.regel']);
    await setze(token).expect(204);
  });

  it.each([
    ['an unknown link', async () => 'x'.repeat(43)],
    [
      'a link of an hour ago',
      async () => {
        await fordere('metro');
        await portal.db.zeilen("UPDATE konto_token SET laeuft_ab_am = now() - interval '1 second'");
        return linkToken(portal, 'metro@example.com', 'passwort');
      },
    ],
    [
      'an earlier link',
      async () => {
        await fordere('metro');
        const erster = await linkToken(portal, 'metro@example.com', 'passwort');
        await fordere('metro');
        return erster;
      },
    ],
    [
      'a link for something else',
      async () => {
        const admin = await portal.als('admin');
        const name = `neu-${naechste++}`;
        const email = `${name}@example.com`;
        await admin.post('/api/benutzer').send({ name, email, password: passwort }).expect(201);
        return linkToken(portal, email, 'bestaetigung');
      },
    ],
    [
      'a link of somebody who was locked since',
      async () => {
        await fordere('metro');
        await aendereBenutzer(portal, 'metro', { authorized: false });
        return linkToken(portal, 'metro@example.com', 'passwort');
      },
    ],
  ])('is not set with %s', async (_was, token) => {
    const antwort = await setze(await token());
    expect([antwort.status, antwort.body[0].key]).toEqual([400, 'passwort.link']);
    await aendereBenutzer(portal, 'metro', { authorized: true });
  });

  it('is set by an old access or refresh token no more than by guessing, which is slowed down', async () => {
    const { accessToken, refreshToken } = await portal.anmelden('kunde');
    expect((await setze(accessToken)).status).toBe(400);
    expect((await setze(refreshToken)).status).toBe(400);
    const status = [];
    for (let i = 0; i < 6; i++)
      status.push((await setze('x'.repeat(43), 'Ganz-Neues-1', '203.0.113.8')).status);
    expect(status).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('lies in the database as a hash only, and in the mail only until it is sent', async () => {
    await fordere('metro');
    const token = await linkToken(portal, 'metro@example.com', 'passwort');
    const [{ zahl } = { zahl: -1 }] = await portal.db.sql<{ zahl: number }>(
      "SELECT count(*)::int AS zahl FROM konto_token k WHERE k::text LIKE '%' || $1 || '%'",
      [token],
    );
    expect(zahl).toBe(0);
  });
});
