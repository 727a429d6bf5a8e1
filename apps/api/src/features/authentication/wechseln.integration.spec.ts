import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claims } from '../../testing/ausweise.js';
import { aendereBenutzer, benutzerhilfen } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

interface Paar {
  accessToken: string;
  refreshToken: string;
}

const wechsle = (paar: Paar, body: object) =>
  portal
    .anonym()
    .post('/api/authentication/changelogin')
    .set('authorization', `Bearer ${paar.accessToken}`)
    .send({ accessToken: paar.accessToken, ...body });

const wer = async (paar: Paar) => {
  const antwort = await portal
    .anonym()
    .get('/api/benutzer/currentAsList')
    .set('authorization', `Bearer ${paar.accessToken}`);
  return antwort.status === 200 ? antwort.body[0].name : antwort.status;
};

async function verlangeEnde(paar: Paar): Promise<void> {
  expect(await wer(paar)).toBe(401);
  const { refreshToken } = paar;
  await portal.anonym().post('/api/authentication/token').send({ refreshToken }).expect(401);
}

async function gewechselt(ziel = 'kunde'): Promise<{ vorher: Paar; jetzt: Paar }> {
  const vorher = await portal.anmelden('admin');
  return { vorher, jetzt: (await wechsle(vorher, { username: ziel }).expect(200)).body };
}

const letzteEintraege = () =>
  portal.db.sql(
    `SELECT art, (SELECT name FROM person WHERE nr = person_nr) AS wer, (SELECT name FROM person WHERE nr = gewechselt_von_nr) AS von,
       coalesce((SELECT name FROM person WHERE nr = gegenstand_nr), gegenstand) AS gegenstand
     FROM aenderungsprotokoll ORDER BY id DESC LIMIT 2`,
  );

describe('Benutzerwechsel [2-6.003 C-002]', () => {
  it('answers a new login of the user, with that user’s rights and the administrator’s name [2-4.010]', async () => {
    const { vorher, jetzt } = await gewechselt('leser');
    expect(await wer(jetzt)).toBe('leser');
    expect(await wer(vorher)).toBe('admin');
    expect(claims(jetzt.accessToken)).toMatchObject({
      name: 'leser',
      admin: false,
      edit: false,
      'gewechselt-von': 'admin',
    });
    expect(claims(vorher.accessToken)).not.toHaveProperty('gewechselt-von');
    const verboten = await portal
      .anonym()
      .post('/api/auftraege')
      .set('authorization', `Bearer ${jetzt.accessToken}`)
      .send({});
    expect(verboten.status).toBe(403);
  });

  it('is renewed like any login and keeps where it came from', async () => {
    const { jetzt } = await gewechselt();
    const { body } = await portal
      .anonym()
      .post('/api/authentication/token')
      .send({ refreshToken: jetzt.refreshToken })
      .expect(200);
    expect(claims(body.accessToken)).toMatchObject({ name: 'kunde', 'gewechselt-von': 'admin' });
  });

  it('goes back with the token from before, and ends both old sessions', async () => {
    const { vorher, jetzt } = await gewechselt();
    const zurueck = await wechsle(jetzt, { username: 'ADMIN', backupToken: vorher.accessToken }).expect(200);
    expect(await wer(zurueck.body)).toBe('admin');
    expect(claims(zurueck.body.accessToken)).not.toHaveProperty('gewechselt-von');
    expect([await wer(vorher), await wer(jetzt)]).toEqual([401, 401]);
    expect(await letzteEintraege()).toEqual([
      { art: 'benutzerwechsel.zurueck', wer: 'kunde', von: 'admin', gegenstand: 'admin' },
      { art: 'benutzerwechsel', wer: 'admin', von: null, gegenstand: 'kunde' },
    ]);
  });

  it('is written down with both names in all that is done while switched', async () => {
    const { jetzt } = await gewechselt('dispo');
    await portal
      .anonym()
      .post('/api/benutzer')
      .set('authorization', `Bearer ${jetzt.accessToken}`)
      .send({ name: 'von-oben', email: 'von-oben@example.com', password: 'Demo-Portal1!' })
      .expect(201);
    expect((await letzteEintraege())[0]).toEqual({
      art: 'benutzer.angelegt',
      wer: 'dispo',
      von: 'admin',
      gegenstand: 'von-oben',
    });
  });

  it.each(['leser', 'kunde', 'dispo', 'fremd'])('is refused to %s', async (name) => {
    const antwort = await wechsle(await portal.anmelden(name), { username: 'metro' });
    expect(antwort.status).toBe(403);
  });

  it.each([
    ['one who is locked', 'gesperrt'],
    ['one who is not confirmed', 'unbestaetigt'],
    ['oneself', 'admin'],
  ])('does not lead to %s', async (_was, username) => {
    const antwort = await wechsle(await portal.anmelden('admin'), { username });
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'wechsel.nichtMoeglich']);
  });

  it('does not lead to a user who is not there', async () => {
    const antwort = await wechsle(await portal.anmelden('admin'), { username: 'gibt-es-nicht' });
    expect([antwort.status, antwort.body[0].key]).toEqual([404, 'server.nichtGefunden']);
  });

  it('without a name asks for one', async () => {
    const antwort = await wechsle(await portal.anmelden('admin'), {});
    expect([antwort.status, antwort.body[0].text]).toEqual([400, 'Bitte Benutzer wählen']);
  });

  it('leads nowhere but back while switched, and only with the right token', async () => {
    const { vorher, jetzt } = await gewechselt('kunde');
    const fremder = await portal.anmelden('admin');
    for (const [username, backupToken] of [
      ['metro', vorher.accessToken],
      ['admin', fremder.accessToken],
      ['admin', `${vorher.accessToken}x`],
      ['admin', null],
      ['admin', jetzt.accessToken],
    ]) {
      const antwort = await wechsle(jetzt, { username, backupToken });
      expect([antwort.status, antwort.body[0].key]).toEqual([409, 'wechsel.zurueck']);
    }
    expect(await wer(jetzt)).toBe('kunde');
  });

  it.each([
    ['loses the right', { admin: false }, { admin: true, betreiber: true }],
    ['is locked', { authorized: false }, { authorized: true }],
  ])('ends at once when the administrator %s', async (_was, nehmen, geben) => {
    const { bestaetigter } = benutzerhilfen(() => portal);
    const anderer = await bestaetigter({
      owningMandant: { id: portal.welt.nord },
      admin: true,
      betreiber: true,
      main: true,
    });
    const { jetzt } = await gewechselt();
    expect(await wer(jetzt)).toBe('kunde');
    await aendereBenutzer(portal, 'admin', nehmen, anderer.name);
    await verlangeEnde(jetzt);
    await aendereBenutzer(portal, 'admin', geben, anderer.name);
  });

  it('ends at once when the administrator logs out', async () => {
    const { vorher, jetzt } = await gewechselt();
    expect(await wer(jetzt)).toBe('kunde');
    await portal
      .anonym()
      .post('/api/authentication/logout')
      .set('authorization', `Bearer ${vorher.accessToken}`)
      .expect(204);
    await verlangeEnde(jetzt);
  });

  it('ends with both sessions at logout', async () => {
    const { vorher, jetzt } = await gewechselt();
    await portal
      .anonym()
      .post('/api/authentication/logout')
      .set('authorization', `Bearer ${jetzt.accessToken}`)
      .expect(204);
    expect([await wer(vorher), await wer(jetzt)]).toEqual([401, 401]);
  });

  it('to names that do not exist is slowed down like guessing', async () => {
    const admin = await portal.anmelden('admin');
    const status = [];
    for (let i = 0; i < 7; i++) status.push((await wechsle(admin, { username: `n-${i}` })).status);
    expect(status).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });
});
