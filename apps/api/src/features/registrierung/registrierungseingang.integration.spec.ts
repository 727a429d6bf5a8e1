import type { Registrierungseingang } from '@frachtportal/domain/registrierung/registrierungseingang';
import { eineRegistrierung } from '@frachtportal/domain/testing/konten';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken, post } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';

const host = 'versand.nordlicht.example';
let portal: Portal;
beforeAll(async () => {
  portal = await startePortal({ TRUST_PROXY: '127.0.0.1' });
  await konfiguriere(portal, { isRegistrierung: 'true' }, 'installation');
});
afterAll(() => portal.schliessen());

let nummer = 0;
/** Each registers from a place of its own: one place may do so seldom. */
const anderswo = () => `192.0.2.${(nummer++ % 250) + 1}`;

/** Somebody registers, and confirms their address unless told otherwise. */
async function registriert({
  mandant = `Neuling ${++nummer}`,
  domain = 'example.org',
  bestaetigt = true,
  wo = 'x',
  usteuerid = '',
} = {}) {
  const name = `neuling-${++nummer}`;
  const r = eineRegistrierung({ name, email: `${name}@${domain}` });
  const owningMandant = { name: mandant, adresse: { ...r.owningMandant.adresse, usteuerid } };
  await portal
    .anonym()
    .post('/api/registrierung')
    .set('host', wo)
    .set('x-forwarded-for', anderswo())
    .send({ ...r, owningMandant })
    .expect(204);
  const token = await linkToken(portal, r.email, 'bestaetigung');
  if (bestaetigt)
    await portal
      .anonym()
      .post(`/api/registrierung/confirm/${token}`)
      .set('x-forwarded-for', anderswo())
      .expect(204);
  return { name, email: r.email, mandant };
}

async function wartende(): Promise<Registrierungseingang[]> {
  return (await (await portal.als('admin')).get('/api/registrierungen').expect(200)).body;
}
async function wartender(wer: { name: string }): Promise<Registrierungseingang> {
  const gefunden = (await wartende()).find((w) => w.benutzer === wer.name);
  if (!gefunden) throw new Error(`${wer.name} wartet nicht`);
  return gefunden;
}
const entscheide = async (id: number, was: 'freigeben' | 'ablehnen', body: object) =>
  (await portal.als('admin')).post(`/api/registrierungen/${id}/${was}`).send(body);

async function alsNeuer({ name }: { name: string }) {
  const { body } = await portal
    .anonym()
    .post('/api/authentication/login')
    .send({ username: name, password: passwort });
  const kopf = { authorization: `Bearer ${body.accessToken}` };
  return (await portal.anonym().get('/api/benutzer/currentAsList').set(kopf)).body[0];
}
const arten = async (email: string) => (await post(portal, email)).map((b) => b.art);

describe('Registrierungseingang [Z-657 Z-658 Z-659]', () => {
  it('shows who waits, with whom they registered and which clients they may belong to', async () => {
    await (await portal.als('admin'))
      .put(`/api/mandanten/${portal.welt.nord}/auftritt`)
      .send({ host })
      .expect(200);
    const wer = await registriert({
      mandant: 'Mueller & Soehne GmbH',
      domain: 'nordkunde.example',
      wo: host,
    });
    const { id, ...zeile } = await wartender(wer);
    expect(id).toBeGreaterThan(0);
    expect(zeile).toMatchObject({
      mandant: wer.mandant,
      benutzer: wer.name,
      email: wer.email,
      bestaetigt: true,
      agbFassung: null,
      anschrift: 'Am Wall 7, D-28195 Bremen',
      spediteur: { id: portal.welt.nord },
    });
    const { name: vorhanden } = (
      await (await portal.als('admin')).get(`/api/mandanten/${portal.welt.nordKunde}`)
    ).body;
    const aehnlich = await registriert({ mandant: `${vorhanden} N`.slice(0, 35) });
    expect((await wartender(aehnlich)).vorschlaege[0]).toEqual({
      id: portal.welt.nordKunde,
      name: vorhanden,
      grund: 'name',
    });
    expect((await wartender(aehnlich)).spediteur).toBeNull();
  });

  it('proposes clients whose users have mailboxes of the same domain, but not of a free one', async () => {
    const { body } = await (await portal.als('dispo')).get('/api/benutzer/currentAsList').expect(200);
    const domain = body[0].email.split('@')[1];
    const gleich = await wartender(await registriert({ mandant: 'Zypresse KG', domain }));
    expect(gleich.vorschlaege.map((v) => v.grund)).toContain('domain');
    const frei = await wartender(await registriert({ mandant: 'Zypresse AG', domain: 'gmx.de' }));
    expect(frei.vorschlaege.filter((v) => v.grund === 'domain')).toEqual([]);
  });

  it('proposes first the client with the same VAT number, however it is written', async () => {
    const admin = await portal.als('admin');
    const pfad = `/api/mandanten/${portal.welt.nordKunde}`;
    const { body: kunde } = await admin.get(pfad).expect(200);
    const adresse = { name: 'Müller', lkz: 'D', plz: '20457', ort: 'Hamburg', ...kunde.adresse };
    const usteuerid = 'DE 136 695 976';
    await admin
      .put(pfad)
      .send({ ...kunde, adresse: { ...adresse, usteuerid } })
      .expect(200);
    const wer = await registriert({ mandant: 'Ganz anders GmbH', usteuerid: 'de136.695.976' });
    expect((await wartender(wer)).vorschlaege[0]).toEqual({
      id: kunde.id,
      name: kunde.name,
      grund: 'ustId',
    });
    const ohne = await wartender(await registriert({ mandant: 'Wieder anders GmbH' }));
    expect(ohne.vorschlaege.filter((v) => v.grund === 'ustId')).toEqual([]);
  });

  it('lets one in as a new sub client under a name of its own; the user may capture at once and hears of it', async () => {
    const wer = await registriert();
    const { id } = await wartender(wer);
    const name = `${wer.mandant} Handel`;
    const antwort = await entscheide(id, 'freigeben', { hauptmandantId: portal.welt.nord, name, edit: true });
    expect([antwort.status, antwort.text]).toEqual([204, '']);
    expect(await alsNeuer(wer)).toMatchObject({
      name: wer.name,
      edit: true,
      main: false,
      owningMandant: { id, name, hauptmandantId: portal.welt.nord },
    });
    expect(await arten(wer.email)).toContain('registrierungFrei');
    expect((await wartende()).map((w) => w.id)).not.toContain(id);
    expect((await entscheide(id, 'freigeben', { hauptmandantId: portal.welt.nord })).status).toBe(404);
  });

  it('lets one into a client there is already; what was made for the registration is gone', async () => {
    const wer = await registriert();
    const { id } = await wartender(wer);
    await entscheide(id, 'freigeben', { mandantId: portal.welt.nordKunde, edit: false });
    expect(await alsNeuer(wer)).toMatchObject({ edit: false, owningMandant: { id: portal.welt.nordKunde } });
    await (await portal.als('admin')).get(`/api/mandanten/${id}`).expect(404);
  });

  it('refuses one with a reason, and nothing of them stays', async () => {
    const wer = await registriert();
    const { id } = await wartender(wer);
    const grund = 'Wir fahren nur für Kunden in Hamburg.';
    expect((await entscheide(id, 'ablehnen', { grund: '  ' })).status).toBe(400);
    expect((await entscheide(id, 'ablehnen', { grund })).status).toBe(204);
    const [brief] = (await post(portal, wer.email)).filter((b) => b.art === 'registrierungAbgelehnt');
    expect(brief?.inhalt).toContain(grund);
    await portal
      .anonym()
      .post('/api/authentication/login')
      .send({ username: wer.name, password: passwort })
      .expect(401);
    await (await portal.als('admin')).get(`/api/mandanten/${id}`).expect(404);
    const protokoll = await (await portal.als('admin')).get('/api/log/aenderungen').expect(200);
    expect(protokoll.text).toContain('registrierung.abgelehnt');
    expect(protokoll.text).not.toContain(wer.name);
    // The name is free again.
    await portal
      .anonym()
      .post('/api/registrierung')
      .set('x-forwarded-for', anderswo())
      .send(eineRegistrierung({ name: wer.name, email: wer.email }))
      .expect(204);
    expect(await arten(wer.email)).not.toContain('nameVergeben');
  });

  it('keeps out whose address nobody has confirmed, tells them nothing, and can be rid of them', async () => {
    const wer = await registriert({ bestaetigt: false });
    const { id, bestaetigt } = await wartender(wer);
    expect(bestaetigt).toBe(false);
    const antwort = await entscheide(id, 'freigeben', { hauptmandantId: portal.welt.nord });
    expect([antwort.status, antwort.body[0].key]).toEqual([409, 'registrierung.unbestaetigt']);
    expect((await entscheide(id, 'ablehnen', { grund: 'Unbekannt' })).status).toBe(204);
    expect(await arten(wer.email)).toEqual(['bestaetigung']);
  });

  it('asks for one place, and takes none that is no main client or nowhere', async () => {
    const { id } = await wartender(await registriert());
    const { nord, nordKunde } = portal.welt;
    for (const [wohin, status] of [
      [{}, 400],
      [{ hauptmandantId: nord, mandantId: nordKunde }, 400],
      [{ hauptmandantId: nordKunde }, 400],
      [{ hauptmandantId: 999_999 }, 404],
      [{ mandantId: 999_999 }, 404],
    ] as const)
      expect([wohin, (await entscheide(id, 'freigeben', wohin)).status]).toEqual([wohin, status]);
    expect((await wartende()).map((w) => w.id)).toContain(id);
  });

  it('neither throws away what a client has captured already', async () => {
    await konfiguriere(portal, { isRegistrierung: 'true', isUserCanEditImmediately: 'true' }, 'installation');
    const wer = await registriert();
    const { id, benutzerId } = await wartender(wer);
    await (await portal.als('admin'))
      .post('/api/benutzer')
      .send({
        name: `${wer.name}-2`,
        email: `zwei-${wer.email}`,
        password: passwort,
        owningMandant: { id },
        sprache: { id: 50 },
        benutzerversion: { id: 1 },
      })
      .expect(201);
    for (const [was, body] of [
      ['ablehnen', { grund: 'x' }],
      ['freigeben', { mandantId: portal.welt.nordKunde }],
    ] as const) {
      const antwort = await entscheide(id, was, body);
      expect([antwort.status, antwort.body[0].key]).toEqual([409, 'registrierung.hatDaten']);
    }
    expect((await wartender(wer)).benutzerId).toBe(benutzerId);
    expect((await entscheide(id, 'freigeben', { hauptmandantId: portal.welt.nord })).status).toBe(204);
  });

  it('of ten decisions at once one counts', async () => {
    const wer = await registriert();
    const { id } = await wartender(wer);
    const antworten = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2
          ? entscheide(id, 'freigeben', { hauptmandantId: portal.welt.nord })
          : entscheide(id, 'ablehnen', { grund: 'Unbekannt' }),
      ),
    );
    expect(antworten.filter((a) => a.status === 204)).toHaveLength(1);
    expect(antworten.filter((a) => a.status === 404)).toHaveLength(9);
  });

  it('is told to the administrators of the forwarder under whose host somebody came', async () => {
    const { body } = await (await portal.als('admin')).get('/api/benutzer/currentAsList').expect(200);
    const vorher = (await arten(body[0].email)).filter((a) => a === 'neukunde').length;
    await (await portal.als('admin'))
      .put(`/api/mandanten/${portal.welt.nord}/auftritt`)
      .send({ host })
      .expect(200);
    await registriert({ wo: host });
    const briefe = (await post(portal, body[0].email)).filter((b) => b.art === 'neukunde');
    expect(briefe).toHaveLength(vorher + 1);
    expect(briefe[0]?.inhalt).toContain('/admin/registrierungen');
  });
});

it('an administrator of a main client decides about registrations at its address, and lets in to its house alone', async () => {
  const { nord, alpen, nordKunde } = portal.welt;
  await (await portal.als('admin')).put(`/api/mandanten/${nord}/auftritt`).send({ host }).expect(200);
  const hier = await registriert({ wo: host });
  const auchHier = await registriert({ wo: host });
  const anderswo = await registriert({ mandant: 'Bergkäserei Huber' });
  const admin = await portal.als('hauptadmin');
  const seine: Registrierungseingang[] = (await admin.get('/api/registrierungen').expect(200)).body;
  const benutzer = seine.map((r) => r.benutzer);
  expect(benutzer).toEqual(expect.arrayContaining([hier.name, auchHier.name]));
  expect(benutzer).not.toContain(anderswo.name);
  const entscheidet = (id: number, was: string, body: object) =>
    admin.post(`/api/registrierungen/${id}/${was}`).send(body);
  const fremde = await wartender(anderswo);
  expect(fremde.vorschlaege).not.toEqual([]);
  expect((await entscheidet(fremde.id, 'freigeben', { hauptmandantId: nord })).status).toBe(404);
  expect((await entscheidet(fremde.id, 'ablehnen', { grund: 'Nein' })).status).toBe(404);

  const erste = await wartender(hier);
  const woanders = await entscheidet(erste.id, 'freigeben', { hauptmandantId: alpen });
  expect([woanders.status, woanders.body[0]?.field]).toEqual([403, 'hauptmandantId']);
  expect((await entscheidet(erste.id, 'freigeben', { mandantId: portal.welt.alpenKunde })).status).toBe(404);
  await entscheidet(erste.id, 'freigeben', { hauptmandantId: nord }).expect(204);
  const neuer = (await admin.get(`/api/mandanten/${erste.id}`).expect(200)).body;
  expect(neuer.hauptmandantId).toBe(nord);
  const zweite = await wartender(auchHier);
  await entscheidet(zweite.id, 'freigeben', { mandantId: nordKunde }).expect(204);
  expect((await wartende()).map((r) => r.benutzer)).toEqual(expect.arrayContaining([anderswo.name]));
});
