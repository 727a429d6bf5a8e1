import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Versand } from '../../../platform/mail/versand.service.js';
import { wechsleSchluessel } from '../../../schluesselwechsel/schluesselwechsel.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { SmtpServer } from '../../../testing/server/smtp-server.js';
import { angelegt, uebergeben, vonHand } from '../../dispo/testing/auftraege.js';

let portal: Portal;
let eigener: SmtpServer;
let allgemeiner: SmtpServer;
beforeAll(async () => {
  eigener = await SmtpServer.starten();
  allgemeiner = await SmtpServer.starten();
  portal = await startePortal({
    ...vonHand,
    ANBINDUNG_ERLAUBT: '127.0.0.0/8',
    SMTP_URL: allgemeiner.url,
    MAIL_ABSENDER: 'portal@example.com',
    MAIL_TAKT_MS: '3600000',
  });
});
afterAll(async () => {
  await portal.schliessen();
  await eigener.stoppen();
  await allgemeiner.stoppen();
});
beforeEach(async () => {
  await (await admin()).delete(ort());
  eigener.mails.length = 0;
  allgemeiner.mails.length = 0;
});

const admin = () => portal.als('admin');
const ort = (mandant = portal.welt.nord) => `/api/mandanten/${mandant}/mailversand`;
const server = (dazu: object = {}) => ({
  host: '127.0.0.1',
  port: Number(new URL(eigener.url).port),
  verschluesselung: 'keine',
  anmeldung: 'keine',
  absender: 'versand@nordlicht.example',
  aktiv: true,
  ...dazu,
});
/** A mail of `wer` with the link to an order leaves. */
async function linkmail(wer = 'kunde') {
  const auftrag = await angelegt(portal, {}, wer);
  if (wer === 'kunde') await uebergeben(portal, [auftrag.id]);
  const email = `${crypto.randomUUID()}@example.com`;
  await (await portal.als(wer))
    .post(`/api/auftraege/${auftrag.id}/verfolgungslink`)
    .send({ email })
    .expect(201);
  await portal.app.get(Versand, { strict: false }).versende();
  return email;
}

const oauth = {
  anmeldung: 'oauth2',
  benutzername: 'versand@nordlicht.example',
  klient: 'portal',
  geheimnis: 'client-geheim',
  anmeldeadresse: 'https://login.example.com/token',
};

describe('Eigener Mailserver [Z-609 Z-610 Z-611 Z-612]', () => {
  it('mails of its clients leave over it under its own sender, those of others over the one of the installation', async () => {
    const { body, headers } = await (await admin()).put(ort()).send(server()).expect(200);
    expect(body).toMatchObject({ host: '127.0.0.1', geheimnis: null, geheimnisDa: false, aktiv: true });
    expect(headers.etag).toBe('"1"');
    const an = await linkmail();
    const anFremden = await linkmail('fremd');
    expect(eigener.mails.map((m) => m.an.join())).toEqual([`RCPT TO:<${an}>`]);
    expect(eigener.mails[0]?.von).toContain('<versand@nordlicht.example>');
    expect(allgemeiner.mails.map((m) => m.an.join())).toEqual([`RCPT TO:<${anFremden}>`]);
    await (await admin())
      .put(ort())
      .send(server({ aktiv: false }))
      .expect(200);
    await linkmail();
    expect([eigener.mails.length, allgemeiner.mails.length]).toEqual([1, 2]);
    await (await admin()).delete(ort()).expect(204);
    await (await admin()).get(ort()).expect(404);
    await linkmail();
    expect([eigener.mails.length, allgemeiner.mails.length]).toEqual([1, 3]);
  });

  it('one that is away keeps the mail waiting and holds up nobody else', async () => {
    eigener.weigert = true;
    await (await admin()).put(ort()).send(server()).expect(200);
    await linkmail();
    await linkmail('fremd');
    expect([eigener.mails.length, allgemeiner.mails.length]).toEqual([0, 1]);
    const { body } = await (await admin()).get('/api/mails?searchLimit=50').expect(200);
    expect(body.some((m: { fehler: string | null }) => m.fehler?.includes('451'))).toBe(true);
    eigener.weigert = false;
  });

  it('shows no password to anybody, keeps it where none is named, and tells no other server', async () => {
    const mit = { anmeldung: 'passwort', benutzername: 'versand', geheimnis: 'sehr geheim' };
    await (await admin()).put(ort()).send(server(mit)).expect(200);
    const { text, body } = await (await admin()).get(ort()).expect(200);
    expect(text).not.toContain('sehr geheim');
    expect(body).toMatchObject({ benutzername: 'versand', geheimnis: null, geheimnisDa: true });
    const ohne = server({ anmeldung: 'passwort', benutzername: 'versand' });
    await (await admin()).put(ort()).send(ohne).expect(200);
    for (const anderes of [
      { host: 'mail.example.com', verschluesselung: 'tls' },
      { benutzername: 'wer-anders' },
    ]) {
      const antwort = await (await admin()).put(ort()).send({ ...ohne, ...anderes });
      expect([antwort.status, antwort.body[0].field]).toEqual([400, 'geheimnis']);
    }
    const zeile = await portal.db.eine<{ chiffre: string }>('SELECT chiffre FROM mailversand', []);
    expect(zeile?.chiffre).not.toContain('geheim');
    const protokoll = await (await admin()).get('/api/log/aenderungen?searchLimit=20').expect(200);
    expect(protokoll.text).toContain('mailversand.geaendert');
    expect(protokoll.text).not.toContain('sehr geheim');
  });

  it('goes on with a new key of the installation', async () => {
    const mit = { anmeldung: 'passwort', benutzername: 'versand', geheimnis: 'sehr geheim' };
    await (await admin()).put(ort()).send(server(mit)).expect(200);
    const probe = async () =>
      (
        await (
          await admin()
        )
          .post(`${ort()}/probe`)
          .send(server({ anmeldung: 'passwort', benutzername: 'versand' }))
          .expect(200)
      ).body;
    const vorher = await probe();
    await wechsleSchluessel(portal.app.get<Umgebung>(UMGEBUNG));
    // The same as before: the stored password could be read.
    expect(await probe()).toEqual(vorher);
  });

  it('signs in with a token of its own, fetched for each mail, where the server wants one', async () => {
    const fragen: string[] = [];
    const tokenstelle = createServer(async (anfrage, antwort) => {
      let text = '';
      for await (const teil of anfrage) text += teil;
      fragen.push(text);
      antwort.setHeader('content-type', 'application/json').end('{"access_token":"ein-token"}');
    });
    await new Promise<void>((offen) => tokenstelle.listen(0, '127.0.0.1', offen));
    const anmeldeadresse = `http://127.0.0.1:${(tokenstelle.address() as AddressInfo).port}/token`;
    eigener.anmeldung = 'XOAUTH2';
    await (await admin())
      .put(ort())
      .send(server({ ...oauth, anmeldeadresse }))
      .expect(200);
    const an = await linkmail();
    expect(eigener.mails.map((m) => m.an.join())).toEqual([`RCPT TO:<${an}>`]);
    const zeile = 'user=versand@nordlicht.example\u0001auth=Bearer ein-token\u0001\u0001';
    expect(eigener.ausweise).toEqual([Buffer.from(zeile).toString('base64')]);
    expect(Object.fromEntries(new URLSearchParams(fragen[0]))).toMatchObject({
      grant_type: 'client_credentials',
      client_id: 'portal',
      client_secret: 'client-geheim',
    });
    eigener.anmeldung = undefined;
    tokenstelle.close();
    const { body } = await (await admin())
      .post(`${ort()}/probe`)
      .send(server({ ...oauth, anmeldeadresse }))
      .expect(200);
    expect(body).toMatchObject({ zugestellt: false, grund: expect.stringMatching(/ECONNREFUSED/) });
  });

  it('is tried before it holds: a mail to whoever asks, or what the server says', async () => {
    const gut = await (await admin()).post(`${ort()}/probe`).send(server()).expect(200);
    expect(gut.body).toEqual({ zugestellt: true, grund: null });
    expect(eigener.mails.map((m) => m.an.join())).toEqual(['RCPT TO:<admin@example.com>']);
    await (await admin()).get(ort()).expect(404);
    eigener.weigert = true;
    const schlecht = await (await admin()).post(`${ort()}/probe`).send(server()).expect(200);
    expect(schlecht.body).toMatchObject({ zugestellt: false, grund: expect.stringContaining('451') });
    eigener.weigert = false;
    const weg = await (await admin())
      .post(`${ort()}/probe`)
      .send(server({ host: 'nirgends.invalid', verschluesselung: 'tls' }));
    expect(weg.body.zugestellt).toBe(false);
  });

  it.each([
    [{ host: '169.254.169.254', verschluesselung: 'tls' }, 'anbindung.ziel', 'host'],
    [{ host: 'a b', verschluesselung: 'tls' }, 'anbindung.ziel', 'host'],
    [{ host: '10.0.0.5' }, 'anbindung.klartext', 'verschluesselung'],
    [{ absender: 'kein Absender' }, 'benutzer.email', 'absender'],
    [{ anmeldung: 'passwort', geheimnis: 'x' }, 'feld.pflicht', 'benutzername'],
    [{ anmeldung: 'passwort', benutzername: 'x' }, 'anbindung.geheimnis', 'geheimnis'],
    [{ benutzername: 'x' }, 'mailvorlage.andereAnmeldung', 'benutzername'],
    [{ ...oauth, klient: null }, 'feld.pflicht', 'klient'],
    [
      { ...oauth, anmeldeadresse: 'https://169.254.169.254/token' },
      'anbindung.anmeldeadresse',
      'anmeldeadresse',
    ],
    [{ port: 0 }, 'feld.bereich', 'port'],
  ])('refuses %o', async (dazu, key, field) => {
    for (const ruf of ['put', 'post'] as const) {
      const antwort = await (await admin())[ruf](ruf === 'put' ? ort() : `${ort()}/probe`).send(server(dazu));
      expect([antwort.status, antwort.body[0].key, antwort.body[0].field]).toEqual([400, key, field]);
    }
  });

  it('is of the main client alone, and a second change is told', async () => {
    await (await admin()).put(ort(portal.welt.nordKunde)).send(server()).expect(409);
    await (await portal.als('kunde')).get(ort()).expect(403);
    await (await admin()).put(ort()).send(server()).expect(200);
    await (await admin()).put(ort()).set('If-Match', '"0"').send(server()).expect(409);
    await (await admin()).put(ort()).set('If-Match', '"1"').send(server()).expect(200);
  });
});
