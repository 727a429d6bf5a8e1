import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Anbindung, Anbindungseingang } from '@frachtportal/domain/anbindung/anbindung';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Abholen } from './abholen.service.js';
import { ImapServer } from './testing/imap-server.js';

const erlaubt = { ANBINDUNG_ERLAUBT: '127.0.0.0/8' };

let portal: Portal;
let imap: ImapServer;
beforeAll(async () => {
  portal = await startePortal(erlaubt);
});
beforeEach(async () => {
  imap = await ImapServer.starten();
});
afterEach(() => imap.stoppen());
afterAll(() => portal.schliessen());

let zaehler = 0;
const angaben = (dazu: object = {}) => ({
  name: `Postfach ${++zaehler}`,
  richtung: 'eingang',
  weg: 'postfach',
  taktSekunden: 5,
  aktiv: true,
  selbstUebernehmen: true,
  mandantId: portal.welt.nordKunde,
  host: '127.0.0.1',
  port: imap.port,

  verschluesselung: 'keine',
  anmeldung: 'passwort',
  benutzername: 'testuser',
  geheimnis: 'testpass',
  ...dazu,
});
const admin = () => portal.als('admin');
const lege = async (dazu: object = {}): Promise<Anbindung> =>
  (await (await admin()).post('/api/anbindungen').send(angaben(dazu)).expect(201)).body;
async function hole({ id }: Anbindung): Promise<Anbindung> {
  await (await admin()).post(`/api/anbindungen/${id}/nachsehen`).expect(200);
  await portal.app.get(Abholen, { strict: false }).laufe();
  return (await (await admin()).get(`/api/anbindungen/${id}`).expect(200)).body;
}
const eingaenge = async ({ id }: Anbindung): Promise<Anbindungseingang[]> =>
  (await (await admin()).get(`/api/anbindungen/${id}/eingaenge`).expect(200)).body;

const kopf = 'Referenz;Empfänger Name;PLZ;Ort;Inhalt;Anzahl;Verpackung;Gewicht;Absender';
const csv = (r: string) => `${kopf}\n${r};Jäger OHG;28195;Bremen;Schrauben;1;KT;12,5;Werk`;
const teil = (art: string, name: string, inhalt: string) =>
  [
    `Content-Type: ${art}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(inhalt).toString('base64'),
  ].join('\r\n');
const mail = (teile: string[], von = 'einkauf@acme.example') =>
  [
    `From: Einkauf <${von}>`,
    'To: auftraege@nord.example',
    'Subject: Bestellung',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="grenze"',
    '',
    'Content-Type: text/plain',
    '',
    'Guten Tag, anbei unsere Aufträge.',
    ...teile.flatMap((t) => ['--grenze', t]),
    '--grenze--',
  ]
    .join('\r\n')
    .replace('\r\n\r\nContent-Type: text/plain', '\r\n\r\n--grenze\r\nContent-Type: text/plain');

describe('Ein Postfach, aus dem Aufträge kommen', () => {
  it('an attachment becomes orders; the message is moved, not deleted, and its picture is no order', async () => {
    const a = await lege();
    imap.stelleZu(mail([teil('text/csv', 'a.csv', csv('POST-1')), teil('image/png', 'logo.png', 'bild')]));
    expect((await hole(a)).fehler).toBeNull();
    expect(await eingaenge(a)).toMatchObject([
      { dateiname: 'a.csv', absender: 'einkauf@acme.example', zustand: 'uebernommen', uebernommen: 1 },
    ]);
    expect(imap.in('INBOX')).toEqual([]);
    expect(imap.in('Frachtportal-Erledigt')[0]).toContain('Bestellung');
    const { body } = await (await portal.als('kunde')).get('/api/auftragseingang').expect(200);
    expect(body[0]).toMatchObject({ dateiname: 'a.csv', zustand: 'uebernommen' });
  });

  it('the same file again creates nothing; that of another sender is another one, whose order is known', async () => {
    const a = await lege();
    for (const von of ['x@acme.example', 'x@acme.example', 'y@acme.example'])
      imap.stelleZu(mail([teil('text/csv', 'b.csv', csv('POST-2'))], von));
    await hole(a);
    expect((await eingaenge(a)).map((e) => [e.zustand, e.uebernommen])).toEqual([
      ['doppelt', 0],
      ['doppelt', null],
      ['uebernommen', 1],
    ]);
    expect(imap.in('Frachtportal-Erledigt')).toHaveLength(3);
  });

  it('a message without a file that may be an order, and one that cannot be read, are put aside with why', async () => {
    const a = await lege();
    imap.stelleZu(mail([teil('application/pdf', 'brief.pdf', '%PDF')]));
    imap.stelleZu(mail([teil('application/octet-stream', '../../x.bin', '\u0001\u0002')]));
    await hole(a);
    expect((await eingaenge(a)).map((e) => [e.dateiname, e.fehler])).toEqual([
      ['.. .. x.bin', expect.stringContaining('von keiner Art')],
      ['Bestellung', 'An der Mail hängt keine Datei, die ein Auftrag sein kann.'],
    ]);
    expect(imap.in('Frachtportal-Fehler')).toHaveLength(2);
    expect(imap.in('INBOX')).toEqual([]);
  });

  it('says in words why it cannot look', async () => {
    const falsch = await lege({ geheimnis: 'falsch' });
    expect((await hole(falsch)).fehler).toBe('Der Mailserver weist Benutzername oder Passwort ab.');
    const unsicher = await lege({ verschluesselung: 'starttls' });
    expect((await hole(unsicher)).fehler).toContain('Zertifikat');
    const zu = await lege({ port: 1 });
    expect((await hole(zu)).fehler).toContain('nimmt auf diesem Port keine Verbindung an');
  });
});

describe('Das Passwort eines Postfachs', () => {
  it('is stored encrypted, answered by nobody, kept by a change of other things, and stands in no audit', async () => {
    const a = await lege();
    expect(a).toMatchObject({ geheimnis: null, geheimnisDa: true });
    const [zeile] = await portal.db.sql<{ geheimnis: string }>(
      `SELECT geheimnis FROM anbindung WHERE id = ${a.id}`,
    );
    expect(zeile?.geheimnis).toMatch(/^v1\.[\da-f]{8}\./);
    expect(Buffer.from(zeile?.geheimnis.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      'testpass',
    );
    const { geheimnis: _, ...gleich } = angaben({ name: a.name, taktSekunden: 10 });
    const { body } = await (await admin()).put(`/api/anbindungen/${a.id}`).send(gleich).expect(200);
    expect(body).toMatchObject({ geheimnis: null, geheimnisDa: true, taktSekunden: 10 });
    expect((await hole(a)).fehler).toBeNull();
    const log = await portal.db.sql<{ alles: string }>('SELECT p::text AS alles FROM aenderungsprotokoll p');
    expect(log.some(({ alles }) => alles.includes('testpass'))).toBe(false);
    const { DATA_DIR } = portal.app.get<Umgebung>(UMGEBUNG);
    expect(readdirSync(join(DATA_DIR, 'geheimnis')).sort()).toEqual(['daten', 'token']);
  });

  it('is asked for again where another server or user would get it', async () => {
    const a = await lege();
    for (const anders of [{ host: '127.0.0.2' }, { benutzername: 'anderer' }, { port: 994 }]) {
      const { geheimnis: _, ...ohne } = angaben({ name: a.name, ...anders });
      const { body } = await (await admin()).put(`/api/anbindungen/${a.id}`).send(ohne).expect(400);
      expect(body[0]).toMatchObject({ key: 'anbindung.geheimnis', field: 'geheimnis' });
    }
  });

  it.each([
    ['host', { host: '169.254.169.254' }],
    ['host', { host: 'a b' }],
    ['verschluesselung', { host: 'mail.example.com' }],
    ['port', { port: null }],
    ['geheimnis', { geheimnis: '' }],
    ['anmeldeadresse', { anmeldung: 'oauth2', klient: 'k', anmeldeadresse: 'http://login.example.com/' }],
    ['klient', { anmeldung: 'oauth2', anmeldeadresse: 'https://login.example.com/' }],
  ])('refuses what cannot be at %s', async (field, falsch) => {
    const { body } = await (await admin()).post('/api/anbindungen').send(angaben(falsch)).expect(400);
    expect(body.map((m: { field: string }) => m.field)).toContain(field);
  });

  it('cannot be read with another key of the installation: then it is to be entered again', async () => {
    const a = await lege();
    await portal.neuStarten({ ...erlaubt, DATEN_SCHLUESSEL: 'q'.repeat(40) });
    expect((await hole(a)).fehler).toContain('Schlüssel der Installation');
    await portal.neuStarten(erlaubt);
    expect((await hole(a)).fehler).toBeNull();
  });
});

describe('Anmeldung mit OAuth2', () => {
  let ausgabe: Server;
  const gefragt: string[] = [];
  let status = 200;
  beforeAll(async () => {
    ausgabe = createServer(async (anfrage, antwort) => {
      gefragt.push(await text(anfrage));
      antwort.writeHead(status, { 'content-type': 'application/json' });
      antwort.end(JSON.stringify({ access_token: 'testtoken', token_type: 'Bearer', expires_in: 3600 }));
    });
    await new Promise<void>((fertig) => void ausgabe.listen(0, '127.0.0.1', () => fertig()));
  });
  afterAll(() => new Promise((fertig) => void ausgabe.close(fertig)));

  it('fetches a token with the credentials of the client, and logs in with it', async () => {
    const { port } = ausgabe.address() as AddressInfo;
    const a = await lege({
      anmeldung: 'oauth2',
      klient: 'portal',
      geheimnis: 'klientgeheim',
      umfang: 'https://outlook/.default',
      anmeldeadresse: `http://127.0.0.1:${port}/token`,
    });
    imap.stelleZu(mail([teil('text/csv', 'o.csv', csv('POST-3'))]));
    expect((await hole(a)).fehler).toBeNull();
    expect(Object.fromEntries(new URLSearchParams(gefragt[0]))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'portal',
      client_secret: 'klientgeheim',
      scope: 'https://outlook/.default',
    });
    expect((await eingaenge(a))[0]).toMatchObject({ dateiname: 'o.csv', zustand: 'uebernommen' });
    status = 401;
    expect((await hole(a)).fehler).toContain('Die Adresse für Token hat keines ausgestellt');
  });
});

describe('Die Liste der Absender', () => {
  const geschrieben = "SELECT 1 FROM mail WHERE art LIKE 'eingang%'";

  it('what comes from anybody else is put aside unread, and shown; nobody is written to for it', async () => {
    const a = await lege({ absenderliste: 'einkauf@acme.example\n@partner.example' });
    const von = [
      'einkauf@acme.example',
      'Wer@Partner.Example',
      'wer@boese.partner.example',
      'anderer@acme.example',
      'einkauf@acme.example.boese.example',
    ];
    for (const [i, wer] of von.entries())
      imap.stelleZu(mail([teil('text/csv', `${i}.csv`, csv(`LISTE-${i}`))], wer));
    const vorher = await portal.db.sql(geschrieben);
    await hole(a);
    expect((await eingaenge(a)).map((e) => [e.absender, e.zustand]).sort()).toEqual(
      von.map((wer, i) => [wer, i < 2 ? 'uebernommen' : 'fehler']).sort(),
    );
    expect((await eingaenge(a))[0]?.fehler).toBe('Der Absender steht nicht auf der Liste der Anbindung.');
    expect(imap.in('Frachtportal-Fehler')).toHaveLength(3);
    expect(await portal.db.sql(geschrieben)).toHaveLength(vorher.length);
  });

  it('where it is wished the mail server must have proved the sender; what came with the message proves nothing', async () => {
    const a = await lege({ dmarcVerlangt: true });
    const kopf = (wert: string) => `Authentication-Results: ${wert}\r\n`;
    const gut = kopf('mx.example;\r\n spf=pass; dmarc=pass (p=NONE; dmarc=fail) header.from=acme.example');
    const schlecht = kopf('mx.example; dkim=none; dmarc=fail (dmarc=pass) header.from=acme.example');
    const koepfe = [
      gut,
      schlecht,
      schlecht + gut,
      '',
      kopf('mx.example; dmarc=pass header.from=boese.example'),
    ];
    for (const [i, k] of koepfe.entries())
      imap.stelleZu(k + mail([teil('text/csv', `${i}.csv`, csv(`DMARC-${i}`))]));
    await hole(a);
    const alle = await eingaenge(a);
    expect(alle.filter((e) => e.zustand === 'uebernommen').map((e) => e.dateiname)).toEqual(['0.csv']);
    expect(alle.filter((e) => e.zustand === 'fehler').map((e) => e.fehler)).toEqual(
      Array.from({ length: 4 }, () => 'Der Mailserver sagt nicht, dass der Absender echt ist (DMARC).'),
    );
  });

  it('has addresses and domains on it, and nothing else', async () => {
    const falsch = angaben({ absenderliste: 'acme.example\nirgendwer' });
    const { body } = await (await admin()).post('/api/anbindungen').send(falsch).expect(400);
    expect(body[0]).toMatchObject({ key: 'anbindung.absenderliste', field: 'absenderliste' });
  });
});
