import { eineRegistrierung } from '@frachtportal/domain/testing/konten';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken, post } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => portal.schliessen());
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const offen = { isRegistrierung: 'true' };

let nummer = 0;
const neue = (mehr: object = {}) => {
  const name = `kunde-${++nummer}`;
  return eineRegistrierung({ name, email: `${name}@example.com`, ...mehr });
};
const von = () => `192.0.2.${(nummer++ % 250) + 1}`;
const registriere = (r: object, adresse = von()) =>
  portal.anonym().post('/api/registrierung').set('x-forwarded-for', adresse).send(r);
const bestaetige = (token: string, adresse = von()) =>
  portal.anonym().post(`/api/registrierung/confirm/${token}`).set('x-forwarded-for', adresse);
const erneut = (nameOrEmail: string, adresse = von()) =>
  portal.anonym().post('/api/registrierung/erneut').set('x-forwarded-for', adresse).query({ nameOrEmail });
const anmelden = (username: string) =>
  portal.anonym().post('/api/authentication/login').send({ username, password: passwort });
const bestand = () =>
  portal.db.sql(
    'SELECT (SELECT count(*)::int FROM mandant) AS m, (SELECT count(*)::int FROM benutzer) AS b, (SELECT count(*)::int FROM adresse) AS a',
  );

async function registrierter() {
  const r = neue();
  await registriere(r).expect(204);
  return { ...r, token: await linkToken(portal, r.email, 'bestaetigung') };
}

describe('Registrierung [C-015]', () => {
  it('creates a free client with its address and a first user, who confirms and logs in to look [2-1.003 2-3.016-022 2-4.018 2-9.001,002]', async () => {
    const r = neue();
    const antwort = await registriere(r);
    expect([antwort.status, antwort.text]).toEqual([204, '']);
    expect((await anmelden(r.name)).body[0].key).toBe('anmeldung.unbestaetigt');
    await bestaetige(await linkToken(portal, r.email, 'bestaetigung')).expect(204);
    const { accessToken } = (await anmelden(r.name).expect(200)).body;
    const { body } = await portal
      .anonym()
      .get('/api/benutzer/currentAsList')
      .set('authorization', `Bearer ${accessToken}`);
    expect(body[0]).toMatchObject({
      name: r.name,
      email: r.email,
      authorized: true,
      main: true,
      admin: false,
      edit: false,
      sprache: { id: 50 },
      benutzerversion: { id: 1 },
      owningMandant: {
        name: 'Neukunde GmbH',
        hauptmandantId: null,
        adresse: {
          fremdnummer: '10815',
          name: 'Neukunde Maschinenbau GmbH',
          plz: '28195',
          ort: 'Bremen',
          strasse: 'Am Wall',
          kontakt: 'Frau Öztürk',
          lkz: 'D',
          matchcode: 'NEUKUNDE MASCHINENBAU GMBH BREMEN',
        },
      },
    });
  });

  it('tells the administrators once the address is confirmed, and once', async () => {
    const admin = (await (await portal.als('admin')).get('/api/benutzer/currentAsList').expect(200)).body[0];
    const neukunden = async () => (await post(portal, admin.email)).filter((b) => b.art === 'neukunde');
    const vorher = (await neukunden()).length;
    const { name, token } = await registrierter();
    expect(await neukunden()).toHaveLength(vorher);
    await bestaetige(token).expect(204);
    await bestaetige(token).expect(400);
    const briefe = await neukunden();
    expect(briefe).toHaveLength(vorher + 1);
    expect(briefe[0]).toMatchObject({ betreff: 'Frachtportal: Neue Registrierung von Neukunde GmbH' });
    expect(briefe[0]?.inhalt).toContain(name);
    expect(briefe[0]?.inhalt).toContain('/admin/registrierungen');
  });

  it('writes the mail in the language chosen', async () => {
    const r = neue({ sprache: { id: 51 }, benutzerversion: { id: 2 } });
    await registriere(r).expect(204);
    expect((await post(portal, r.email))[0]?.betreff).toBe(
      'Frachtportal: please confirm your e-mail address',
    );
  });

  it('lets capture at once where the configuration says so', async () => {
    await konfiguriere(portal, { ...offen, isUserCanEditImmediately: 'true' }, 'installation');
    const r = neue();
    await registriere(r).expect(204);
    await konfiguriere(portal, offen, 'installation');
    expect(await portal.db.sql('SELECT edit FROM benutzer WHERE name = $1', [r.name])).toEqual([
      { edit: true },
    ]);
  });

  it('with a name that is taken answers the same, creates nothing, and tells only the given address', async () => {
    const frei = await registriere(neue());
    const vorher = await bestand();
    const r = neue({ name: ' KUNDE ' });
    const antwort = await registriere(r);
    expect([antwort.status, antwort.text]).toEqual([frei.status, frei.text]);
    expect(Object.keys(antwort.headers).sort()).toEqual(Object.keys(frei.headers).sort());
    expect(await bestand()).toEqual(vorher);
    const briefe = await post(portal, r.email);
    expect(briefe.map((b) => b.art)).toEqual(['nameVergeben']);
    expect(briefe[0]?.inhalt).toContain('KUNDE ist schon vergeben');
  });

  it('of one name many times at once creates one client', async () => {
    const r = neue();
    const antworten = await Promise.all(Array.from({ length: 10 }, () => registriere(r)));
    expect(new Set(antworten.map((a) => a.status))).toEqual(new Set([204]));
    expect(await portal.db.sql('SELECT 1 FROM benutzer WHERE name = $1', [r.name])).toHaveLength(1);
    const arten = (await post(portal, r.email)).map((b) => b.art);
    expect(arten.filter((a) => a === 'bestaetigung')).toHaveLength(1);
  });

  it('that fails in the middle leaves nothing', async () => {
    const stoerung = vi
      .spyOn(portal.app.get(Aenderungsprotokoll, { strict: false }), 'schreibe')
      .mockRejectedValueOnce(new Error('gestört'));
    const vorher = await bestand();
    const r = neue();
    expect((await registriere(r)).status).toBe(500);
    stoerung.mockRestore();
    expect(await bestand()).toEqual(vorher);
    expect(await post(portal, r.email)).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x@y' }, 'name'],
    [{ email: 'keine' }, 'email'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    [{ password: 'kurz' }, 'password'],
    [{ owningMandant: null }, 'owningMandant'],
    [{ owningMandant: { name: 'x' } }, 'owningMandant.adresse'],
    [{ sprache: { id: 999 } }, 'sprache'],
    [{ benutzerversion: { id: 0 } }, 'benutzerversion'],
    [{ admin: true }, 'admin'],
    [{ authorized: true }, 'authorized'],
    [{ edit: true }, 'edit'],
  ])('refuses %j', async (mehr, field) => {
    const vorher = await bestand();
    const antwort = await registriere(neue(mehr));
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
    expect(await bestand()).toEqual(vorher);
  });

  it('refuses a client, an owner or an id inside', async () => {
    const r = neue();
    const mit = (owningMandant: object) => registriere({ ...r, owningMandant });
    for (const mehr of [
      { id: portal.welt.nord },
      { hauptmandantId: portal.welt.nord },
      { istHauptmandant: true },
    ]) {
      expect((await mit({ ...r.owningMandant, ...mehr })).status).toBe(400);
    }
    const adresse = { ...r.owningMandant.adresse, id: portal.welt.adressen.nord };
    expect((await mit({ ...r.owningMandant, adresse })).status).toBe(400);
  });

  it.each<Record<string, string>>([{ isRegistrierung: 'false' }, {}])(
    'is closed where the configuration says %j',
    async (werte) => {
      await konfiguriere(portal, werte, 'installation');
      const antwort = await registriere(neue());
      await konfiguriere(portal, offen, 'installation');
      expect([antwort.status, antwort.body[0].key]).toEqual([403, 'registrierung.geschlossen']);
    },
  );

  it('is slowed down by address; what is refused does not count', async () => {
    for (let i = 0; i < 7; i++) await registriere(neue({ email: 'keine' }), '203.0.113.1').expect(400);
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await registriere(neue(), '203.0.113.1')).status);
    expect(status).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('Bestätigung [2-1.004 C-016]', () => {
  it('works once, also when 50 come at the same moment', async () => {
    const r = await registrierter();
    const antworten = await Promise.all(Array.from({ length: 50 }, () => bestaetige(r.token)));
    const status = antworten.map((a) => a.status);
    expect(status.filter((s) => s === 204)).toHaveLength(1);
    expect(status.filter((s) => s === 400)).toHaveLength(49);
    expect(antworten.find((a) => a.status === 400)?.body[0].key).toBe('registrierung.link');
    await anmelden(r.name).expect(200);
  });

  it('works for 72 hours', async () => {
    const r = await registrierter();
    const [zeile] = await portal.db.sql<{ stunden: number }>(
      'SELECT extract(epoch FROM laeuft_ab_am - erstellt_am)::int / 3600 AS stunden FROM konto_token ORDER BY erstellt_am DESC LIMIT 1',
    );
    expect(zeile?.stunden).toBe(72);
    await portal.db.zeilen("UPDATE konto_token SET laeuft_ab_am = now() - interval '1 second'");
    await bestaetige(r.token).expect(400);
    expect((await anmelden(r.name)).body[0].key).toBe('anmeldung.unbestaetigt');
  });

  it('can be sent again; then the earlier link no longer works [Z-102]', async () => {
    const r = await registrierter();
    await erneut(r.name.toUpperCase()).expect(204);
    const zweiter = await linkToken(portal, r.email, 'bestaetigung');
    expect(zweiter).not.toBe(r.token);
    await bestaetige(r.token).expect(400);
    await bestaetige(zweiter).expect(204);
  });

  it.each(['kunde', 'gibt-es-nicht', 'kunde@example.com'])(
    'sent again for "%s" sends nothing and tells nothing',
    async (name) => {
      const [zahl] = await portal.db.sql('SELECT count(*)::int AS n FROM mail');
      const antwort = await erneut(name);
      expect([antwort.status, antwort.text]).toEqual([204, '']);
      expect((await portal.db.sql('SELECT count(*)::int AS n FROM mail'))[0]).toEqual(zahl);
    },
  );

  it.each(['x'.repeat(43), 'x', '%00', '..', 'a/b', "' OR 1=1 --"])(
    'with the token %j is refused',
    async (token) => {
      const { status } = await bestaetige(encodeURIComponent(token));
      expect([400, 404]).toContain(status);
    },
  );

  it('is slowed down by address when guessed', async () => {
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await bestaetige('x'.repeat(43), '203.0.113.2')).status);
    expect(status).toEqual([400, 400, 400, 400, 400, 429]);
    const namen = Array.from({ length: 25 }, (_, i) => `n-${i}`);
    const wieder = await Promise.all(namen.map(async (name) => (await erneut(name, '203.0.113.3')).status));
    expect(wieder.filter((status) => status === 204)).toHaveLength(20);
    expect(wieder.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('Hilfen der Registrierung', () => {
  it('are countries and languages [C-017,018]', async () => {
    const laender = (await portal.anonym().get('/api/registrierung/lkz').expect(200)).body;
    expect(laender[0]).toMatchObject({ lkz: 'D', bezeichnung: 'Deutschland', plzlaenge: 5 });
    const sprachen = (await portal.anonym().get('/api/registrierung/sprachen').expect(200)).body;
    expect(sprachen.map((s: { id: number }) => s.id)).toEqual([50, 51]);
  });

  it('are towns of the country, by postal code or name [C-019]', async () => {
    const orte = async (lkz: string, plzOrName: string) =>
      (await portal.anonym().get(`/api/registrierung/${lkz}/ort`).query({ plzOrName }).expect(200)).body;
    expect((await orte('D', '28195'))[0]).toMatchObject({ plz: '28195', ortsname: 'Bremen' });
    expect((await orte('D', 'brem')).length).toBeGreaterThan(0);
    expect(await orte('de', 'brem')).toEqual(await orte('D', 'brem'));
    expect((await orte('D', '1')).length).toBeLessThanOrEqual(20);
    expect(await orte('X', 'Bremen')).toEqual([]);
    expect(await orte('D', '')).toEqual([]);
    const lang = portal
      .anonym()
      .get('/api/registrierung/D/ort')
      .query({ plzOrName: 'x'.repeat(61) });
    await lang.expect(400);
  });
});
