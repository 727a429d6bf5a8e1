import type { Einrichtungsschritt } from '@frachtportal/domain/mandant/einrichtungsschritt';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bald } from '../../../testing/bald.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { post } from '../../../testing/post.js';
import { SmtpServer } from '../../../testing/server/smtp-server.js';
import { staerke } from '../../authentication/testing/faktor.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const schritte = async (wer = 'admin'): Promise<Einrichtungsschritt[]> =>
  (await (await portal.als(wer)).get('/api/einrichtungsschritte').expect(200)).body;
const schritt = async (name: string, wer = 'admin') => (await schritte(wer)).find((s) => s.schritt === name);
const waehle = async (name: string, uebersprungen: unknown, wer = 'admin') =>
  (await (await portal.als(wer)).put(`/api/einrichtungsschritte/${name}`).send({ uebersprungen })).status;

describe('Schritte des Einrichtens [Z-680 Z-681 Z-682]', () => {
  it('are all there for an operator; what is the installation’s is not an administrator’s of one house', async () => {
    const namen = (await schritte()).map((s) => s.schritt);
    expect(namen).toEqual([
      'mail',
      'auftritt',
      'recht',
      'hostname',
      'nummernkreis',
      'gefahrgut',
      'disposition',
      'kunde',
      'benutzer',
      'sicherheit',
    ]);
    const seine = (await schritte('hauptadmin')).map((s) => s.schritt);
    expect(seine).toEqual(namen.filter((n) => !['mail', 'hostname', 'gefahrgut'].includes(n)));
    expect(await waehle('hostname', true, 'hauptadmin')).toBe(404);
  });

  it('are left out and taken up again, and tell nobody else’s', async () => {
    expect(await waehle('recht', true)).toBe(204);
    expect(await waehle('recht', true)).toBe(204);
    expect(await schritt('recht', 'hauptadmin')).toMatchObject({ stand: 'uebersprungen' });
    expect(await waehle('recht', false, 'hauptadmin')).toBe(204);
    expect(await schritt('recht')).toMatchObject({ stand: 'offen' });
    expect(await waehle('gibtsnicht', true)).toBe(404);
    expect(await waehle('recht', 'ja')).toBe(400);
    expect(await waehle('recht', null)).toBe(400);
  });

  it('are done once what they ask for is there, also where they were left out', async () => {
    const admin = await portal.als('admin');
    await waehle('auftritt', true);
    const auftritt = `/api/mandanten/${portal.welt.nord}/auftritt`;
    await admin.put(auftritt).send({ farbe: '#0b5563', impressum: 'Nordlicht' }).expect(200);
    expect(await schritt('auftritt')).toMatchObject({ stand: 'erledigt' });
    expect(await schritt('recht')).toMatchObject({ stand: 'offen' });
    await admin.put(auftritt).send({ datenschutz: 'Wir speichern.', host: 'nord.example' }).expect(200);
    expect(await schritt('recht')).toMatchObject({ stand: 'erledigt' });
    expect(await schritt('hostname')).toMatchObject({
      stand: 'erledigt',
      satz: expect.stringContaining('nord.example'),
    });
    // Where the portal is met by that name, the menu leads to the configurator.
    const { body: werte } = await admin.get('/api/config-param/clientconfig').expect(200);
    expect(werte['client.cocoHosts']).toBe('localhost,127.0.0.1,nord.example');
    await admin.put(auftritt).send({ farbe: null }).expect(200);
    expect(await schritt('auftritt')).toMatchObject({ stand: 'uebersprungen' });
    for (const name of ['kunde', 'benutzer'])
      expect(await schritt(name)).toMatchObject({ stand: 'erledigt' });
  });

  it('the way to dispatch is done once it was tried as it is, and is asked for anew when it changes', async () => {
    const admin = await portal.als('hauptadmin');
    // Until then what the installation was started with holds.
    expect(await schritt('disposition')).toMatchObject({ satz: expect.stringContaining('Vorgabe') });
    const weg = {
      name: 'Dispo',
      richtung: 'ausgang',
      format: 'xml',
      taktSekunden: 60,
      weg: 'ordner',
      ordner: 'dispo',
      selbstUebernehmen: false,
      aktiv: true,
    };
    const { body: anbindung } = await admin.post('/api/anbindungen').send(weg).expect(201);
    expect(await schritt('disposition')).toMatchObject({
      stand: 'offen',
      satz: expect.stringContaining('prüfen'),
    });
    const probe = await admin.post(`/api/anbindungen/${anbindung.id}/probe`).expect(200);
    expect(probe.body).toMatchObject({ gelungen: true });
    expect(await schritt('disposition')).toMatchObject({ stand: 'erledigt' });
    const anders = { ...anbindung, ordner: 'anders' };
    await admin.put(`/api/anbindungen/${anbindung.id}`).send(anders).expect(200);
    expect(await schritt('disposition')).toMatchObject({ stand: 'offen' });
  });

  it('speak the language of whoever asks', async () => {
    const admin = await portal.als('admin');
    const sprachen = (await portal.anonym().get('/api/registrierung/sprachen').expect(200)).body;
    const { id } = sprachen.find((s: { iso: string }) => s.iso === 'en');
    const { body } = await admin.get('/api/einrichtungsschritte').set('languageId', String(id)).expect(200);
    expect(body.find((s: Einrichtungsschritt) => s.schritt === 'kunde').satz).toMatch(/^Customers: /);
  });

  it('send a mail for trial to whoever asks, not without end', async () => {
    const admin = await portal.als('admin');
    const sende = async () => (await admin.post('/api/einrichtungsschritte/probemail')).status;
    expect(await sende()).toBe(204);
    const ich = (await admin.get('/api/benutzer/currentAsList')).body[0];
    expect((await post(portal, ich.email)).map((b) => b.art)).toContain('probe');
    // Without a mail server no mail arrives, whatever becomes of it.
    expect(await schritt('mail')).toMatchObject({
      stand: 'offen',
      satz: expect.stringContaining('SMTP_URL'),
    });
    const status = [];
    for (let i = 0; i < 5; i++) status.push(await sende());
    expect(status).toEqual([204, 204, 204, 204, 429]);
  });
});

describe('Auftragsnummern [Z-683 Z-684]', () => {
  const pfad = (id = portal.welt.nord) => `/api/mandanten/${id}/nummernkreis`;
  const setze = async (body: object, wer = 'admin', id = portal.welt.nord) =>
    (await portal.als(wer)).put(pfad(id)).send(body);
  const lies = async () => (await (await portal.als('admin')).get(pfad()).expect(200)).body;
  const naechster = async (wer: string) =>
    (
      await (
        await portal.als(wer)
      )
        .post('/api/auftraege')
        .send(einAuftrag().ohneTermine().build())
        .expect(201)
    ).body.spedeigennr;

  it('are as the house says, from the next order on', async () => {
    expect(await schritt('nummernkreis')).toMatchObject({ stand: 'offen' });
    const { status, body } = await setze({ praefix: 'NORD-', stellen: 7, naechste: 2500 }, 'hauptadmin');
    expect([status, body]).toEqual([200, { praefix: 'NORD-', stellen: 7, naechste: 2500 }]);
    expect(await schritt('nummernkreis')).toMatchObject({
      stand: 'erledigt',
      satz: 'Der nächste Auftrag heißt NORD-0002500.',
    });
    expect(await naechster('kunde')).toBe('NORD-0002500');
    expect(await naechster('dispo')).toBe('NORD-0002501');
    expect(await lies()).toEqual({ praefix: 'NORD-', stellen: 7, naechste: 2502 });
    await setze({ praefix: 'N2-', stellen: 3, naechste: 2502 });
    expect(await naechster('kunde')).toBe('N2-2502');
  });

  it.each([
    [{ praefix: 'klein-', stellen: 6, naechste: 9000 }, 'praefix'],
    [{ praefix: 'OHNE', stellen: 6, naechste: 9000 }, 'praefix'],
    [{ praefix: 'Ä-', stellen: 6, naechste: 9000 }, 'praefix'],
    [{ praefix: '-', stellen: 6, naechste: 9000 }, 'praefix'],
    [{ praefix: 'ZULANGERNAM-', stellen: 6, naechste: 9000 }, 'praefix'],
    [{ praefix: 'N2-', stellen: 0, naechste: 9000 }, 'stellen'],
    [{ praefix: 'N2-', stellen: 10, naechste: 9000 }, 'stellen'],
    [{ praefix: 'N2-', stellen: 6, naechste: 1 }, 'naechste'],
    [{ praefix: 'N2-', stellen: 6, naechste: 1_000_000_000 }, 'naechste'],
    [{ praefix: 'N2-', stellen: 6 }, 'naechste'],
    [{ praefix: 'N2-', stellen: 6, naechste: 9000, art: 'x' }, 'art'],
  ])('refuse %j', async (body, field) => {
    const vorher = await lies();
    const antwort = await setze(body);
    expect([antwort.status, antwort.body[0].field]).toEqual([400, field]);
    expect(await lies()).toEqual(vorher);
  });

  it('are nobody else’s: neither those they give now nor those they have given', async () => {
    const { alpen, nordKunde } = portal.welt;
    const admin = await portal.als('admin');
    const fremde = (await admin.get(pfad(alpen)).expect(200)).body;
    const vergeben = async (praefix: string, id = portal.welt.nord) =>
      (await setze({ praefix, stellen: 6, naechste: 90_000 }, 'admin', id)).body[0];
    expect(await vergeben(fremde.praefix)).toMatchObject({ key: 'nummernkreis.vergeben', field: 'praefix' });
    // Given before, now free.
    expect(await vergeben('NORD-', alpen)).toMatchObject({ key: 'nummernkreis.vergeben' });
    expect((await setze({ praefix: 'X-', stellen: 6, naechste: 1 }, 'hauptadmin', alpen)).status).toBe(404);
    expect((await setze({ praefix: 'X-', stellen: 6, naechste: 1 }, 'admin', nordKunde)).status).toBe(409);
    expect((await setze({ praefix: 'X-', stellen: 6, naechste: 1 }, 'kundenadmin', nordKunde)).status).toBe(
      403,
    );
  });
});

describe('Mit einem Mailserver [Z-682]', () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await SmtpServer.starten();
    await portal.db.zeilen('DELETE FROM drossel');
    await portal.neuStarten({ SMTP_URL: smtp.url, MAIL_ABSENDER: 'portal@example.com', MAIL_TAKT_MS: '50' });
  });
  afterAll(() => smtp.stoppen());
  const wird = async (erwartet: object) => {
    await bald(async () => expect(await schritt('mail')).toMatchObject(erwartet));
  };

  it('the step says what the server makes of the mail, and is done once it took it', async () => {
    // Of the tests before; nothing of it has left.
    await portal.db.zeilen('DELETE FROM mail');
    expect(await schritt('mail')).toMatchObject({
      stand: 'offen',
      satz: expect.stringContaining('zur Probe'),
    });
    smtp.weigert = true;
    await (await portal.als('admin')).post('/api/einrichtungsschritte/probemail').expect(204);
    await wird({ stand: 'offen', satz: expect.stringMatching(/nimmt die Mail zur Probe nicht an: ./) });
    smtp.weigert = false;
    await (await portal.als('admin')).post('/api/einrichtungsschritte/probemail').expect(204);
    await wird({ stand: 'erledigt' });
    expect(smtp.mails).toHaveLength(1);
  });
});

// The last: from then on nobody logs in here by password alone.
describe('Strengere Anmeldung [Z-680]', () => {
  it('is recommended until it is set', async () => {
    const coco = async (werte: Record<string, string>) =>
      (await portal.als('hauptadmin'))
        .put('/api/config-param/coco')
        .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })))
        .expect(200);
    expect(await schritt('sicherheit')).toMatchObject({ stand: 'offen' });
    await coco({ benutzerAnlegenNurMitEdit: 'true' });
    expect(await schritt('sicherheit')).toMatchObject({ stand: 'offen' });
    await staerke(portal, 'admin');
    await staerke(portal, 'hauptadmin');
    await coco({ zweiterFaktor: 'administratoren' });
    expect(await schritt('sicherheit')).toMatchObject({ stand: 'erledigt' });
  });
});
