import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { code, type Eingerichtet, richteFaktorEin, schein, staerke } from '../testing/faktor.js';
import { Passkeygeraet } from '../testing/passkeygeraet.js';

const origin = 'https://portal.nordlicht.example';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ PORTAL_URL: origin });
});
afterAll(() => portal.schliessen());
/** Nobody has to wait for what others have tried. */
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

const mit = (token: string) => {
  const kopf = { authorization: `Bearer ${token}` };
  return {
    hole: (pfad: string) => portal.anonym().get(`/api/${pfad}`).set(kopf),
    sende: (pfad: string, body: object) => portal.anonym().post(`/api/${pfad}`).set(kopf).send(body),
    entferne: (pfad: string) => portal.anonym().delete(`/api/${pfad}`).set(kopf),
  };
};
const eingerichtet = new Map<string, Eingerichtet>();
const faktor = async (name: string): Promise<Eingerichtet> => {
  const da = eingerichtet.get(name) ?? (await richteFaktorEin(portal, name));
  eingerichtet.set(name, da);
  return da;
};
const frage = async (token: string): Promise<string> =>
  (await mit(token).sende('benutzer/passkeys/frage', {}).expect(200)).body.optionen;
async function legeAn(name: string, geraet = new Passkeygeraet(origin), bezeichnung = 'Laptop') {
  const { token } = await faktor(name);
  const antwort = geraet.legeAn(await frage(token));
  const { body } = await mit(token).sende('benutzer/passkeys', { name: bezeichnung, antwort }).expect(201);
  return { geraet, token, passkey: body };
}
const stand = async (token: string, name: string) =>
  (await mit(token).hole(`benutzer/${portal.welt.benutzer[name]?.id}/faktor`).expect(200)).body;
const fragt = (zettel: string) =>
  portal.anonym().post('/api/authentication/login/passkey/frage').send({ schein: zettel });
const antwortet = (zettel: string, antwort: string) =>
  portal.anonym().post('/api/authentication/login/passkey').send({ schein: zettel, antwort });

describe('Passkeys [Z-685 Z-686 Z-687]', () => {
  it('stand beside the code of an app, never without it', async () => {
    const { accessToken } = await portal.anmelden('leser');
    const antwort = await mit(accessToken).sende('benutzer/passkeys/frage', {});
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'sicherheit.passkeyErstCode']);
    const { token, passkey } = await legeAn('kunde');
    expect(await stand(token, 'kunde')).toMatchObject({
      passkeys: [{ id: passkey.id, name: 'Laptop', zuletztAm: null }],
      passkeyHost: 'portal.nordlicht.example',
    });
    const { body } = await mit(token).sende('benutzer/passkeys/frage', {}).expect(200);
    expect(JSON.parse(body.optionen)).toMatchObject({
      rp: { id: 'portal.nordlicht.example' },
      excludeCredentials: [{ transports: ['internal'] }],
    });
  });

  it('confirm a login in place of the code, and the session says so', async () => {
    const { geraet } = await legeAn('dispo');
    const zettel = await schein(portal, 'dispo');
    const { optionen } = (await fragt(zettel).expect(200)).body;
    expect(JSON.parse(optionen).allowCredentials.map((c: { id: string }) => c.id)).toEqual([geraet.kennung]);
    const { accessToken } = (await antwortet(zettel, geraet.bestaetige(optionen)).expect(200)).body;
    const sitzungen = await mit(accessToken).hole(`benutzer/${portal.welt.benutzer['dispo']?.id}/sitzungen`);
    expect(sitzungen.body.find((s: { diese: boolean }) => s.diese)).toMatchObject({ anmeldeart: 'passkey' });
    expect((await stand(accessToken, 'dispo')).passkeys[0].zuletztAm).not.toBeNull();
    // Where a second factor is asked for this is one.
    await staerke(portal, 'admin');
    await konfiguriere(portal, { zweiterFaktor: 'alle' }, 'installation');
    await mit(accessToken).hole('benutzer/currentAsList').expect(200);
    await konfiguriere(portal, { zweiterFaktor: 'freiwillig' }, 'installation');
  });

  it('are ten at most, each somebody’s once', async () => {
    const { token, geraet } = await legeAn('haupt');
    const doppelt = geraet.legeAn(await frage(token));
    const antwort = await mit(token).sende('benutzer/passkeys', { name: 'x', antwort: doppelt });
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'sicherheit.passkeyVergeben']);
    for (let i = 2; i <= 10; i++) await legeAn('haupt', undefined, `Gerät ${i}`);
    const zuViele = await mit(token).sende('benutzer/passkeys/frage', {});
    expect([zuViele.status, zuViele.body[0].key]).toEqual([409, 'sicherheit.passkeyZuViele']);
  });

  it('are taken away by their user, an administrator, and with the second factor', async () => {
    const { token, passkey, geraet } = await legeAn('metro');
    const { id } = portal.welt.benutzer['metro'] as { id: number };
    const fremd = await faktor('kunde');
    expect((await mit(fremd.token).entferne(`benutzer/${id}/passkeys/${passkey.id}`)).status).toBe(403);
    await mit(token).entferne(`benutzer/${id}/passkeys/${passkey.id}`).expect(204);
    expect((await mit(token).entferne(`benutzer/${id}/passkeys/${passkey.id}`)).status).toBe(404);
    const zettel = await schein(portal, 'metro');
    expect((await fragt(zettel)).status).toBe(404);
    const { passkey: zweiter } = await legeAn('metro');
    const admin = await portal.als('admin');
    await admin.delete(`/api/benutzer/${id}/passkeys/${zweiter.id}`).expect(204);
    await legeAn('metro');
    await admin.delete(`/api/benutzer/${id}/faktor`).expect(204);
    eingerichtet.delete('metro');
    const { token: neu } = await faktor('metro');
    expect((await stand(neu, 'metro')).passkeys).toEqual([]);
    expect(geraet.zaehler).toBe(0);
  });
});

describe('Was kein Passkey ist [Z-688 Z-689]', () => {
  const wer = 'fremd';
  let geraet: Passkeygeraet;
  beforeAll(async () => {
    geraet = (await legeAn(wer)).geraet;
  });
  const optionenZu = async (zettel: string): Promise<string> =>
    (await fragt(zettel).expect(200)).body.optionen;
  const abgelehnt = async (zettel: string, antwort: string) => {
    const { status, body } = await antwortet(zettel, antwort);
    expect([status, body[0].key]).toEqual([400, 'sicherheit.passkeyFalsch']);
  };

  it('an answer counts once, also for many at the same moment', async () => {
    const zettel = await schein(portal, wer);
    const antwort = geraet.bestaetige(await optionenZu(zettel));
    const status = (await Promise.all([1, 2, 3, 4].map(() => antwortet(zettel, antwort)))).map(
      (a) => a.status,
    );
    expect(status.sort()).toEqual([200, 400, 400, 400]);
  });

  it('another site, another question, another device, another person are refused', async () => {
    const zettel = await schein(portal, wer);
    const optionen = await optionenZu(zettel);
    await abgelehnt(zettel, geraet.bestaetige(optionen, 'https://portal.n0rdlicht.example'));
    const erfunden = JSON.stringify({ challenge: Buffer.alloc(32).toString('base64url') });
    await abgelehnt(zettel, geraet.bestaetige(erfunden));
    await abgelehnt(zettel, new Passkeygeraet(origin).bestaetige(await optionenZu(zettel)));
    const { token } = await faktor('kunde');
    const anderer = (await legeAn('kunde', undefined, 'Handy')).geraet;
    expect(token).toBeTruthy();
    await portal.db.zeilen('DELETE FROM anmeldeversuch');
    await abgelehnt(zettel, anderer.bestaetige(await optionenZu(zettel)));
    // What was asked for adding a key is none for logging in.
    const { token: seins } = await faktor(wer);
    await abgelehnt(zettel, geraet.bestaetige(await frage(seins)));
  });

  it.each(['', '{}', 'null', '[]', '{"id":1}', 'kein JSON', '{"id":"x","response":{}}'])(
    'nor is %j',
    async (antwort) => {
      const zettel = await schein(portal, wer);
      expect((await antwortet(zettel, antwort)).status).toBe(400);
    },
  );

  it('nor one whose device calls it longer than there are names', async () => {
    const { token } = await faktor('dispo');
    const langes = Object.assign(new Passkeygeraet(origin), {
      kennung: Buffer.alloc(1100).toString('base64url'),
    });
    const antwort = langes.legeAn(await frage(token));
    const { status, body } = await mit(token).sende('benutzer/passkeys', { name: 'lang', antwort });
    expect([status, body[0].key]).toEqual([400, 'sicherheit.passkeyFalsch']);
  });

  it('a copy that counts behind the true device is refused', async () => {
    const zettel = await schein(portal, wer);
    geraet.zaehler += 10;
    await antwortet(zettel, geraet.bestaetige(await optionenZu(zettel))).expect(200);
    geraet.zaehler -= 5;
    const neuer = await schein(portal, wer);
    await abgelehnt(neuer, geraet.bestaetige(await optionenZu(neuer)));
    geraet.zaehler += 5;
  });

  it('nor is one that comes too late, nor a ticket of somebody without', async () => {
    const zettel = await schein(portal, wer);
    const optionen = await optionenZu(zettel);
    // No way of the product makes time pass.
    await portal.db.zeilen("UPDATE passkeyvorgang SET begonnen_am = begonnen_am - interval '6 minutes'");
    await abgelehnt(zettel, geraet.bestaetige(optionen));
    expect((await fragt('x')).status).toBe(401);
  });

  it('guessing is slowed down with that of codes', async () => {
    const zettel = await schein(portal, wer);
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await antwortet(zettel, '{"id":"x","response":{}}')).status);
    expect(status).toEqual([400, 400, 400, 400, 400, 429]);
    const mitCode = await portal
      .anonym()
      .post('/api/authentication/login/code')
      .send({ schein: zettel, code: code((await faktor(wer)).geheimnis, 1) });
    expect(mitCode.status).toBe(429);
  });
});

describe('Ohne Hostnamen oder HTTPS', () => {
  it.each(['http://127.0.0.1:3000', 'https://192.0.2.7', 'http://portal.intern'])(
    '%s offers none',
    async (PORTAL_URL) => {
      const { token } = await faktor('kunde');
      await portal.neuStarten({ PORTAL_URL });
      expect((await stand(token, 'kunde')).passkeyHost).toBeNull();
      const antwort = await mit(token).sende('benutzer/passkeys/frage', {});
      expect([antwort.status, antwort.body[0].key]).toEqual([409, 'sicherheit.passkeyHost']);
      expect((await fragt(await schein(portal, 'kunde'))).status).toBe(404);
    },
  );
});
