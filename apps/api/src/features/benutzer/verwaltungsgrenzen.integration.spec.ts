import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Versand } from '../../platform/mail/versand.service.js';
import { benutzerhilfen, felderVon, neuerBenutzer } from '../../testing/benutzer.js';
import { fuehreAus } from '../../testing/migration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const hilfen = benutzerhilfen(() => portal);
const als = (wer: string) => portal.als(wer);
const status = async (wer: string, methode: 'get' | 'put' | 'post' | 'delete', pfad: string, body?: object) =>
  (await (await als(wer))[methode](`/api${pfad}`).send(body)).status;
const namen = (zeilen: { name: string }[]) => zeilen.map((z) => z.name);

describe('Ein Administrator eines Hauptmandanten', () => {
  it('sees the clients of his own house and no others', async () => {
    const { nord, nordKunde, nordMetro, alpen, frei } = portal.welt;
    const liste = async (pfad: string) =>
      (await (await als('hauptadmin')).get(`/api/mandanten/${pfad}`).expect(200)).body.map(
        (m: { id: number }) => m.id,
      );
    expect((await liste('allmandanten')).sort()).toEqual([nord, nordKunde, nordMetro].sort());
    expect(await liste('hauptmandanten-list')).toEqual([nord]);
    expect(await liste('freiemandanten')).toEqual([]);
    expect(await liste(`untermandant/${nord}`)).toEqual([nordMetro, nordKunde]);
    for (const id of [alpen, frei]) {
      expect(await status('hauptadmin', 'get', `/mandanten/${id}`)).toBe(404);
      expect(await status('hauptadmin', 'get', `/mandanten/untermandant/${id}`)).toBe(404);
      expect(await status('hauptadmin', 'put', `/mandanten/${id}`, { name: 'Meiner' })).toBe(404);
      for (const was of ['auftritt', 'firmenanmeldung'])
        expect(await status('hauptadmin', 'get', `/mandanten/${id}/${was}`)).toBe(404);
      expect(await status('hauptadmin', 'put', `/datenleben/sperren/${id}`)).toBe(404);
      expect(await status('hauptadmin', 'post', '/datenleben', { art: 'export', mandantId: id })).toBe(404);
    }
    expect(await status('hauptadmin', 'post', `/mandanten/hauptmandant/unregister?ids=${alpen}`)).toBe(404);
  });

  it('creates clients below his own main client, and moves none elsewhere', async () => {
    const { nord, nordKunde, alpen } = portal.welt;
    const admin = await als('hauptadmin');
    const lege = (mehr: object) =>
      admin.post('/api/mandanten').send({ name: `Neu ${Math.random()}`, ...mehr });
    for (const mehr of [{}, { istHauptmandant: true }, { hauptmandantId: alpen }]) {
      const antwort = await lege(mehr);
      expect([antwort.status, felderVon(antwort)]).toEqual([403, ['hauptmandantId mandant.nurEigene']]);
    }
    const neu = await lege({ hauptmandantId: nord }).expect(201);
    expect(neu.body.hauptmandantId).toBe(nord);
    expect(await status('hauptadmin', 'get', `/mandanten/${neu.body.id}`)).toBe(200);
    const { body: kunde } = await admin.get(`/api/mandanten/${nordKunde}`).expect(200);
    for (const hauptmandantId of [alpen, null, nordKunde]) {
      const antwort = await admin.put(`/api/mandanten/${nordKunde}`).send({ ...kunde, hauptmandantId });
      expect(antwort.status).toBe(403);
    }
    await admin.put(`/api/mandanten/${nordKunde}`).send(kunde).expect(200);
  });

  it('manages the users of his house, but nobody of another and no operator', async () => {
    const { nord, alpen } = portal.welt;
    const admin = await als('hauptadmin');
    const gesehene = (await admin.get('/api/benutzer/search').query({ searchLimit: 1000 }).expect(200)).body;
    expect(namen(gesehene)).toContain('kunde');
    expect(namen(gesehene)).not.toContain('fremd');
    const fremder = hilfen.id('fremd');
    expect((await hilfen.lesen('hauptadmin', fremder)).status).toBe(404);
    for (const was of ['sitzungen', 'rechte', 'faktor', 'anmeldungen', 'firmenkonto'])
      expect(await status('hauptadmin', 'get', `/benutzer/${fremder}/${was}`)).toBe(404);
    const neu = neuerBenutzer({ owningMandant: { id: alpen } });
    expect(await status('hauptadmin', 'post', '/benutzer', neu)).toBe(404);

    const chef = hilfen.id('admin');
    const geaendert = await hilfen.aendern('hauptadmin', chef, { email: 'meine@example.com' });
    expect([geaendert.status, geaendert.body[0].key]).toEqual([403, 'benutzer.mehrRechte']);
    for (const [methode, was] of [
      ['delete', 'sitzungen'],
      ['delete', 'faktor'],
      ['delete', 'firmenkonto'],
      ['get', 'sitzungen'],
    ] as const)
      expect(await status('hauptadmin', methode, `/benutzer/${chef}/${was}`)).toBe(403);
    expect(await status('hauptadmin', 'post', '/datenleben', { art: 'tilgen', benutzerId: chef })).toBe(404);
    expect(await status('hauptadmin', 'post', '/datenleben', { art: 'auskunft', benutzerId: fremder })).toBe(
      404,
    );
    const wechsel = (username: string) => admin.post('/api/authentication/changelogin').send({ username });
    expect((await wechsel('fremd')).status).toBe(404);
    expect((await wechsel('admin')).status).toBe(403);
    expect((await wechsel('kunde')).status).toBe(200);

    const zweiter = await hilfen.anlegen('hauptadmin', { admin: true, owningMandant: { id: nord } });
    expect([zweiter.admin, zweiter.betreiber]).toEqual([true, false]);
  });

  it('nobody becomes an operator by somebody who is none', async () => {
    const betreiber = { admin: true, betreiber: true };
    const angelegt = await (await als('hauptadmin')).post('/api/benutzer').send(neuerBenutzer(betreiber));
    expect([angelegt.status, felderVon(angelegt)]).toEqual([403, ['betreiber benutzer.flagge']]);
    for (const wer of ['hauptadmin', 'kundenadmin']) {
      const geaendert = await hilfen.aendern(wer, hilfen.id(wer), betreiber);
      expect([geaendert.status, felderVon(geaendert)]).toEqual([403, ['betreiber benutzer.flagge']]);
    }
  });

  it('changes the settings of his main client, not those of the installation', async () => {
    const werte = [{ key: 'client.dispoName', value: 'DISPO 7' }];
    const admin = await als('hauptadmin');
    await admin.put('/api/config-param/coco').send(werte).expect(200);
    for (const [methode, pfad, body] of [
      ['put', 'coco', werte],
      ['get', 'profil', undefined],
      ['get', 'aenderungen', undefined],
      ['post', 'profil', { format: 'frachtportal-konfiguration', version: 1, werte: [] }],
    ] as const)
      expect(await status('hauptadmin', methode, `/config-param/${pfad}?ebene=installation`, body)).toBe(403);
    // What holds below the own level can be read, but not who has changed it.
    await (await als('admin')).put('/api/config-param/coco?ebene=installation').send(werte).expect(200);
    const { body } = await admin.get('/api/config-param/coco?ebene=installation').expect(200);
    expect(body.every((s: { geaendertVon: string | null }) => s.geaendertVon === null)).toBe(true);
  });

  it('maintains what belongs to his clients, not what all share', async () => {
    const { nordKunde, alpenKunde } = portal.welt;
    const admin = await als('hauptadmin');
    const lege = (mehr: object) =>
      admin.post('/api/verpackungen').send({ langBezeichnung: 'Kiste', ...mehr });
    expect((await lege({})).status).toBe(403);
    expect((await lege({ mandantId: alpenKunde })).status).toBe(404);
    const { body: eigene } = await lege({ mandantId: nordKunde }).expect(201);
    await admin
      .put(`/api/verpackungen/${eigene.id}`)
      .send({ ...eigene, langBezeichnung: 'Kasten' })
      .expect(200);
    const { body: alle } = await admin.get('/api/verpackungen/pflege').expect(200);
    const gemeinsame = alle.find((v: { mandantId: number | null }) => v.mandantId === null);
    expect(await status('hauptadmin', 'put', `/verpackungen/${gemeinsame.id}`, gemeinsame)).toBe(403);
    for (const art of ['maut', 'orte', 'gefahrgut'])
      expect(await status('hauptadmin', 'get', `/importe/${art}`)).toBe(403);
    expect(await status('hauptadmin', 'get', '/importe/premium')).toBe(200);
  });

  it('works on the data of his house, and sees no work on that of others', async () => {
    const { nordMetro, alpenKunde } = portal.welt;
    const beginne = async (wer: string, mandantId: number): Promise<number> =>
      (await (await als(wer)).post('/api/datenleben').send({ art: 'export', mandantId }).expect(202)).body.id;
    const fremde = await beginne('admin', alpenKunde);
    const seine = await beginne('hauptadmin', nordMetro);
    const ids = async (wer: string) =>
      (await (await als(wer)).get('/api/datenleben').expect(200)).body.map((a: { id: number }) => a.id);
    expect(await ids('admin')).toEqual(expect.arrayContaining([seine, fremde]));
    expect(await ids('hauptadmin')).toEqual([seine]);
    for (const [methode, was] of [
      ['get', ''],
      ['get', '/datei'],
      ['post', '/abbrechen'],
    ] as const)
      expect(await status('hauptadmin', methode, `/datenleben/${fremde}${was}`)).toBe(404);
    expect(await status('hauptadmin', 'post', '/datenleben', { art: 'aufbewahrung' })).toBe(403);
    expect(await status('hauptadmin', 'put', `/datenleben/sperren/${nordMetro}`)).toBe(204);
    expect(await status('admin', 'put', `/datenleben/sperren/${alpenKunde}`)).toBe(204);
    const { body: gesperrte } = await (await als('hauptadmin')).get('/api/datenleben/sperren').expect(200);
    expect(gesperrte.map((s: { mandantId: number }) => s.mandantId)).toEqual([nordMetro]);
    for (const id of [nordMetro, alpenKunde])
      expect(await status('admin', 'delete', `/datenleben/sperren/${id}`)).toBe(204);
  });

  it('reads the mails of his house only, and none to an operator', async () => {
    for (const nameOrEmail of ['fremd', 'kunde', 'admin'])
      await portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail }).expect(204);
    await portal.app.get(Versand).versende();
    type Zeile = { id: number; an: string; art: string };
    const mails = async (wer: string): Promise<Zeile[]> =>
      (await (await als(wer)).get('/api/mails').query({ searchLimit: 1000 }).expect(200)).body;
    const alle = await mails('admin');
    const seine = (await mails('hauptadmin')).map((m) => m.an);
    expect(seine).toContain('kunde@example.com');
    for (const an of ['fremd@example.com', 'admin@example.com']) {
      expect(alle.map((m) => m.an)).toContain(an);
      expect(seine).not.toContain(an);
      const { id } = alle.find((m) => m.an === an && m.art === 'passwort') as Zeile;
      expect(await status('admin', 'get', `/mails/${id}`)).toBe(200);
      expect(await status('hauptadmin', 'get', `/mails/${id}`)).toBe(404);
    }
  });

  it('reads in the audit log what happened in his house, not what operators do elsewhere', async () => {
    const { alpen, nordKunde } = portal.welt;
    const admin = await als('admin');
    const { body: fremde } = await admin.get(`/api/mandanten/${alpen}`).expect(200);
    await admin.put(`/api/mandanten/${alpen}`).send(fremde).expect(200);
    const { body: kunde } = await hilfen.lesen('admin', hilfen.id('kunde'));
    await admin.put(`/api/benutzer/${kunde.id}`).send(kunde).expect(200);
    await portal
      .anonym()
      .post('/api/authentication/login')
      .send({ username: 'fremd', password: passwort })
      .expect(200);
    const protokoll = async (wer: string): Promise<Protokolleintrag[]> =>
      (await (await als(wer)).get('/api/log/aenderungen').query({ searchLimit: 1000 }).expect(200)).body;
    const seines = await protokoll('hauptadmin');
    const wovon = (e: Protokolleintrag) => [e.art, e.benutzer, e.gegenstand].join(' ');
    const alles = (await protokoll('admin')).map(wovon);
    const geaendert = `mandant.geaendert admin ${fremde.name}`;
    expect(alles).toContain(geaendert);
    expect(seines.map(wovon)).not.toContain(geaendert);
    expect(alles.some((e) => e.startsWith('anmeldung fremd'))).toBe(true);
    expect(seines.some((e) => e.benutzer === 'fremd' || e.mandant === fremde.name)).toBe(false);
    // An operator's act on somebody of the house is theirs to know.
    expect(seines.map(wovon)).toContain('benutzer.geaendert admin kunde');
    const csv = await (await als('hauptadmin')).get('/api/log/aenderungen/csv').expect(200);
    expect(csv.text).not.toContain(fremde.name);
    expect(csv.text).toContain('hauptadmin');
    expect(nordKunde).toBeGreaterThan(0);
  });

  it('counts the sessions of his house', async () => {
    const zahl = async (wer: string) =>
      (await (await als(wer)).get('/api/log/sessionCount').expect(200)).body;
    const vorher = [await zahl('admin'), await zahl('hauptadmin')];
    await portal.anmelden('fremd');
    expect([await zahl('admin'), await zahl('hauptadmin')]).toEqual([vorher[0] + 1, vorher[1]]);
    await portal.anmelden('kunde');
    expect([await zahl('admin'), await zahl('hauptadmin')]).toEqual([vorher[0] + 2, vorher[1] + 1]);
  });
});

describe('Ein Administrator eines Untermandanten', () => {
  it('has nothing but the users of his client', async () => {
    const { nord, nordMetro } = portal.welt;
    for (const pfad of [
      '/log',
      '/log/aenderungen',
      '/log/sessionCount',
      '/mails',
      '/config-param/coco',
      '/betrieb',
      '/mandanten/allmandanten',
    ])
      expect(await status('kundenadmin', 'get', pfad)).toBe(403);
    expect((await hilfen.lesen('kundenadmin', hilfen.id('metro'))).status).toBe(404);
    expect((await hilfen.lesen('kundenadmin', hilfen.id('dispo'))).status).toBe(404);
    for (const id of [nord, nordMetro])
      expect(await status('kundenadmin', 'post', '/benutzer', neuerBenutzer({ owningMandant: { id } }))).toBe(
        404,
      );
    const { body: leser } = await hilfen.lesen('kundenadmin', hilfen.id('leser'));
    const gesperrt = await hilfen.aendern('kundenadmin', leser.id, { authorized: false });
    expect([gesperrt.status, gesperrt.body.authorized]).toEqual([200, false]);
    await (await als('kundenadmin')).put(`/api/benutzer/${leser.id}`).send(leser).expect(200);
  });
});

describe('Ein Betreiber', () => {
  it('makes and unmakes operators, not of himself, and only of administrators', async () => {
    const { nord } = portal.welt;
    const neu = await hilfen.anlegen('admin', { admin: true, betreiber: true, owningMandant: { id: nord } });
    expect(neu.betreiber).toBe(true);
    // Read, and sent back without the administration.
    const ohne = await hilfen.aendern('admin', neu.id, { admin: false });
    expect([ohne.status, ohne.body.admin, ohne.body.betreiber]).toEqual([200, false, false]);
    const nichtAdmin = await hilfen.aendern('admin', neu.id, { admin: false, betreiber: true });
    expect([nichtAdmin.status, felderVon(nichtAdmin)]).toEqual([
      400,
      ['betreiber benutzer.betreiberOhneAdmin'],
    ]);
    const selbst = await hilfen.aendern('admin', hilfen.id('admin'), { betreiber: false });
    expect([selbst.status, felderVon(selbst)]).toEqual([403, ['betreiber benutzer.selbst']]);
  });

  it('who loses it is bounded from the next request on', async () => {
    const { nord } = portal.welt;
    const zweiter = await hilfen.bestaetigter({ admin: true, betreiber: true, owningMandant: { id: nord } });
    expect(await status(zweiter.name, 'get', '/log')).toBe(200);
    expect((await hilfen.lesen(zweiter.name, hilfen.id('fremd'))).status).toBe(200);
    expect((await hilfen.aendern('admin', zweiter.id, { betreiber: false })).status).toBe(200);
    expect(await status(zweiter.name, 'get', '/log')).toBe(403);
    expect((await hilfen.lesen(zweiter.name, hilfen.id('fremd'))).status).toBe(404);
  });

  it('whoever works as somebody comes no further once they may no longer', async () => {
    const { nord } = portal.welt;
    const zweiter = await hilfen.bestaetigter({ admin: true, betreiber: true, owningMandant: { id: nord } });
    const wechsel = await (await als(zweiter.name))
      .post('/api/authentication/changelogin')
      .send({ username: 'fremd' })
      .expect(200);
    const frage = () =>
      portal.anonym().get('/api/auftraege/search').set('authorization', `Bearer ${wechsel.body.accessToken}`);
    await frage().expect(200);
    expect((await hilfen.aendern('admin', zweiter.id, { betreiber: false })).status).toBe(200);
    await frage().expect(401);
  });
});

it('whoever administered anything before there were operators keeps it, and it is told', async () => {
  const { datenbankUrl } = portal;
  await portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail: 'metro' }).expect(204);
  await mitVerbindung(datenbankUrl, (client) =>
    client.query('ALTER TABLE benutzer DROP COLUMN betreiber; ALTER TABLE mail DROP COLUMN mandant_id'),
  );
  await fuehreAus(portal, '0398-betreiber.sql');
  await portal.neuStarten({});
  expect(await status('kundenadmin', 'get', '/log')).toBe(200);
  expect(await status('kundenadmin', 'get', '/config-param/coco?ebene=installation')).toBe(200);
  // No more than before: what asked for a main client still does.
  expect(await status('kundenadmin', 'get', '/betrieb')).toBe(403);
  expect(await status('kundenadmin', 'get', '/mandanten/allmandanten')).toBe(403);
  expect(await status('dispo', 'get', '/log')).toBe(403);
  const { body } = await (await als('admin')).get('/api/betrieb').expect(200);
  const befund = body.befunde.find((b: { bereich: string }) => b.bereich === 'betreiber');
  expect(befund.stand).toBe('achtung');
  expect(befund.satz).toMatch(/gehören davon: kundenadmin\.$/);
  // Mails that were there belong to the client of whom they were for.
  expect((await hilfen.aendern('admin', hilfen.id('hauptadmin'), { betreiber: false })).status).toBe(200);
  const mails = await (await als('hauptadmin')).get('/api/mails').query({ query: 'metro@' }).expect(200);
  expect(mails.body.length).toBeGreaterThan(0);
});
