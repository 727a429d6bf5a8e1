import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Anbindung, Ausgangsdatei } from '@frachtportal/domain/anbindung/anbindung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Sammeluebergabe } from '../../dispo/eigene/sammeluebergabe.service.js';
import { vonHand } from '../../dispo/testing/auftraege.js';
import { eigenerMailserver } from '../../mailvorlagen/testing/eigener-mailserver.js';
import { Abholen } from '../abholen.service.js';
import { ImapServer } from '../testing/imap-server.js';
import { SftpServer } from '../testing/sftp-server.js';

let portal: Portal;
let wurzel: string;
beforeAll(async () => {
  portal = await startePortal({
    ...vonHand,
    DISPO: 'keine',
    ANBINDUNG_RUHE_MS: '10',
    ANBINDUNG_ERLAUBT: '127.0.0.0/8',
  });
  wurzel = portal.app.get<Umgebung>(UMGEBUNG).ANBINDUNG_VERZEICHNIS;
});
afterAll(() => portal.schliessen());

const admin = () => portal.als('admin');
let zaehler = 0;
const angaben = (dazu: object = {}) => ({
  name: `Quittiert ${++zaehler}`,
  richtung: 'eingang',
  weg: 'ordner',
  ordner: `quittiert-${zaehler}`,
  taktSekunden: 5,
  selbstUebernehmen: true,
  aktiv: true,
  mandantId: portal.welt.nordKunde,
  quittieren: true,
  ...dazu,
});
async function verbinde(dazu: object = {}): Promise<Anbindung> {
  const { status, body } = await (await admin()).post('/api/anbindungen').send(angaben(dazu));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const ort = (a: Anbindung, ...teile: string[]) => join(wurzel, a.verzeichnis ?? '', ...teile);
async function hole(a: Anbindung): Promise<void> {
  await (await admin()).post(`/api/anbindungen/${a.id}/nachsehen`).expect(200);
  await portal.app.get(Abholen, { strict: false }).laufe();
  await portal.app.get(Sammeluebergabe, { strict: false }).laufe();
}
async function lege(a: Anbindung, name: string, inhalt: string | Buffer): Promise<void> {
  mkdirSync(ort(a), { recursive: true });
  writeFileSync(ort(a, name), inhalt);
  await hole(a);
}
/** What lies there for the partner, oldest first. */
const antworten = (a: Anbindung) =>
  readdirSync(ort(a, 'quittungen'))
    .sort((x, y) => Number(/\d+/.exec(x)) - Number(/\d+/.exec(y)))
    .map((name) => ({ name, text: readFileSync(ort(a, 'quittungen', name), 'utf8') }));
const dateien = async ({ id }: Anbindung): Promise<Ausgangsdatei[]> =>
  (await (await admin()).get(`/api/anbindungen/${id}/dateien`).expect(200)).body;

const kopf = 'Referenz;Empfänger Name;PLZ;Ort;Inhalt;Anzahl;Verpackung;Gewicht;Absender';
const zeile = (r: string, gewicht = '12,5') => `${r};Jäger OHG;28195;Bremen;Schrauben;1;KT;${gewicht};Werk`;

describe('Was einem Partner zu seinen Dateien gesagt wird', () => {
  it('which order each line became, why it did not, that it was known already: each file once', async () => {
    const a = await verbinde();
    await lege(a, 'gut.csv', [kopf, zeile('QU-1'), zeile('QU-2')].join('\n'));
    const [gut] = antworten(a);
    expect(gut?.name).toMatch(/^quittung-\d+\.csv$/);
    const nummern = [...(gut?.text ?? '').matchAll(/"übernommen";"\d+";"([^"]+)"/g)].map(
      ([, nummer]) => nummer,
    );
    expect(nummern).toHaveLength(2);
    const { body } = await (await portal.als('kunde')).get('/api/auftraege/search?query=QU-1').expect(200);
    expect(nummern).toContain(body[0].spedeigennr);
    // Looked again, nothing more is said.
    await hole(a);
    expect(antworten(a)).toHaveLength(1);
    await lege(a, 'gut.csv', [kopf, zeile('QU-1'), zeile('QU-2')].join('\n'));
    await lege(a, '=1+1.csv', Buffer.from([0, 1, 2]));
    await lege(a, 'schlecht.csv', [kopf, zeile('QU-3', 'viel')].join('\n'));
    const [, doppelt, kaputt, schlecht] = antworten(a).map(({ text }) => text);
    expect(doppelt).toContain('"gut.csv";"schon bekannt"');
    // No cell that a spreadsheet would run.
    expect(kaputt).toContain(`"'=1+1.csv";"abgewiesen"`);
    expect(schlecht).toMatch(/"schlecht\.csv";"wird von Hand geprüft";"\d+";"";"„viel“ ist keine Zahl\./);
    expect((await dateien(a)).map((d) => d.zustand)).toEqual(Array.from({ length: 4 }, () => 'gesendet'));
  });

  it('to EDIFACT a CONTRL; nothing where nobody wants it', async () => {
    const edifact = readFileSync(
      join(import.meta.dirname, '../../../../../../packages/testkit/dateien/edifact/zwei-auftraege-d96a.edi'),
    );
    const a = await verbinde();
    await lege(a, 'auftrag.edi', edifact);
    const [antwort, ...weitere] = antworten(a);
    expect([antwort?.name, weitere]).toEqual([expect.stringMatching(/^contrl-\d+\.edi$/), []]);
    expect(antwort?.text).toContain('UCI+REF1+4012345000009:14+SPEDITION:ZZ+');
    const still = await verbinde({ quittieren: false });
    await lege(still, 'still.csv', [kopf, zeile('QU-4')].join('\n'));
    expect(readdirSync(ort(still))).not.toContain('quittungen');
    expect(await dateien(still)).toEqual([]);
  });

  it('over SFTP into the folder that is named, and by mail to the address that is named, not to strangers', async () => {
    const sftp = await SftpServer.starten();
    const imap = await ImapServer.starten();
    const { smtp, beende } = await eigenerMailserver(portal);
    try {
      for (const ordner of ['ein', 'aus']) mkdirSync(join(sftp.ordner, ordner));
      writeFileSync(join(sftp.ordner, 'ein', 'a.csv'), [kopf, zeile('QU-5')].join('\n'));
      const ueberSftp = await verbinde({
        weg: 'sftp',
        ordner: null,
        host: '127.0.0.1',
        port: sftp.port,
        anmeldung: 'passwort',
        benutzername: 'partner',
        geheimnis: 'geheim',
        fingerabdruck: sftp.fingerabdruck,
        eingangspfad: '/ein',
        ausgangspfad: '/aus',
      });
      await hole(ueberSftp);
      const [name = ''] = readdirSync(join(sftp.ordner, 'aus'));
      expect(readFileSync(join(sftp.ordner, 'aus', name), 'utf8')).toContain('"a.csv";"übernommen"');

      const perMail = await verbinde({
        weg: 'postfach',
        ordner: null,
        host: '127.0.0.1',
        port: imap.port,
        anmeldung: 'passwort',
        verschluesselung: 'keine',
        benutzername: 'testuser',
        geheimnis: 'testpass',
        absenderliste: '@acme.example',
        empfaenger: 'edi@acme.example',
      });
      const mail = (von: string) =>
        [
          `From: ${von}`,
          'Subject: Bestellung',
          'MIME-Version: 1.0',

          'Content-Type: text/csv; name="b.csv"',
          'Content-Disposition: attachment; filename="b.csv"',
          '',
          kopf,
          zeile('QU-6'),
        ].join('\r\n');
      imap.stelleZu(mail('einkauf@acme.example'));
      imap.stelleZu(mail('boese@anders.example'));
      await hole(perMail);
      expect(smtp.mails.map(({ an }) => an)).toEqual([[expect.stringContaining('edi@acme.example')]]);
    } finally {
      await beende();
      await Promise.all([sftp.stoppen(), imap.stoppen()]);
    }
  });

  it.each([
    ['postfach', 'empfaenger'],
    ['sftp', 'ausgangspfad'],
  ])('over %s it has to be said where to: %s', async (weg, feld) => {
    const antwort = await (await admin()).post('/api/anbindungen').send(
      angaben({
        weg,
        ordner: null,
        host: '127.0.0.1',
        port: 993,
        anmeldung: 'passwort',
        eingangspfad: '/ein',
        verschluesselung: 'tls',
        benutzername: 'partner',
        geheimnis: 'geheim',
      }),
    );
    expect([antwort.status, antwort.body.map((m: { field: string }) => m.field)]).toEqual([400, [feld]]);
  });
});
