import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aendereBenutzer, benutzerhilfen } from '../../../testing/benutzer.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { linkToken, post } from '../../../testing/post.js';
import { passwort } from '../../../testing/welt.js';
import { angelegt } from '../../dispo/testing/auftraege.js';
import { code, naechsteMinute, richteFaktorEin, schein } from '../testing/faktor.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const { bestaetigter, id } = benutzerhilfen(() => portal);

const mit = (token: string) => portal.anonym().set('authorization', `Bearer ${token}`);
const zweiter = (s: string, eingabe: string) =>
  portal.anonym().post('/api/authentication/login/code').send({ schein: s, code: eingabe });
const wer = async (token: string) => (await mit(token).get('/api/benutzer/currentAsList')).status;
const eintraege = async () =>
  (await portal.db.sql<{ art: string }>('SELECT art FROM aenderungsprotokoll ORDER BY id DESC LIMIT 3')).map(
    ({ art }) => art,
  );

/** Somebody of their own for one test, with a second factor. */
async function mitFaktor(mehr: object = {}) {
  const { name } = await bestaetigter(mehr);
  return { name: name as string, ...(await richteFaktorEin(portal, name)) };
}

describe('Der zweite Schritt der Anmeldung [Z-380]', () => {
  it('a right password is answered 401 with severity and a ticket, the code opens the session', async () => {
    const { name, geheimnis } = await mitFaktor();
    const { status, body } = await portal
      .anonym()
      .post('/api/authentication/login')
      .send({ username: name, password: passwort });
    expect({ status, body }).toEqual({
      status: 401,
      body: [
        {
          severity: 'ERROR',
          key: 'anmeldung.zweiterSchritt',
          text: 'Bitte geben Sie den Code Ihrer App ein.',
          params: { schein: expect.any(String) },
        },
      ],
    });
    const paar = (await zweiter(body[0].params.schein, code(geheimnis)).expect(200)).body;
    expect(Object.keys(paar).sort()).toEqual(['accessToken', 'refreshToken']);
    expect(await wer(paar.accessToken)).toBe(200);
    await portal
      .anonym()
      .post('/api/authentication/token')
      .send({ refreshToken: paar.refreshToken })
      .expect(200);
    expect(await eintraege()).toContain('anmeldung');
  });

  it('the ticket itself opens nothing', async () => {
    const { name } = await mitFaktor();
    const s = await schein(portal, name);
    expect(await wer(s)).toBe(401);
    await portal.anonym().post('/api/authentication/token').send({ refreshToken: s }).expect(401);
    await portal.anonym().post('/api/authentication/login/einrichten').send({ schein: s }).expect(401);
  });

  it('a code is taken once, and no older one after it', async () => {
    const { name, geheimnis } = await mitFaktor();
    await zweiter(await schein(portal, name), code(geheimnis, 1)).expect(200);
    for (const spaeter of [1, 0, -1])
      await zweiter(await schein(portal, name), code(geheimnis, spaeter)).expect(400);
  });

  it('of twenty who come with the same code at once one comes in', async () => {
    const { name, geheimnis } = await mitFaktor();
    const scheine = await Promise.all(Array.from({ length: 4 }, () => schein(portal, name)));
    const status = await Promise.all(scheine.map(async (s) => (await zweiter(s, code(geheimnis))).status));
    expect(status.filter((x) => x === 200)).toHaveLength(1);
  });

  it('guessing is bounded: of forty codes five are looked at, whatever ticket they come with', async () => {
    const { name, geheimnis } = await mitFaktor();
    const status: number[] = [];
    for (let i = 0; i < 40; i++) {
      const s = await schein(portal, name);
      status.push((await zweiter(s, String(100_000 + i))).status);
    }
    expect(status.filter((x) => x === 400)).toHaveLength(5);
    expect(status.filter((x) => x === 429)).toHaveLength(35);
    // The right one has to wait as well.
    await zweiter(await schein(portal, name), code(geheimnis)).expect(429);
  });

  it('a recovery code opens once', async () => {
    const { name, codes } = await mitFaktor();
    expect(codes).toHaveLength(10);
    const getippt = codes[3]?.replaceAll('-', ' ').toLowerCase() ?? '';
    await zweiter(await schein(portal, name), getippt).expect(200);
    await zweiter(await schein(portal, name), getippt).expect(400);
    await zweiter(await schein(portal, name), codes[4] ?? '').expect(200);
  });

  it('the ticket ends with what it was made for: a new password, a locked account', async () => {
    const { name, geheimnis } = await mitFaktor();
    const vorher = await schein(portal, name);
    await aendereBenutzer(portal, name, { password: 'Anderes-Wort1!' });
    await zweiter(vorher, code(geheimnis)).expect(401);
    await zweiter('x'.repeat(40), code(geheimnis)).expect(401);
  });

  it('the secret is stored encrypted, recovery codes by their hash', async () => {
    const { geheimnis, codes } = await mitFaktor();
    const gespeichert = JSON.stringify([
      await portal.db.sql('SELECT * FROM zweiter_faktor'),
      await portal.db.sql("SELECT benutzer_id, encode(code_hash, 'hex') FROM wiederherstellungscode"),
    ]);
    expect(gespeichert).not.toContain(geheimnis);
    expect(gespeichert).not.toContain(codes[0]?.replaceAll('-', ''));
  });
});

describe('Kein Weg daran vorbei', () => {
  it('a new password by mail leaves the second factor where it is', async () => {
    const { name } = await mitFaktor();
    await portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail: name }).expect(204);
    const token = await linkToken(portal, `${name}@example.com`, 'passwort');
    await portal.anonym().post('/api/benutzer/passwort').send({ token, password: passwort }).expect(204);
    expect(await schein(portal, name)).toBeTruthy();
  });

  it('an administrator who came in by password alone does not become somebody with one', async () => {
    const { name } = await mitFaktor();
    const nurPasswort = await portal.anmelden('admin');
    const wechsle = (token: string) =>
      mit(token).post('/api/authentication/changelogin').send({ username: name });
    expect((await wechsle(nurPasswort.accessToken).expect(409)).body[0].key).toBe('wechsel.faktor');
    const chef = await mitFaktor({ owningMandant: { id: portal.welt.nord } });
    await aendereBenutzer(portal, chef.name, { admin: true });
    const stark = (await zweiter(await schein(portal, chef.name), code(chef.geheimnis)).expect(200)).body;
    const gewechselt = (await wechsle(stark.accessToken).expect(200)).body;
    expect(await wer(gewechselt.accessToken)).toBe(200);
    // Whoever works as somebody leaves their second factor alone.
    for (const pfad of ['einrichten', 'bestaetigen', 'codes', 'entfernen'])
      await mit(gewechselt.accessToken)
        .post(`/api/benutzer/faktor/${pfad}`)
        .send(pfad === 'einrichten' ? {} : { code: '123456' })
        .expect(403);
    const zurueck = await mit(gewechselt.accessToken)
      .post('/api/authentication/changelogin')
      .send({ username: chef.name, backupToken: stark.accessToken });
    expect(zurueck.status).toBe(200);
    expect(await wer(zurueck.body.accessToken)).toBe(200);
  });

  it('setting one up ends every other session of that user, with its refresh token and its print tickets', async () => {
    const { name } = await bestaetigter();
    const alt = await portal.anmelden(name);
    const { id: auftrag } = await angelegt(portal);
    const { body: druckschein } = await mit(alt.accessToken)
      .get(`/api/jasper-print/encrypt-ids/${auftrag}`)
      .expect(200);
    const drucke = async () =>
      (await portal.anonym().get('/api/berichte/speditionsauftrag').query(druckschein)).status;
    expect(await drucke()).toBe(200);
    await richteFaktorEin(portal, name);
    expect(await wer(alt.accessToken)).toBe(401);
    expect(await drucke()).toBe(403);
    await portal
      .anonym()
      .post('/api/authentication/token')
      .send({ refreshToken: alt.refreshToken })
      .expect(401);
  });

  it('where it is required from now on, sessions by password alone end at once; the next login sets one up [Z-381 Z-382]', async () => {
    const { name } = await bestaetigter();
    const alt = await portal.anmelden(name);
    expect(await wer(alt.accessToken)).toBe(200);
    await konfiguriere(portal, { zweiterFaktor: 'alle' });
    try {
      expect(await wer(alt.accessToken)).toBe(401);
      await portal
        .anonym()
        .post('/api/authentication/token')
        .send({ refreshToken: alt.refreshToken })
        .expect(401);
      const s = await schein(portal, name);
      await zweiter(s, '123456').expect(401);
      const richteEin = () =>
        portal.anonym().post('/api/authentication/login/einrichten').send({ schein: s }).expect(200);
      const verworfen = (await richteEin()).body;
      const { body } = await richteEin();
      expect(body).toMatchObject({
        adresse: `otpauth://totp/Frachtportal:${name}?secret=${body.geheimnis}&issuer=Frachtportal`,
        bild: expect.stringContaining('<svg'),
      });
      const bestaetige = (c: string) =>
        portal.anonym().post('/api/authentication/login/bestaetigen').send({ schein: s, code: c });
      // Nobody finishes what somebody else has begun.
      await bestaetige(code(verworfen.geheimnis)).expect(400);
      const fertig = await bestaetige(code(body.geheimnis)).expect(200);
      expect(fertig.body.codes.split('\n')).toHaveLength(10);
      expect(await wer(fertig.body.accessToken)).toBe(200);
      expect(await eintraege()).toEqual(expect.arrayContaining(['faktor.eingerichtet', 'anmeldung']));
      await bestaetige(code(body.geheimnis, 1)).expect(409);
      const weg = await mit(fertig.body.accessToken)
        .post('/api/benutzer/faktor/entfernen')
        .send({ code: code(body.geheimnis, 1) });
      expect(weg.body[0].key).toBe('sicherheit.noetig');
    } finally {
      await portal.db.zeilen("DELETE FROM konfigurationswert WHERE schluessel = 'zweiterFaktor'");
    }
  });

  it.each([
    ['freiwillig', []],
    ['administratoren', ['admin']],
    ['hauptbenutzer', ['admin', 'dispo', 'haupt']],
    ['alle', ['admin', 'dispo', 'haupt', 'kunde', 'leser']],
  ])('required of %s: %j', async (wert, verlangte) => {
    await portal.db.zeilen(
      "INSERT INTO konfigurationswert (mandant_id, schluessel, wert) VALUES ($1, 'zweiterFaktor', $2)",
      [portal.welt.nord, wert],
    );
    const gefragt: string[] = [];
    for (const name of ['admin', 'dispo', 'haupt', 'kunde', 'leser', 'fremd']) {
      const antwort = await portal
        .anonym()
        .post('/api/authentication/login')
        .send({ username: name, password: passwort });
      if (antwort.body[0]?.key === 'anmeldung.faktorEinrichten') gefragt.push(name);
    }
    await portal.db.zeilen("DELETE FROM konfigurationswert WHERE schluessel = 'zweiterFaktor'");
    expect(gefragt).toEqual(verlangte);
  });
});

describe('Der eigene zweite Faktor', () => {
  it('is set up by whoever has just logged in, or knows the password [Z-383 Z-384]', async () => {
    const { name } = await bestaetigter();
    const { accessToken } = await portal.anmelden(name);
    await portal.db.zeilen(
      "UPDATE sitzung SET erstellt_am = now() - interval '1 hour' WHERE benutzer_id = $1",
      [id(name)],
    );
    const beginne = (body: object) => mit(accessToken).post('/api/benutzer/faktor/einrichten').send(body);
    expect((await beginne({}).expect(400)).body[0]).toMatchObject({ field: 'passwortAlt' });
    await beginne({ passwortAlt: 'Falsch-Geraten1!' }).expect(400);
    const { body } = await beginne({ passwortAlt: passwort }).expect(200);
    // Until it is confirmed nothing is asked for.
    await portal.anmelden(name);
    await mit(accessToken).post('/api/benutzer/faktor/bestaetigen').send({ code: '000000' }).expect(400);
    await mit(accessToken)
      .post('/api/benutzer/faktor/bestaetigen')
      .send({ code: code(body.geheimnis) })
      .expect(200);
    expect((await beginne({ passwortAlt: passwort }).expect(409)).body[0].key).toBe('sicherheit.schonDa');
  });

  it('says how it stands; new recovery codes make the old ones worthless, a code takes it away [Z-385 Z-386 Z-387]', async () => {
    const { name, geheimnis, codes, token } = await mitFaktor();
    const stand = async () =>
      (
        await mit(token)
          .get(`/api/benutzer/${id(name)}/faktor`)
          .expect(200)
      ).body;
    expect(await stand()).toMatchObject({ seit: expect.any(String), verlangt: false, codesUebrig: 10 });
    const neue = await mit(token)
      .post('/api/benutzer/faktor/codes')
      .send({ code: code(geheimnis) })
      .expect(200);
    await zweiter(await schein(portal, name), codes[0] ?? '').expect(400);
    await zweiter(await schein(portal, name), neue.body.codes.split('\n')[0]).expect(200);
    expect(await stand()).toMatchObject({ codesUebrig: 9 });
    await naechsteMinute(portal);
    await mit(token)
      .post('/api/benutzer/faktor/entfernen')
      .send({ code: code(geheimnis) })
      .expect(204);
    await portal.anmelden(name);
    expect(await stand()).toMatchObject({ verlangt: false, codesUebrig: 0 });
  });

  it('an administrator resets it: sessions end, the user hears of it, the log says who did it [Z-388]', async () => {
    const { name, token } = await mitFaktor();
    const weg = async (als: string) => (await portal.als(als)).delete(`/api/benutzer/${id(name)}/faktor`);
    expect((await weg('haupt')).status).toBe(403);
    expect((await weg('admin')).status).toBe(204);
    expect(await eintraege()).toContain('faktor.zurueckgesetzt');
    expect(await wer(token)).toBe(401);
    expect((await post(portal, `${name}@example.com`)).map((b) => b.art)).toContain('faktorZurueckgesetzt');
    await portal.anmelden(name);
    expect((await weg('admin')).status).toBe(404);
    const selbst = await (await portal.als('admin')).delete(`/api/benutzer/${id('admin')}/faktor`);
    expect(selbst.status).toBe(409);
  });
});
