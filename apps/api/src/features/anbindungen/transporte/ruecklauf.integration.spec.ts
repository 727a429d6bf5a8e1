import type { Benachrichtigung } from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Versand } from '../../../platform/mail/versand.service.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { SmtpServer } from '../../../testing/server/smtp-server.js';
import { Benachrichtigungsversand } from '../../benachrichtigungen/benachrichtigungsversand.service.js';
import { angelegt, uebergeben, vonHand } from '../../dispo/testing/auftraege.js';
import { ruhe } from '../../ereignisse/testing/ruhe.js';
import { Sendungsmails } from '../../verfolgung/sendungsmails.service.js';
import { Abholen } from '../abholen.service.js';
import { ImapServer } from '../testing/imap-server.js';

let portal: Portal;
let imap: ImapServer;
let smtp: SmtpServer;
let postfach: number;
beforeAll(async () => {
  [imap, smtp] = await Promise.all([ImapServer.starten(), SmtpServer.starten()]);
  portal = await startePortal({
    ...vonHand,
    ANBINDUNG_ERLAUBT: '127.0.0.0/8',
    MAIL_TAKT_MS: '3600000',
    SMTP_URL: smtp.url,
    MAIL_ABSENDER: 'portal@nord.example',
  });
  const { body } = await (await admin())
    .post('/api/anbindungen')
    .send({
      name: 'Rückläufer',
      richtung: 'eingang',
      weg: 'postfach',
      taktSekunden: 5,
      aktiv: true,
      selbstUebernehmen: false,
      host: '127.0.0.1',
      port: imap.port,
      verschluesselung: 'keine',
      anmeldung: 'passwort',
      benutzername: 'testuser',
      geheimnis: 'testpass',
      absenderliste: '@kunde.example',
    })
    .expect(201);
  postfach = body.id;
});
afterAll(async () => {
  await portal.schliessen();
  await Promise.all([imap.stoppen(), smtp.stoppen()]);
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const admin = () => portal.als('admin');
async function versende(): Promise<void> {
  await portal.app.get(Versand, { strict: false }).versende();
}
/** By which the last mail is known that left for this address. */
function gesendet(an: string): string {
  const text = smtp.mails.findLast((m) => m.an.some((zeile) => zeile.includes(an)))?.text ?? '';
  return /^Message-ID: (<.+>)$/im.exec(text)?.[1] ?? '';
}
/** What mail servers write (RFC 3464). */
const bericht = (
  an: string,
  kennung: string,
  { action = 'failed', status = '5.1.1', original = 'message/rfc822' } = {},
) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: portal@nord.example',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${an}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <${an}>: Recipient address`,
    '    rejected: User unknown',
    '',

    '--b',
    `Content-Type: ${original}`,
    '',
    `Message-ID: ${kennung}`,
    'Subject: Frachtportal',
    '',
    'Text',
    '--b--',
  ].join('\r\n');
/** Deeper than anybody reads. */
function tiefVerschachtelt(): string {
  const ebenen = Array.from({ length: 60 }, (_, i) => [
    `Content-Type: multipart/mixed; boundary="b${i}"`,
    '',
    `--b${i}`,
  ]);
  const kopf = bericht('x@acme.example', '<x@y>').split('\r\n--b--')[0] ?? '';
  return [kopf, '--b', ...ebenen.flat(), 'Content-Type: text/plain', '', 'tief', '--b--'].join('\r\n');
}
async function kommtZurueck(...post: string[]): Promise<void> {
  for (const mail of post) imap.stelleZu(mail);
  await (await admin()).post(`/api/anbindungen/${postfach}/nachsehen`).expect(200);
  await portal.app.get(Abholen, { strict: false }).laufe();
}
const mail = async (an: string) =>
  (await (await admin()).get('/api/mails').query({ query: an }).expect(200)).body[0];
async function regel(email: string): Promise<Benachrichtigung> {
  const { body } = await (await admin())
    .post('/api/benachrichtigungen')
    .send({
      name: email,
      an: 'adresse',
      email,
      arten: ['auftrag.angelegt'],
      takt: 'sofort',
      aktiv: true,
    })
    .expect(201);
  return body;
}
async function benachrichtige(): Promise<void> {
  await angelegt(portal);
  await ruhe(portal);
  await portal.app.get(Benachrichtigungsversand).laufe();
  await versende();
}
const gelesen = async ({ id }: Benachrichtigung): Promise<Benachrichtigung> =>
  (await (await admin()).get('/api/benachrichtigungen').expect(200)).body.find(
    (r: Benachrichtigung) => r.id === id,
  );

describe('Mails, die zurückkommen', () => {
  it('say so in the list; who is not there hears no more of orders, until somebody saves the rule again', async () => {
    const [weg, da] = [await regel('weg@acme.example'), await regel('da@acme.example')];
    await benachrichtige();
    await kommtZurueck(bericht('weg@acme.example', gesendet('weg@acme.example')));
    expect(imap.in('INBOX')).toEqual([]);
    expect(imap.in('Frachtportal-Erledigt')).toHaveLength(1);
    expect(await mail('weg@acme.example')).toMatchObject({
      zustand: 'unzustellbar',
      fehler: '550 5.1.1 <weg@acme.example>: Recipient address rejected: User unknown',
    });
    expect(await mail('da@acme.example')).toMatchObject({ zustand: 'versendet', fehler: null });
    expect(await gelesen(weg)).toMatchObject({ unzustellbar: true, abbestellt: false });
    expect(await gelesen(da)).toMatchObject({ unzustellbar: false, abbestellt: false });
    smtp.mails.length = 0;
    await benachrichtige();
    expect([gesendet('weg@acme.example') === '', gesendet('da@acme.example') === '']).toEqual([true, false]);
    await (await admin())
      .put(`/api/benachrichtigungen/${weg.id}`)
      .send(await gelesen(weg))
      .expect(200);
    expect(await gelesen(weg)).toMatchObject({ unzustellbar: false });
    await benachrichtige();
    expect(gesendet('weg@acme.example')).toMatch(/^<[\da-f-]{36}@nord\.example>$/);
  });

  it('only those that are ours, and only for good: a full mailbox is tried again, a late mail is no lost one', async () => {
    const adressen = ['voll', 'spaet', 'fremd'].map((name) => `${name}@acme.example`);
    const [voll, spaet, fremd] = await Promise.all(adressen.map(regel));
    await benachrichtige();
    await kommtZurueck(
      bericht('voll@acme.example', gesendet('voll@acme.example'), {
        status: '4.2.2',
        original: 'text/rfc822-headers',
      }),
      bericht('spaet@acme.example', gesendet('spaet@acme.example'), { action: 'delayed' }),
      bericht('fremd@acme.example', `<${crypto.randomUUID()}@nord.example>`),
      bericht('fremd@acme.example', "<'; DROP TABLE mail@x>"),
      bericht('fremd@acme.example', `<${crypto.randomUUID()}@nord.example>`).replaceAll('User', '\0User'),
      tiefVerschachtelt(),
    );
    expect(imap.in('INBOX')).toEqual([]);
    expect((await Promise.all(adressen.map(mail))).map((m) => m.zustand)).toEqual([
      'unzustellbar',
      'versendet',
      'versendet',
    ]);
    for (const r of [voll, spaet, fremd])
      expect(await gelesen(r as Benachrichtigung)).toMatchObject({ unzustellbar: false });
  });

  it('whoever waits for shipments hears of them again once somebody has sent them a link by hand', async () => {
    const email = 'empfang@acme.example';
    await konfiguriere(portal, { sendungsmail: 'true' });
    const kuendigeAn = async () => {
      const auftrag = einAuftrag().ohneTermine().build();
      const body = { ...auftrag, empfaengerAdresse: { ...auftrag.empfaengerAdresse, mailTrackTrace: email } };
      const { id } = await angelegt(portal, JSON.parse(JSON.stringify(body)));
      await uebergeben(portal, [id]);
      await portal.app.get(Sendungsmails, { strict: false }).laufe();
      await versende();
      return id;
    };
    await kuendigeAn();
    expect(gesendet(email)).not.toBe('');
    await kommtZurueck(bericht(email, gesendet(email)));
    smtp.mails.length = 0;
    const id = await kuendigeAn();
    expect(gesendet(email)).toBe('');
    await (await portal.als('kunde'))
      .post(`/api/auftraege/${id}/verfolgungslink`)
      .send({ email })
      .expect(201);
    await versende();
    expect(gesendet(email)).not.toBe('');
    smtp.mails.length = 0;
    await kuendigeAn();
    expect(gesendet(email)).not.toBe('');
  });

  it('an invitation that came back does not look like one that waits', async () => {
    const email = 'tippfehler@acme.example';
    await (await admin())
      .post('/api/einladungen')
      .send({ adressen: email, mandantId: portal.welt.nordKunde })
      .expect(200);
    const eine = async () =>
      (await (await admin()).get('/api/einladungen').expect(200)).body.find(
        (e: { email: string }) => e.email === email,
      );
    await versende();
    expect(await eine()).toMatchObject({ unzustellbar: false });
    await kommtZurueck(bericht(email, gesendet(email)));
    expect(await eine()).toMatchObject({ unzustellbar: true, abgelaufen: false });
    // Asked anew it waits again.
    await (await admin()).post(`/api/einladungen/${(await eine()).id}/erneut`).expect(200);
    expect(await eine()).toMatchObject({ unzustellbar: false });
  });
});
