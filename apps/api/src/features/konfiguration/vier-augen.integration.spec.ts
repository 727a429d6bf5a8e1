import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benutzerhilfen } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { zuEnde } from '../datenleben/testing/auftrag.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const hilfen = benutzerhilfen(() => portal);
const coco = '/api/config-param/coco';
const vorschlaege = '/api/config-param/vorschlaege';

/** Of the main client, in whose house there are two administrators: `admin`, an operator, and `hauptadmin`. */
const setze = async (wer: string, werte: Record<string, string>) =>
  (await portal.als(wer))
    .put(coco)
    .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })));
const gilt = async (key: string) =>
  (await (await portal.als('kunde')).get('/api/config-param/clientconfig').expect(200)).body[`client.${key}`];
const wartende = async (wer: string, ebene = 'hauptmandant') =>
  (await (await portal.als(wer)).get(vorschlaege).query({ ebene }).expect(200)).body;
const stimmeZu = async (wer: string, id: number) =>
  (await portal.als(wer)).post(`${vorschlaege}/${id}/freigeben`);
const verwirf = async (wer: string, id: number) => (await portal.als(wer)).delete(`${vorschlaege}/${id}`);

/** What an administrator sends while working as somebody else. */
async function alsAnderer(wer: string, username: string) {
  const { body } = await (await portal.als(wer))
    .post('/api/authentication/changelogin')
    .send({ username })
    .expect(200);
  const kopf = { authorization: `Bearer ${body.accessToken}` };
  return {
    post: (pfad: string) => portal.anonym().post(pfad).set(kopf),
    put: (pfad: string) => portal.anonym().put(pfad).set(kopf),
  };
}

beforeEach(async () => {
  expect((await setze('admin', { vierAugen: 'true' })).status).toBe(200);
});
afterEach(async () => {
  expect((await setze('admin', { vierAugen: 'false' })).status).toBe(202);
  const [offen] = await wartende('hauptadmin');
  expect((await stimmeZu('hauptadmin', offen.id)).status).toBe(200);
});

describe('Vier Augen', () => {
  it('let a change hold once a second administrator has agreed [Z-690 Z-691]', async () => {
    const antwort = await setze('admin', { dispoName: 'DISPO 5' });
    expect([antwort.status, antwort.body['client.dispoName']]).toEqual([202, 'DISPONENTplus']);
    expect(await gilt('dispoName')).toBe('DISPONENTplus');
    const [eigener] = await wartende('admin');
    expect(eigener).toMatchObject({
      ebene: 'hauptmandant',
      von: 'admin',
      freigebbar: false,
      werte: [{ key: 'client.dispoName', vorher: null, nachher: 'DISPO 5' }],
    });
    expect(await wartende('hauptadmin')).toEqual([{ ...eigener, freigebbar: true }]);
    const selbst = await stimmeZu('admin', eigener.id);
    expect([selbst.status, selbst.body[0].key]).toEqual([409, 'freigabe.nichtSelbst']);
    expect(await gilt('dispoName')).toBe('DISPONENTplus');

    const zugestimmt = await stimmeZu('hauptadmin', eigener.id);
    expect([zugestimmt.status, zugestimmt.body['client.dispoName']]).toEqual([200, 'DISPO 5']);
    expect(await gilt('dispoName')).toBe('DISPO 5');
    expect(await wartende('hauptadmin')).toEqual([]);
    expect((await stimmeZu('hauptadmin', eigener.id)).status).toBe(404);
    const { body: log } = await (await portal.als('admin')).get('/api/log/aenderungen').expect(200);
    expect(log.filter((l: { art: string }) => l.art !== 'anmeldung').slice(0, 2)).toMatchObject([
      { art: 'konfiguration.geaendert', benutzer: 'hauptadmin' },
      { art: 'konfiguration.vorgelegt', benutzer: 'admin', gegenstand: 'dispoName' },
    ]);
    const { body: mails } = await (await portal.als('admin')).get('/api/mails').expect(200);
    const gebeten = mails.filter((m: { art: string }) => m.art === 'freigabe');
    expect(gebeten.map((m: { an: string }) => m.an)).toEqual([expect.stringContaining('hauptadmin')]);
  });

  it('also for a profile from a file and for taking back', async () => {
    await setze('admin', { dispoName: 'ALT' });
    const [alt] = await wartende('hauptadmin');
    expect((await stimmeZu('hauptadmin', alt.id)).status).toBe(200);
    const admin = await portal.als('admin');
    const { body: verlauf } = await admin.get('/api/config-param/aenderungen').expect(200);
    const werte = [
      { key: 'client.vierAugen', value: 'true' },
      { key: 'client.dispoName', value: 'PROFIL' },
    ];
    const profil = { format: 'frachtportal-konfiguration', version: 1, werte };
    await admin.post('/api/config-param/profil').send(profil).expect(202);
    await admin.post(`/api/config-param/aenderungen/${verlauf[0].id}/zuruecknehmen`).expect(202);
    expect(await gilt('dispoName')).toBe('ALT');
    for (const { id } of await wartende('hauptadmin'))
      expect((await verwirf('hauptadmin', id)).status).toBe(204);
  });

  it('is not one person under two names: whoever works as somebody else stays who they are', async () => {
    await setze('admin', { dispoName: 'ALLEIN' });
    const [{ id }] = await wartende('admin');
    const alsZweiter = await alsAnderer('admin', 'hauptadmin');
    expect((await alsZweiter.post(`${vorschlaege}/${id}/freigeben`)).status).toBe(409);
    await alsZweiter
      .put(coco)
      .send([{ key: 'client.dispoName', value: 'ALS ZWEITER' }])
      .expect(202);
    const zweiter = (await wartende('admin')).at(-1);
    expect([zweiter.von, zweiter.freigebbar]).toEqual(['admin', false]);
    for (const offen of await wartende('admin')) expect((await verwirf('admin', offen.id)).status).toBe(204);
    expect(await gilt('dispoName')).toBe('ALT');
  });

  it('hold only what was looked at: what was changed since is refused and can be thrown away [Z-692]', async () => {
    await setze('admin', { dispoName: 'EINS' });
    await setze('hauptadmin', { dispoName: 'ZWEI' });
    const [eins, zwei] = await wartende('admin');
    expect((await stimmeZu('admin', zwei.id)).status).toBe(200);
    const zuSpaet = await stimmeZu('hauptadmin', eins.id);
    expect([zuSpaet.status, zuSpaet.body[0].key]).toEqual([409, 'konfiguration.inzwischen']);
    expect(await gilt('dispoName')).toBe('ZWEI');
    expect((await verwirf('admin', eins.id)).status).toBe(204);
    expect((await verwirf('admin', eins.id)).status).toBe(404);
  });

  it('takes a second click for the first, and of many who agree at once one', async () => {
    const klicks = await Promise.all([1, 2, 3].map(() => setze('admin', { dispoName: 'ZUGLEICH' })));
    expect(klicks.map((k) => k.status)).toEqual([202, 202, 202]);
    const [offen, ...weitere] = await wartende('hauptadmin');
    expect(weitere).toEqual([]);
    const antworten = await Promise.all([1, 2, 3, 4].map(() => stimmeZu('hauptadmin', offen.id)));
    expect(antworten.map((a) => a.status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('refuses what is wrong at once, and puts nothing forward where nothing changes', async () => {
    expect((await setze('admin', { defaultWaehrung: '9998' })).status).toBe(400);
    expect((await setze('admin', { vierAugen: 'true' })).status).toBe(200);
    expect(await wartende('admin')).toEqual([]);
  });

  it('cannot be asked for by whoever is alone', async () => {
    const antwort = await (await portal.als('admin'))
      .put(coco)
      .query({ ebene: 'installation' })
      .send([{ key: 'client.vierAugen', value: 'true' }]);
    expect([antwort.status, antwort.body[0].key]).toEqual([400, 'konfiguration.vierAugenAllein']);
  });

  it('are those of the own house: another administrator sees and decides nothing of it', async () => {
    await setze('admin', { dispoName: 'UNSER' });
    const [{ id }] = await wartende('admin');
    const owningMandant = { id: portal.welt.alpen };
    const { name } = await hilfen.bestaetigter({ admin: true, owningMandant });
    const fremder = await portal.als(name);
    expect((await fremder.get(vorschlaege).expect(200)).body).toEqual([]);
    expect((await fremder.post(`${vorschlaege}/${id}/freigeben`)).status).toBe(404);
    expect((await fremder.delete(`${vorschlaege}/${id}`)).status).toBe(404);
    expect(
      (await (await portal.als('hauptadmin')).get(vorschlaege).query({ ebene: 'installation' })).status,
    ).toBe(403);
    expect((await verwirf('admin', id)).status).toBe(204);
  });

  it('delete a client once a second administrator has agreed [Z-693]', async () => {
    const admin = await portal.als('admin');
    const zweiter = await portal.als('hauptadmin');
    const { body: kunde } = await admin
      .post('/api/mandanten')
      .send({ name: 'Wird gelöscht', hauptmandantId: portal.welt.nord })
      .expect(201);
    const arbeit = (art: string) => ({ art, probe: false, mandantId: kunde.id, bestaetigung: kunde.name });
    const archiv = await admin.post('/api/datenleben').send(arbeit('archivieren')).expect(202);
    expect(archiv.body.zustand).toBe('wartet');
    expect((await zuEnde(admin, archiv.body.id)).zustand).toBe('fertig');

    const { body: vorgelegt } = await admin.post('/api/datenleben').send(arbeit('loeschen')).expect(202);
    expect(vorgelegt).toMatchObject({ zustand: 'vorgelegt', freigebbar: false, benutzer: 'admin' });
    expect((await admin.post('/api/datenleben').send(arbeit('loeschen'))).status).toBe(409);
    const selbst = await admin.post(`/api/datenleben/${vorgelegt.id}/freigeben`);
    expect([selbst.status, selbst.body[0].key]).toEqual([409, 'freigabe.nichtSelbst']);
    expect(
      (await (await alsAnderer('admin', 'hauptadmin')).post(`/api/datenleben/${vorgelegt.id}/freigeben`))
        .status,
    ).toBe(409);
    expect((await admin.get(`/api/mandanten/${kunde.id}`)).status).toBe(200);

    const [gesehen] = (await zweiter.get('/api/datenleben').expect(200)).body;
    expect(gesehen).toMatchObject({ id: vorgelegt.id, freigebbar: true });
    const frei = await zweiter.post(`/api/datenleben/${vorgelegt.id}/freigeben`).expect(200);
    expect(frei.body.zustand).not.toBe('vorgelegt');
    expect((await zuEnde(admin, vorgelegt.id)).zustand).toBe('fertig');
    expect((await admin.get(`/api/mandanten/${kunde.id}`)).status).toBe(404);
    expect((await admin.post(`/api/datenleben/${vorgelegt.id}/freigeben`)).status).toBe(409);
  });

  it('asks an operator to agree where the house has nobody else any more', async () => {
    const betreiber = await portal.als('admin');
    const haus = { name: 'Haus mit zweien', istHauptmandant: true };
    const { body: owningMandant } = await betreiber.post('/api/mandanten').send(haus).expect(201);
    const erste = await hilfen.bestaetigter({ admin: true, owningMandant: { id: owningMandant.id } });
    const zweite = await hilfen.bestaetigter({ admin: true, owningMandant: { id: owningMandant.id } });
    expect((await setze(erste.name, { vierAugen: 'true' })).status).toBe(200);
    expect((await hilfen.aendern('admin', zweite.id, { authorized: false })).status).toBe(200);
    const wer = await portal.als(erste.name);
    const { body: kunde } = await wer
      .post('/api/mandanten')
      .send({ name: 'Aus den Alpen', hauptmandantId: owningMandant.id })
      .expect(201);
    const arbeit = (art: string) => ({ art, probe: false, mandantId: kunde.id, bestaetigung: kunde.name });
    const archiv = await wer.post('/api/datenleben').send(arbeit('archivieren')).expect(202);
    expect((await zuEnde(wer, archiv.body.id)).zustand).toBe('fertig');
    const { body: vorgelegt } = await wer.post('/api/datenleben').send(arbeit('loeschen')).expect(202);
    const { body: mails } = await betreiber.get('/api/mails').expect(200);
    expect(mails[0]).toMatchObject({ art: 'freigabe', an: expect.stringContaining('admin') });
    await betreiber.post(`/api/datenleben/${vorgelegt.id}/freigeben`).expect(200);
    expect((await zuEnde(betreiber, vorgelegt.id)).zustand).toBe('fertig');
  });
});
