import type { Einladung } from '@frachtportal/domain/registrierung/einladung';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken, post } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => portal.schliessen());
/** Nobody has to wait for what others have tried. */
beforeEach(() => portal.db.zeilen('DELETE FROM anmeldeversuch'));

let nummer = 0;
const jemand = () => `gast${++nummer}@example.org`;
const hundertUndEine = Array.from({ length: 101 }, (_, i) => `p${i}@example.org`).join(' ');
const lade = async (body: object, wer = 'admin') =>
  (await portal.als(wer)).post('/api/einladungen').send(body);
const offene = async (wer = 'admin'): Promise<Einladung[]> =>
  (await (await portal.als(wer)).get('/api/einladungen').expect(200)).body;
const eingeladen = async (email: string, wer = 'admin') => (await offene(wer)).find((e) => e.email === email);
const oeffne = (token: string) => portal.anonym().post('/api/einladung/oeffnen').send({ token });
const nimmAn = (token: string, mehr: object = {}) =>
  portal
    .anonym()
    .post('/api/einladung/annehmen')
    .send({ token, name: `neu-${++nummer}`, password: passwort, ...mehr });
const melde = async (username: string) =>
  (await portal.anonym().post('/api/authentication/login').send({ username, password: passwort })).status;
const benutzer = async (name: string) =>
  (await (await portal.als('admin')).get(`/api/benutzer/name/${name}`).expect(200)).body;

describe('Einladungen [Z-674 Z-675]', () => {
  it('bring people in by mail, each with the rights and the client of the invitation', async () => {
    const [eine, andere] = [jemand(), jemand()];
    const { status, body } = await lade({
      adressen: `${eine}; ${andere}\n${eine.toUpperCase()}`,
      mandantId: portal.welt.nordKunde,
      edit: true,
      main: true,
    });
    expect([status, body.length]).toEqual([200, 2]);
    expect(await eingeladen(eine)).toMatchObject({
      mandant: { id: portal.welt.nordKunde },
      edit: true,
      main: true,
      admin: false,
      abgelaufen: false,
      eingeladenVon: 'admin',
    });
    const token = await linkToken(portal, eine, 'einladung');
    const angebot = (await oeffne(token).expect(200)).body;
    expect(angebot).toMatchObject({ email: eine, name: eine.split('@')[0], agbVon: null });
    await nimmAn(token, { name: angebot.name }).expect(204);
    expect(await melde(angebot.name)).toBe(200);
    expect(await benutzer(angebot.name)).toMatchObject({
      email: eine,
      edit: true,
      main: true,
      admin: false,
      betreiber: false,
      authorized: true,
      owningMandant: { id: portal.welt.nordKunde },
    });
    expect(await eingeladen(eine)).toBeUndefined();
    expect(await eingeladen(andere)).toBeDefined();
    const { body: protokoll } = await (await portal.als('admin'))
      .get('/api/log/aenderungen')
      .query({ art: 'einladung.angenommen' })
      .expect(200);
    expect(JSON.stringify(protokoll)).toContain(angebot.name);
  });

  it('go in the language chosen, which the user speaks from then on', async () => {
    const sprachen = (await portal.anonym().get('/api/registrierung/sprachen').expect(200)).body;
    const englisch = sprachen.find((s: { iso: string }) => s.iso === 'en');
    const wen = jemand();
    expect((await lade({ adressen: wen, sprache: { id: englisch.id } })).status).toBe(200);
    expect((await post(portal, wen))[0]?.betreff).toBe(
      'Nordlicht Spedition GmbH: your invitation to the freight portal',
    );
    await nimmAn(await linkToken(portal, wen, 'einladung'), { name: 'englaender' }).expect(204);
    expect(await benutzer('englaender')).toMatchObject({ sprache: { id: englisch.id } });
  });

  it.each([
    [{ adressen: ' ,\n' }, 'feld.pflicht', 'adressen'],
    [{ adressen: 'gut@example.org keine' }, 'einladung.keineAdresse', 'adressen'],
    [{ adressen: 'a@example.org\r\nBcc:b@example.org' }, 'einladung.keineAdresse', 'adressen'],
    [{ adressen: hundertUndEine }, 'einladung.zuViele', 'adressen'],
    [{ adressen: 'x@example.org', tage: 91 }, 'feld.zahlBis', 'tage'],
    [{ adressen: 'x@example.org', tage: 0 }, 'feld.zahlAb', 'tage'],
    [{ adressen: 'x@example.org', sprache: { id: 999 } }, 'feld.auswahl', 'sprache'],
    [{ adressen: 'x@example.org', betreiber: true }, 'feld.unbekannt', 'betreiber'],
  ])('refuses %o and asks nobody', async (body, key, field) => {
    const vorher = (await offene()).length;
    const antwort = await lade(body);
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
    if (!key.startsWith('feld.zahl')) expect(antwort.body[0].key).toBe(key);
    expect(await offene()).toHaveLength(vorher);
  });

  it('are not for who works for the client already, but they may work for another one too', async () => {
    const { email } = await benutzer('kunde');
    const { nordKunde, nordMetro } = portal.welt;
    const antwort = await lade({ adressen: `${email.toUpperCase()} ${jemand()}`, mandantId: nordKunde });
    expect([antwort.status, antwort.body[0].key]).toEqual([400, 'einladung.schonBenutzer']);
    expect((await lade({ adressen: email, mandantId: nordMetro })).status).toBe(200);
  });

  it('stay inside what whoever asks may grant and manage', async () => {
    const { nord, nordKunde, nordMetro, alpenKunde } = portal.welt;
    for (const [wer, mandantId, status] of [
      ['hauptadmin', nordKunde, 200],
      ['hauptadmin', alpenKunde, 404],
      ['kundenadmin', nordKunde, 200],
      ['kundenadmin', nordMetro, 404],
      ['kundenadmin', nord, 404],
      ['admin', alpenKunde, 200],
      ['haupt', nordKunde, 403],
      ['kunde', nordKunde, 403],
    ] as const)
      expect((await lade({ adressen: jemand(), mandantId }, wer)).status, `${wer} ${mandantId}`).toBe(status);
    const nurAdmin = await eingeladenVon('admin', portal.welt.alpenKunde);
    expect(await eingeladen(nurAdmin.email, 'hauptadmin')).toBeUndefined();
    for (const wer of ['hauptadmin', 'kundenadmin']) {
      const als = await portal.als(wer);
      expect((await als.post(`/api/einladungen/${nurAdmin.id}/erneut`)).status).toBe(404);
      expect((await als.delete(`/api/einladungen/${nurAdmin.id}`)).status).toBe(404);
    }
    expect((await offene('kundenadmin')).every((e) => e.mandant.id === nordKunde)).toBe(true);
  });
});

async function eingeladenVon(wer: string, mandantId: number): Promise<Einladung> {
  return (await lade({ adressen: jemand(), mandantId }, wer)).body[0];
}

describe('Der Link einer Einladung [Z-676 Z-677 Z-678 Z-679]', () => {
  const zuGast = async () => {
    const einladung = await eingeladenVon('admin', portal.welt.nordKunde);
    return { ...einladung, token: await linkToken(portal, einladung.email, 'einladung') };
  };
  const oeffnetNichts = async (token: string) => {
    await portal.db.zeilen('DELETE FROM anmeldeversuch');
    expect((await oeffne(token)).body[0]).toMatchObject({ key: 'einladung.link', field: 'token' });
    expect((await nimmAn(token)).body[0]).toMatchObject({ key: 'einladung.link', field: 'token' });
  };

  it('works once, also for many at the same moment', async () => {
    const { token } = await zuGast();
    const status = (await Promise.all(Array.from({ length: 4 }, () => nimmAn(token)))).map((a) => a.status);
    expect(status.sort()).toEqual([204, 400, 400, 400]);
    await oeffnetNichts(token);
  });

  it('opens nothing once it is taken back, replaced, asked anew or run out', async () => {
    const [weg, ersetzt, neu, alt] = [await zuGast(), await zuGast(), await zuGast(), await zuGast()];
    const admin = await portal.als('admin');
    await admin.delete(`/api/einladungen/${weg.id}`).expect(204);
    await oeffnetNichts(weg.token);
    await admin.post(`/api/einladungen/${ersetzt.id}/erneut`).expect(200);
    await oeffnetNichts(ersetzt.token);
    await nimmAn(await linkToken(portal, ersetzt.email, 'einladung')).expect(204);
    await lade({ adressen: neu.email, mandantId: portal.welt.nordKunde });
    await oeffnetNichts(neu.token);
    expect((await offene()).filter((e) => e.email === neu.email)).toHaveLength(1);
    // No way of the product makes time pass.
    await portal.db.zeilen(
      `UPDATE einladung SET laeuft_ab_am = now() - interval '1 minute' WHERE id = ${alt.id}`,
    );
    await oeffnetNichts(alt.token);
    expect(await eingeladen(alt.email)).toMatchObject({ abgelaufen: true });
    await admin.post(`/api/einladungen/${alt.id}/erneut`).expect(200);
    expect(await eingeladen(alt.email)).toMatchObject({ abgelaufen: false });
  });

  it.each([
    [{ password: 'schwach' }, 'password'],
    [{ name: ' ' }, 'name'],
    [{ name: 'a@b' }, 'name'],
    [{ name: 'kunde' }, 'name'],
    [{ name: 'KUNDE' }, 'name'],
    [{ admin: true }, 'admin'],
    [{ email: 'anders@example.org' }, 'email'],
  ])('refuses %j and is not used up', async (mehr, field) => {
    const { token, email } = await zuGast();
    const antwort = await nimmAn(token, mehr);
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
    await nimmAn(token, { name: email.split('@')[0] }).expect(204);
  });

  it('proposes another name where the first is taken', async () => {
    const { body } = await lade({ adressen: 'kunde@example.org', mandantId: portal.welt.nordMetro });
    const token = await linkToken(portal, body[0].email, 'einladung');
    expect((await oeffne(token)).body.name).toMatch(/^kunde-\d{4}$/);
  });

  it('asks for the terms of the forwarder in the edition of today', async () => {
    const admin = await portal.als('admin');
    const pfad = `/api/mandanten/${portal.welt.nord}/auftritt`;
    await admin.put(pfad).send({ agb: 'Es gelten die ADSp 2017.', agbFassung: '2026-11' }).expect(200);
    const { token } = await zuGast();
    expect((await oeffne(token)).body).toMatchObject({ agbVon: portal.welt.nord, agbFassung: '2026-11' });
    expect((await nimmAn(token)).body[0]).toMatchObject({ key: 'registrierung.agb', field: 'agbFassung' });
    expect((await nimmAn(token, { agbFassung: '2025' })).status).toBe(400);
    await nimmAn(token, { agbFassung: '2026-11' }).expect(204);
    await admin.put(pfad).send({ agb: null, agbFassung: null }).expect(200);
  });

  it('is slowed down when guessed', async () => {
    const status = [];
    for (let i = 0; i < 6; i++) status.push((await oeffne('x'.repeat(43))).status);
    expect(status).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('lets in also where new users may not capture at once: an administrator has said so', async () => {
    await konfiguriere(portal, { isUserCanEditImmediately: 'false' }, 'installation');
    const { token } = await zuGast();
    await nimmAn(token, { name: 'erfasserin' }).expect(204);
    expect(await benutzer('erfasserin')).toMatchObject({ edit: true });
  });
});
