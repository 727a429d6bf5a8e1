import type { Firmenanmeldung } from '@frachtportal/domain/mandant/firmenanmeldung';
import {
  type Angaben,
  geheimnis,
  geheZumAnbieter,
  klient,
  Probeanbieter,
} from '@frachtportal/testkit/probeanbieter';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benutzerhilfen } from '../../../testing/benutzer.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { passwort } from '../../../testing/welt.js';
import { code, naechsteMinute, staerke } from '../testing/faktor.js';

const firma = new Probeanbieter();
let portal: Portal;
beforeAll(async () => {
  await firma.beginne();
  portal = await startePortal({
    PORTAL_URL: 'https://portal.example',
    ANBINDUNG_ERLAUBT: '127.0.0.0/8',
  });
});
afterAll(async () => {
  await portal.schliessen();
  await firma.ende();
});

const { aendern, bestaetigter } = benutzerhilfen(() => portal);
const weg = (mandant = portal.welt.nord) => `/api/mandanten/${mandant}/firmenanmeldung`;
const vorgabe = (): Partial<Firmenanmeldung> => ({
  aktiv: true,
  bezeichnung: 'Nordlicht',
  aussteller: firma.aussteller,
  klient,
  geheimnis,
  passwortErlaubt: true,
  domaenen: 'example.com\nnordlicht.example',
});
const setze = async (mehr: Partial<Firmenanmeldung> = {}, mandant?: number) =>
  (await portal.als('admin')).put(weg(mandant)).send({ ...vorgabe(), ...mehr });

let naechster = 0;
/** Somebody the provider knows; from now on the one who signs in there. */
function fremder(angaben: Angaben): string {
  const kennung = `kennung-${++naechster}`;
  firma.leute.set(kennung, { email_verified: true, ...angaben });
  firma.wer = kennung;
  return kennung;
}

beforeEach(async () => {
  await setze();
  firma.luege = undefined;
  firma.fremderSchluessel = false;
});

/** As in a browser: out to the provider and back. */
async function meldeAn(browser = portal.anonym(), mandant = portal.welt.nord, name?: string) {
  const { body } = await browser
    .post(`/api/authentication/login/firmen/${mandant}`)
    .send({ name: name ?? null })
    .expect(200);
  const antwort = await geheZumAnbieter(body.adresse);
  return browser.post('/api/authentication/login/firma').send({ antwort });
}
const absage = async (anmeldung = meldeAn()) => {
  const { status, body } = await anmeldung;
  return [status, body[0]?.key];
};
const mit = (token: string) => portal.anonym().set('authorization', `Bearer ${token}`);
const ich = async (token: string) =>
  (await mit(token).get('/api/benutzer/currentAsList').expect(200)).body[0];
const arten = async () => (await (await portal.als('admin')).get('/api/log/aenderungen').expect(200)).text;

describe('Anmelden mit der Firma [Z-664 Z-665 Z-666]', () => {
  it('whoever the provider vouches for is in, and stays the one they are when the address changes', async () => {
    const { id, name, email } = await bestaetigter({});
    const kennung = fremder({ email });
    const antwort = await meldeAn(undefined, undefined, email);
    expect(antwort.status).toBe(200);
    expect((await ich(antwort.body.accessToken)).name).toBe(name);
    expect(Object.fromEntries(firma.gefragt)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: email,
      scope: 'openid email profile',
    });
    expect(await arten()).toContain('firmenkonto.verknuepft');
    firma.leute.set(kennung, { email: 'ganz.anders@example.com', email_verified: false });
    expect((await ich((await meldeAn()).body.accessToken)).name).toBe(name);
    const eigene = await mit(antwort.body.accessToken).get(`/api/benutzer/${id}/sitzungen`).expect(200);
    expect(eigene.text).toContain('"firma"');
  });

  it('is offered under the own name, to addresses of its domains, and to nobody else', async () => {
    const angebot = async (host: string, domaene = '') =>
      (
        await portal
          .anonym()
          .get('/api/authentication/login/firmen')
          .query({ domaene })
          .set('host', host)
          .expect(200)
      ).body;
    const eins = [{ id: portal.welt.nord, bezeichnung: 'Nordlicht' }];
    expect(await angebot('portal.example')).toEqual([]);
    expect(await angebot('portal.example', 'Nordlicht.Example')).toEqual(eins);
    expect(await angebot('portal.example', 'anders.example')).toEqual([]);
    expect(await angebot('portal.example', '%')).toEqual([]);
    const auftritt = `/api/mandanten/${portal.welt.nord}/auftritt`;
    await (await portal.als('admin')).put(auftritt).send({ host: 'versand.nordlicht.example' }).expect(200);
    expect(await angebot('versand.nordlicht.example')).toEqual(eins);
    const browser = portal.anonym().set('host', 'versand.nordlicht.example');
    const { body } = await browser.post(`/api/authentication/login/firmen/${portal.welt.nord}`).send({});
    expect(new URL(body.adresse).searchParams.get('redirect_uri')).toBe(
      'http://versand.nordlicht.example/login/firma',
    );
    await setze({ aktiv: false });
    expect(await angebot('portal.example', 'nordlicht.example')).toEqual([]);
    await portal.anonym().post(`/api/authentication/login/firmen/${portal.welt.nord}`).send({}).expect(404);
  });

  it.each<[string, Partial<Probeanbieter>, string]>([
    ['another issuer', { luege: (a) => ({ ...a, iss: 'https://anders.example' }) }, 'ungueltig'],
    ['another audience', { luege: (a) => ({ ...a, aud: 'anderes-portal' }) }, 'ungueltig'],
    ['another nonce', { luege: (a) => ({ ...a, nonce: 'anders' }) }, 'ungueltig'],
    ['no nonce', { luege: ({ nonce: _, ...a }) => a }, 'ungueltig'],
    ['expired', { luege: (a) => ({ ...a, exp: 1_600_000_000 }) }, 'ungueltig'],
    ['somebody else’s key', { fremderSchluessel: true }, 'ungueltig'],
    [
      'somebody who is no user',
      { luege: (a) => ({ ...a, email: 'wer@example.com', email_verified: true }) },
      'unbekannt',
    ],
    [
      'a user of another forwarder',
      { luege: (a) => ({ ...a, email: 'fremd@example.com', email_verified: true }) },
      'unbekannt',
    ],
  ])('%s is nobody', async (_, liege, key) => {
    const { email } = await bestaetigter({});
    fremder({ email });
    Object.assign(firma, liege);
    expect(await absage()).toEqual([401, `anmeldung.firma.${key}`]);
    expect(await arten()).toContain('anmeldung.gescheitert');
  });

  it.each([{ email_verified: false }, { email_verified: 'true' }, { email_verified: 1 }, { email: 17 }, {}])(
    'an address of which the provider says %j is nobody’s',
    async (gesagt) => {
      const { email } = await bestaetigter({});
      fremder({ email, email_verified: undefined, ...gesagt });
      expect(await absage()).toEqual([401, 'anmeldung.firma.ungeprueft']);
    },
  );

  it('what goes with somebody holds once, and in the browser that set out', async () => {
    const { email } = await bestaetigter({});
    fremder({ email });
    const browser = portal.anonym();
    const hin = await browser.post(`/api/authentication/login/firmen/${portal.welt.nord}`).send({});
    const antwort = await geheZumAnbieter(hin.body.adresse);
    const zurueck = (b: typeof browser) => b.post('/api/authentication/login/firma').send({ antwort });
    expect((await zurueck(portal.anonym())).status).toBe(401);
    const keks = hin.headers['set-cookie'];
    expect(String(keks)).toMatch(/^frachtportal-firma=.*; HttpOnly; .*SameSite=Strict/i);
    await zurueck(browser).expect(200);
    // The same once more, with what the browser forgot.
    const erneut = portal.anonym().set('cookie', String(keks).split(';')[0] ?? '');
    const { status, body } = await zurueck(erneut);
    expect([status, body[0].key]).toEqual([401, 'anmeldung.firma.abgelaufen']);
    // Somebody else's answer with the own cookie.
    await browser.post(`/api/authentication/login/firmen/${portal.welt.nord}`).send({}).expect(200);
    expect((await zurueck(browser)).status).toBe(401);
  });

  it('who declines at the provider is told so; one that is away is no fault of theirs', async () => {
    firma.wer = '';
    expect(await absage()).toEqual([401, 'anmeldung.firma.abgelehnt']);
    const komme = await firma.falleAus();
    const { status, body } = await portal
      .anonym()
      .post(`/api/authentication/login/firmen/${portal.welt.nord}`)
      .send({});
    expect([status, body[0].key]).toEqual([503, 'anmeldung.firma.nichtErreichbar']);
    const probe = await (await portal.als('admin')).post(`${weg()}/probe`).expect(200);
    expect([probe.body.gelungen, probe.body.fehler]).toEqual([
      false,
      expect.stringContaining('ECONNREFUSED'),
    ]);
    await komme();
  });

  it('goes on when the provider changes its key', async () => {
    const { email } = await bestaetigter({});
    fremder({ email });
    expect((await meldeAn()).status).toBe(200);
    await firma.neuerSchluessel();
    expect((await meldeAn()).status).toBe(200);
  });

  it('blocked, unconfirmed, deleted here: nobody comes in by their company', async () => {
    const { id, name, email } = await bestaetigter({});
    fremder({ email });
    expect((await meldeAn()).status).toBe(200);
    const admin = await portal.als('admin');
    const person = (await admin.get(`/api/benutzer/${id}`)).body;
    await admin
      .put(`/api/benutzer/${id}`)
      .send({ ...person, authorized: false })
      .expect(200);
    expect(await absage()).toEqual([401, 'anmeldung.falsch']);
    await admin
      .put(`/api/benutzer/${id}`)
      .send({ ...person, authorized: true })
      .expect(200);
    expect((await meldeAn()).status).toBe(200);
    const { token } = (await admin.get(`/api/benutzer/${id}`)).body;
    await admin.delete(`/api/benutzer/${id}`).query({ token }).expect(204);
    expect(await absage()).toEqual([401, 'anmeldung.firma.unbekannt']);
    fremder({ email: 'unbestaetigt@example.com' });
    expect(await absage()).toEqual([401, 'anmeldung.unbestaetigt']);
    expect(name).toBeTruthy();
  });

  it('an operator comes in by password alone: whoever sets up the provider could else come in as them', async () => {
    const { nord } = portal.welt;
    const operator = await bestaetigter({ admin: true, betreiber: true, owningMandant: { id: nord } });
    fremder({ email: operator.email });
    expect(await absage()).toEqual([401, 'anmeldung.firma.betreiber']);
    // Also whoever became one later; before and afterwards they come in.
    const spaeter = await bestaetigter({ admin: true, owningMandant: { id: nord } });
    fremder({ email: spaeter.email });
    expect((await meldeAn()).status).toBe(200);
    expect((await aendern('admin', spaeter.id, { betreiber: true })).status).toBe(200);
    expect(await absage()).toEqual([401, 'anmeldung.firma.betreiber']);
    expect((await aendern('admin', spaeter.id, { betreiber: false })).status).toBe(200);
    expect((await meldeAn()).status).toBe(200);
  });

  it('an identifier stays with its user: another one with the same address is not them', async () => {
    const { email } = await bestaetigter({});
    fremder({ email });
    expect((await meldeAn()).status).toBe(200);
    fremder({ email });
    expect(await absage()).toEqual([401, 'anmeldung.firma.andereKennung']);
  });

  it('an administrator lets go of an identifier that is no longer theirs [Z-672 Z-673]', async () => {
    const { id, email } = await bestaetigter({});
    fremder({ email });
    const { accessToken } = (await meldeAn()).body;
    const pfad = `/api/benutzer/${id}/firmenkonto`;
    expect((await mit(accessToken).get(pfad).expect(200)).body).toEqual({ aussteller: firma.aussteller });
    await mit(accessToken).delete(pfad).expect(403);
    const admin = await portal.als('admin');
    await admin.delete(pfad).expect(204);
    await admin.delete(pfad).expect(404);
    expect((await admin.get(pfad)).body).toEqual({ aussteller: null });
    expect((await mit(accessToken).get(pfad)).status).toBe(401);
    fremder({ email });
    expect((await meldeAn()).status).toBe(200);
    expect(await arten()).toContain('firmenkonto.geloest');
  });

  it('two users with one address are asked about, not guessed', async () => {
    const { email } = await bestaetigter({});
    await bestaetigter({ email: email.toUpperCase() });
    fremder({ email });
    expect(await absage()).toEqual([401, 'anmeldung.firma.mehrdeutig']);
  });

  it('addresses of trusted domains count where the provider says nothing of them', async () => {
    const { email } = await bestaetigter({});
    fremder({ email, email_verified: undefined });
    expect(await absage()).toEqual([401, 'anmeldung.firma.ungeprueft']);
    await setze({ domaenenVertrauen: true });
    expect((await meldeAn()).status).toBe(200);
    fremder({ email: 'kunde@anders.example', email_verified: undefined });
    expect(await absage()).toEqual([401, 'anmeldung.firma.ungeprueft']);
  });

  it('makes users where that is wanted, in the client and with the rights that the claim says', async () => {
    const { nordKunde, nordMetro } = portal.welt;
    const regel = (wert: string, mandantId: number, edit: boolean, main = false) => ({
      wert,
      mandantId,
      edit,
      main,
    });
    await setze({
      anlegen: true,
      anspruch: 'groups',
      umfang: 'groups',
      zuordnungen: [regel('leitung', nordKunde, true, true), regel('versand', nordMetro, true)],
    });
    const kennung = fremder({
      email: 'neue.kraft@example.com',
      preferred_username: 'kunde',
      groups: ['sport', 'versand'],
    });
    const { body } = await meldeAn();
    const neu = await ich(body.accessToken);
    expect(neu).toMatchObject({ email: 'neue.kraft@example.com', edit: true, main: false, admin: false });
    expect(neu.name).toMatch(/^kunde-\d{4}$/);
    expect(neu.owningMandant.id).toBe(nordMetro);
    // Nobody knows a password of theirs, and a new one needs their mailbox.
    await portal
      .anonym()
      .post('/api/authentication/login')
      .send({ username: neu.name, password: '' })
      .expect(400);
    firma.leute.set(kennung, { email: 'neue.kraft@example.com', groups: 'leitung' });
    const danach = await ich((await meldeAn()).body.accessToken);
    expect(danach).toMatchObject({ id: neu.id, main: true });
    expect(danach.owningMandant.id).toBe(nordMetro);
    firma.leute.set(kennung, { email: 'neue.kraft@example.com', groups: ['sport'] });
    expect(await absage()).toEqual([401, 'anmeldung.firma.nichtZugeordnet']);
  });

  it('two windows of somebody new make one user', async () => {
    await setze({
      anlegen: true,
      zuordnungen: [{ wert: '*', mandantId: portal.welt.nordKunde, edit: false, main: false }],
    });
    fremder({ email: 'zwei.fenster@example.com', preferred_username: 'zweifenster' });
    const beide = await Promise.all([meldeAn(), meldeAn()]);
    expect(beide.map(({ status }) => status)).toEqual([200, 200]);
    const leute = await Promise.all(beide.map(({ body }) => ich(body.accessToken)));
    expect(new Set(leute.map(({ id }) => id)).size).toBe(1);
  });

  it('does not get past a second factor that is asked for', async () => {
    const { name, email } = await bestaetigter({});
    fremder({ email });
    const frueher = (await meldeAn()).body.accessToken;
    await staerke(portal, 'admin');
    await konfiguriere(portal, { zweiterFaktor: 'alle' });
    const { status, body } = await meldeAn();
    expect([status, body[0].key]).toEqual([401, 'anmeldung.faktorEinrichten']);
    expect((await mit(frueher).get('/api/benutzer/currentAsList')).status).toBe(401);
    const schein = body[0].params.schein;
    const schritt = (was: string, mehr: object) =>
      portal
        .anonym()
        .post(`/api/authentication/login/${was}`)
        .send({ schein, ...mehr })
        .expect(200);
    const app = (await schritt('einrichten', {})).body.geheimnis;
    const drin = await schritt('bestaetigen', { code: code(app) });
    expect((await ich(drin.body.accessToken)).name).toBe(name);
    expect(
      (await mit(drin.body.accessToken).get('/api/authentication/login/firma/abmeldung')).body.adresse,
    ).toContain(firma.aussteller);
    await naechsteMinute(portal);
    await konfiguriere(portal, { zweiterFaktor: 'freiwillig' });
    expect((await meldeAn()).body[0].key).toBe('anmeldung.zweiterSchritt');
  });

  it('without passwords only administrators still come in by theirs', async () => {
    const { name, email } = await bestaetigter({});
    const mitPasswort = (username: string, password = passwort) =>
      portal.anonym().post('/api/authentication/login').send({ username, password });
    await mitPasswort(name).expect(200);
    await setze({ passwortErlaubt: false });
    const { status, body } = await mitPasswort(name);
    expect([status, body[0].key]).toEqual([401, 'anmeldung.nurFirma']);
    expect((await mitPasswort(name, 'geraten')).body[0].key).toBe('anmeldung.falsch');
    await mitPasswort('kundenadmin').expect(200);
    await mitPasswort('fremd').expect(200);
    fremder({ email });
    expect((await meldeAn()).status).toBe(200);
    await setze({ passwortErlaubt: false, aktiv: false });
    await mitPasswort(name).expect(200);
  });
});

describe('Sitzungen mit der Firma [Z-667]', () => {
  it('last a working day, however often they are renewed; then the provider is asked again', async () => {
    const { email } = await bestaetigter({});
    fremder({ email });
    const { body } = await meldeAn();
    const { body: erneuert } = await portal.anonym().post('/api/authentication/token').send(body).expect(200);
    const ende = await portal.db.sql<{ stunden: number }>(
      `SELECT round(extract(epoch FROM laeuft_ab_am - erstellt_am) / 3600)::int AS stunden FROM sitzung
       WHERE firma_id = ${portal.welt.nord} ORDER BY erstellt_am DESC LIMIT 1`,
    );
    expect(ende[0]?.stunden).toBe(12);
    expect((await mit(erneuert.accessToken).get('/api/benutzer/currentAsList')).status).toBe(200);
  });

  it('stay those of the company after working as somebody else', async () => {
    fremder({ email: 'kundenadmin@example.com' });
    const { accessToken } = (await meldeAn()).body;
    const wechsle = (token: string, wunsch: object) =>
      mit(token).post('/api/authentication/changelogin').send(wunsch).expect(200);
    const als = (await wechsle(accessToken, { username: 'kunde' })).body;
    const zurueck = { username: 'kundenadmin', backupToken: accessToken };
    const wieder = (await wechsle(als.accessToken, zurueck)).body;
    const ende = await mit(wieder.accessToken).get('/api/authentication/login/firma/abmeldung').expect(200);
    expect(ende.body.adresse).toContain(firma.aussteller);
  });

  it('end at the provider too, where they began there', async () => {
    const { email, name } = await bestaetigter({});
    fremder({ email });
    const { body } = await meldeAn();
    const ende = await mit(body.accessToken).get('/api/authentication/login/firma/abmeldung').expect(200);
    const adresse = new URL(ende.body.adresse);
    expect(Object.fromEntries(adresse.searchParams)).toEqual({
      client_id: klient,
      post_logout_redirect_uri: 'https://portal.example/login',
    });
    const zuvor = await portal.anmelden(name);
    const ohne = await mit(zuvor.accessToken).get('/api/authentication/login/firma/abmeldung').expect(200);
    expect(ohne.body.adresse).toBeNull();
    const komme = await firma.falleAus();
    const still = await mit(body.accessToken).get('/api/authentication/login/firma/abmeldung').expect(200);
    expect(still.body.adresse).toBeNull();
    await komme();
  });
});

describe('Firmenanmeldung pflegen [Z-668 Z-669 Z-670 Z-671]', () => {
  it('is kept as it was sent, the secret never told, a change one of a version', async () => {
    const admin = await portal.als('admin');
    const gelesen = await admin.get(weg()).expect(200);
    expect(gelesen.body).toMatchObject({ bezeichnung: 'Nordlicht', geheimnisDa: true, zuordnungen: [] });
    expect(gelesen.text).not.toContain(geheimnis);
    const [zeile] = await portal.db.sql<{ chiffre: string }>('SELECT chiffre FROM firmenanmeldung');
    expect(zeile?.chiffre).toMatch(/^v1\./);
    expect(zeile?.chiffre).not.toContain(geheimnis);
    expect((await admin.post(`${weg()}/probe`).expect(200)).body).toEqual({
      gelungen: true,
      fehler: null,
      rueckweg: 'https://portal.example/login/firma',
    });
    const veraltet = { ...vorgabe(), geheimnis: undefined };
    await admin.put(weg()).set('if-match', '"1"').send(veraltet).expect(409);
    expect(await arten()).not.toContain(geheimnis);
    // Without another secret it stays.
    await admin.put(weg()).send(veraltet).expect(200);
    expect((await admin.post(`${weg()}/probe`)).body.gelungen).toBe(true);
    await admin.delete(weg()).expect(204);
    await admin.delete(weg()).expect(404);
    expect((await admin.get(weg()).expect(200)).body).toMatchObject({ aktiv: false, geheimnisDa: false });
    await admin.post(`${weg()}/probe`).expect(409);
  });

  it.each<[Partial<Firmenanmeldung>, string, string]>([
    [{ aussteller: 'http://login.example' }, 'aussteller', 'mandant.firma.aussteller'],
    [{ aussteller: 'https://login.example', geheimnis: null }, 'geheimnis', 'mandant.firma.geheimnisNeu'],
    [{ bezeichnung: '  ' }, 'bezeichnung', 'feld.pflicht'],
    [{ klient: ' ' }, 'klient', 'feld.pflicht'],
    [{ domaenen: 'kein platz' }, 'domaenen', 'mandant.firma.domaene'],
    [{ anlegen: true }, 'anlegen', 'mandant.firma.zuordnungFehlt'],
    [{ bezeichnung: 'x'.repeat(61) }, 'bezeichnung', 'feld.zuLang'],
  ])('refuses %j at its field', async (mehr, field, key) => {
    const { status, body } = await setze(mehr);
    expect([status, body[0].field, body[0].key]).toEqual([400, field, key]);
  });

  it('assigns nobody to a client of another forwarder, and belongs to main clients', async () => {
    const zuordnungen = [{ wert: '*', mandantId: portal.welt.alpenKunde, edit: true, main: false }];
    const { status, body } = await setze({ zuordnungen });
    expect([status, body[0].field]).toEqual([400, 'zuordnungen[0].mandantId']);
    expect((await setze({}, portal.welt.nordKunde)).status).toBe(409);
  });

  it('is kept by an administrator of the house, but its mail domains by an operator', async () => {
    const admin = await portal.als('hauptadmin');
    await admin
      .put(weg())
      .send({ ...vorgabe(), bezeichnung: 'Unser Haus' })
      .expect(200);
    for (const domaenen of [null, 'alpenfracht.example']) {
      const antwort = await admin.put(weg()).send({ ...vorgabe(), domaenen });
      expect([antwort.status, antwort.body[0]?.field]).toEqual([403, 'domaenen']);
    }
    expect((await admin.get(weg()).expect(200)).body).toMatchObject({
      bezeichnung: 'Unser Haus',
      domaenen: vorgabe().domaenen,
    });
  });

  it('speaks to no address that is not meant for it', async () => {
    await portal.neuStarten({ ANBINDUNG_ERLAUBT: '', PORTAL_URL: 'https://portal.example' });
    const { status, body } = await portal
      .anonym()
      .post(`/api/authentication/login/firmen/${portal.welt.nord}`)
      .send({});
    expect([status, body[0].key]).toEqual([503, 'anmeldung.firma.nichtErreichbar']);
  });
});
