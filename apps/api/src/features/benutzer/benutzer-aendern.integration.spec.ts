import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { benutzerhilfen, felderVon } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken, post } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const { id, lesen, bestaetigter, aendern } = benutzerhilfen(() => portal);

describe('Benutzer ändern [C-007]', () => {
  it('changes what is sent, keeps the name, and tells the version', async () => {
    const b = await bestaetigter();
    const antwort = await aendern('admin', b.id, {
      edit: true,
      rowsInGrid: 100,
      benutzerversion: { id: 2 },
      sprache: { id: 51 },
      invisibleEinmaladresse: true,
      name: ` ${b.name} `,
    });
    expect(antwort.status).toBe(200);
    expect(antwort.body).toMatchObject({
      name: b.name,
      edit: true,
      rowsInGrid: 100,
      benutzerversion: { id: 2 },
      sprache: { id: 51 },
      invisibleEinmaladresse: true,
    });
    // Created, confirmed, changed.
    expect(antwort.headers['etag']).toBe('"3"');
    expect(Date.parse(antwort.body.changed)).toBeGreaterThanOrEqual(Date.parse(b.changed));
  });

  it('refuses another name, a weak password and a stale state [2-5.015]', async () => {
    const b = await bestaetigter();
    expect(felderVon(await aendern('admin', b.id, { name: 'anders' }))).toEqual(['name benutzer.nameFest']);
    expect(felderVon(await aendern('admin', b.id, { password: 'schwach' }))).toEqual([
      'password passwort.regel',
    ]);
    const admin = await portal.als('admin');
    const veraltet = await admin
      .put(`/api/benutzer/${b.id}`)
      .set('if-match', '"7"')
      .send({ ...b, edit: true });
    expect(veraltet.status).toBe(409);
    expect((await lesen('admin', b.id)).body.edit).toBe(false);
    await admin
      .put(`/api/benutzer/${b.id}`)
      .set('if-match', '"2"')
      .send({ ...b, edit: true })
      .expect(200);
  });

  it('of a foreign client finds nothing and changes nothing', async () => {
    for (const [wer, ziel] of [
      ['kunde', 'fremd'],
      ['fremd', 'kunde'],
      ['kunde', 'dispo'],
    ] as const) {
      expect((await aendern(wer, id(ziel), { rowsInGrid: 7 })).status).toBe(404);
      expect((await lesen('admin', id(ziel))).body.rowsInGrid).toBe(50);
    }
    const verschieben = await aendern('kunde', id('leser'), { owningMandant: { id: portal.welt.alpen } });
    expect(verschieben.status).toBe(404);
  });

  it.each([
    [
      'a viewer cannot take over who may capture',
      'leser',
      'kunde',
      { password: 'Geheim-123!' },
      'benutzer.mehrRechte',
    ],
    [
      'who is no administrator cannot change one',
      'dispo',
      'admin',
      { password: 'Geheim-123!' },
      'benutzer.mehrRechte',
    ],
    ['a viewer cannot make themselves capture', 'leser', 'leser', { edit: true }, 'edit benutzer.flagge'],
    ['nobody makes themselves an administrator', 'dispo', 'dispo', { admin: true }, 'admin benutzer.flagge'],
    ['only administrators lock', 'dispo', 'kunde', { authorized: false }, 'authorized benutzer.aktivierung'],
    [
      'only administrators unlock',
      'dispo',
      'gesperrt',
      { authorized: true },
      'authorized benutzer.aktivierung',
    ],
    ['nobody locks themselves', 'admin', 'admin', { authorized: false }, 'authorized benutzer.selbst'],
    [
      'nobody gives away their own administration',
      'admin',
      'admin',
      { admin: false },
      'admin benutzer.selbst',
    ],
  ])('%s [2-4.015 2-6.002]', async (_was, wer, ziel, aenderung, meldung) => {
    const vorher = (await lesen('admin', id(ziel))).body;
    const antwort = await aendern(wer, id(ziel), aenderung);
    expect([antwort.status, felderVon(antwort)]).toEqual([403, [meldung]]);
    expect({ ...(await lesen('admin', id(ziel))).body, token: 0 }).toEqual({ ...vorher, token: 0 });
  });

  it('moves a user to another client only for an administrator', async () => {
    const b = await bestaetigter();
    const ziel = { owningMandant: { id: portal.welt.nordMetro } };
    const antwort = await aendern('dispo', b.id, ziel);
    expect([antwort.status, felderVon(antwort)]).toEqual([403, ['owningMandant benutzer.mandantFest']]);
    expect((await aendern('admin', b.id, ziel)).body.owningMandant.id).toBe(portal.welt.nordMetro);
  });

  it('takes effect at once: rights, locking, unlocking [2-4.015]', async () => {
    const b = await bestaetigter();
    const er = await portal.als(b.name);
    const auftrag = () => er.post('/api/auftraege').send({});
    expect((await auftrag()).status).toBe(403);
    await aendern('admin', b.id, { edit: true });
    expect((await auftrag()).status).toBe(400);
    await aendern('admin', b.id, { authorized: false });
    expect((await auftrag()).status).toBe(401);
    await aendern('admin', b.id, { authorized: true });
    expect((await auftrag()).status).toBe(401);
  });

  it('of the password ends every session of the user, the own one too', async () => {
    const b = await bestaetigter();
    const [eine, andere] = [await portal.anmelden(b.name), await portal.anmelden(b.name)];
    const lies = (paar: { accessToken: string }) =>
      portal.anonym().get('/api/benutzer/currentAsList').set('authorization', `Bearer ${paar.accessToken}`);
    const selbst = portal.anonym().set('authorization', `Bearer ${eine.accessToken}`);
    await selbst
      .put(`/api/benutzer/${b.id}`)
      .send({ ...b, password: '' })
      .expect(200);
    await lies(andere).expect(200);
    const { status } = await selbst.put(`/api/benutzer/${b.id}`).send({ ...b, password: 'Ganz-Neues-1' });
    expect(status).toBe(200);
    await lies(eine).expect(401);
    await lies(andere).expect(401);
    for (const { refreshToken } of [eine, andere])
      await portal.anonym().post('/api/authentication/token').send({ refreshToken }).expect(401);
    const anmelden = (password: string) =>
      portal.anonym().post('/api/authentication/login').send({ username: b.name, password });
    await anmelden(passwort).expect(401);
    await anmelden('Ganz-Neues-1').expect(200);
  });

  it('of the own password asks for the present one once the session is older than ten minutes', async () => {
    const b = await bestaetigter();
    const als = async (name: string) =>
      portal.anonym().set('authorization', `Bearer ${(await portal.anmelden(name)).accessToken}`);
    const selbst = await als(b.name);
    const aendere = async (mehr: object, wer = selbst) => {
      const { status, body } = await wer.put(`/api/benutzer/${b.id}`).send({ ...b, ...mehr });
      return status === 200 ? 200 : `${status} ${body[0].field} ${body[0].key}`;
    };
    await portal.db.zeilen("UPDATE sitzung SET erstellt_am = now() - interval '11 minutes'");
    const password = 'Ganz-Neues-1';
    expect(await aendere({ password })).toBe('400 passwortAlt passwort.bisheriges');
    for (let i = 0; i < 5; i++)
      expect(await aendere({ password, passwortAlt: `Geraten-${i}!` })).toBe(
        '400 passwortAlt passwort.bisherigesFalsch',
      );
    expect(await aendere({ password, passwortAlt: passwort })).toMatch(/^429/);
    await portal.db.zeilen('DELETE FROM anmeldeversuch');
    // What is no new password needs no old one.
    expect(await aendere({ password: null })).toBe(200);
    expect(await aendere({ password, passwortAlt: passwort })).toBe(200);
    // An administrator is not asked; who works as that user is not let.
    const admin = await portal.anmelden('admin');
    const { body } = await portal
      .anonym()
      .post('/api/authentication/changelogin')
      .set('authorization', `Bearer ${admin.accessToken}`)
      .send({ username: b.name })
      .expect(200);
    const gewechselt = portal.anonym().set('authorization', `Bearer ${body.accessToken}`);
    expect(await aendere({ password }, gewechselt)).toBe('403 password passwort.gewechselt');
    expect(await aendere({ password: passwort }, await als('admin'))).toBe(200);
  });

  it('of the address counts only once the new one is confirmed', async () => {
    const b = await bestaetigter();
    const neu = `anders-${b.name}@example.com`;
    const antwort = await aendern('kunde', b.id, { email: neu });
    expect(antwort.body).toMatchObject({ email: b.email, emailNeu: neu });
    expect((await post(portal, b.email))[0]).toMatchObject({ art: 'emailGeaendert' });
    const token = await linkToken(portal, neu, 'email');
    await portal.anonym().post(`/api/registrierung/confirm/${token}`).expect(204);
    expect((await lesen('admin', b.id)).body).toMatchObject({ email: neu, emailNeu: null });
  });

  it('that fails in the middle changes nothing', async () => {
    const b = await bestaetigter();
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    const neu = `kaputt-${b.name}@example.com`;
    expect((await aendern('kunde', b.id, { rowsInGrid: 9, email: neu })).status).toBe(500);
    stoerung.mockRestore();
    expect((await lesen('admin', b.id)).body).toMatchObject({ rowsInGrid: 50, emailNeu: null });
    expect(await post(portal, neu)).toEqual([]);
  });
});

describe('Benutzer löschen [C-008]', () => {
  const loesche = async (wer: string, benutzerId: number, token?: string) =>
    (await portal.als(wer)).delete(`/api/benutzer/${benutzerId}`).query(token ? { token } : {});

  it('needs the token that reading gave to this reader, for this state [2-5.052]', async () => {
    const b = await bestaetigter();
    const anderer = await bestaetigter();
    const { token } = (await lesen('kunde', b.id)).body;
    const falsche = [
      undefined,
      'x.y',
      `${token}x`,
      (await lesen('kunde', anderer.id)).body.token,
      (await lesen('dispo', b.id)).body.token,
      token.replace(/^\w+/, (Date.now() + 9e9).toString(36)),
      token.replace(/^\w+/, '1'),
    ];
    for (const falsch of falsche) {
      const antwort = await loesche('kunde', b.id, falsch);
      expect([antwort.status, felderVon(antwort)], falsch).toEqual([409, ['benutzer.loeschtoken']]);
    }
    await aendern('admin', b.id, { rowsInGrid: 20 });
    expect((await loesche('kunde', b.id, token)).status).toBe(409);
    expect((await loesche('kunde', b.id, (await lesen('kunde', b.id)).body.token)).status).toBe(204);
    expect((await lesen('admin', b.id)).status).toBe(404);
    expect((await loesche('kunde', b.id, token)).status).toBe(404);
  });

  it('logs the user out, keeps the name taken and on what was captured', async () => {
    const b = await bestaetigter({ admin: false });
    await aendern('admin', b.id, { edit: true });
    const er = await portal.als(b.name);
    await er.get('/api/benutzer/currentAsList').expect(200);
    await loesche('dispo', b.id, (await lesen('dispo', b.id)).body.token);
    await er.get('/api/benutzer/currentAsList').expect(401);
    const dispo = await portal.als('dispo');
    expect((await dispo.get(`/api/benutzer/checkName/${b.name}`)).body).toBe(true);
    expect((await dispo.get(`/api/benutzer/search?query=${b.name}`)).body).toEqual([]);
    const [zeile] = await portal.db.sql('SELECT name, email, passwort_hash FROM benutzer WHERE id = $1', [
      b.id,
    ]);
    expect(zeile).toEqual({ name: b.name, email: '', passwort_hash: '' });
    for (const username of [b.name, b.email]) {
      const anmelden = portal.anonym().post('/api/authentication/login');
      expect((await anmelden.send({ username, password: passwort })).body[0].key).toBe('anmeldung.falsch');
    }
  });

  it.each([
    ['oneself', 'kunde', 'kunde', 409],
    ['an administrator oneself', 'admin', 'admin', 409],
    ['who may more', 'leser', 'kunde', 403],
    ['an administrator as somebody else', 'dispo', 'admin', 403],
    ['of a foreign client', 'kunde', 'fremd', 404],
    ['of the main client', 'kunde', 'dispo', 404],
  ])('refuses %s', async (_was, wer, ziel, status) => {
    const token = (await lesen(wer, id(ziel))).body.token ?? (await lesen('admin', id(ziel))).body.token;
    expect((await loesche(wer, id(ziel), token)).status).toBe(status);
    expect((await lesen('admin', id(ziel))).status).toBe(200);
  });
});
