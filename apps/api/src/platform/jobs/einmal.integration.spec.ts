import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wochentage } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import type { Type } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Benachrichtigungsversand } from '../../features/benachrichtigungen/benachrichtigungsversand.service.js';
import { Betriebspost } from '../../features/betrieb/betriebspost.service.js';
import { Aufbewahrungsregeln } from '../../features/datenleben/aufbewahrung/aufbewahrungsregeln.service.js';
import { Dauerlaeufe } from '../../features/dauerauftraege/dauerlaeufe.service.js';
import { ruhe } from '../../features/ereignisse/testing/ruhe.js';
import { Sendungsmails } from '../../features/verfolgung/sendungsmails.service.js';
import { Empfaenger } from '../../features/webhooks/testing/empfaenger.js';
import { bald } from '../../testing/bald.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../testing/portal.js';
import { SmtpServer } from '../../testing/server/smtp-server.js';
import { heute } from '../http/uhr.js';

const auftraege = 24;

/** Three processes over one database and one directory do what waits, as often as they can. */
describe('Jede Aufgabe einmal, wie viele Prozesse auch nachsehen', () => {
  let bestand: Bestand;
  let smtp: SmtpServer;
  let stelle: Empfaenger;
  let portale: Portal[] = [];
  let einer: Portal;
  beforeAll(async () => {
    [smtp, stelle, bestand] = await Promise.all([
      SmtpServer.starten(),
      Empfaenger.oeffnen(),
      legeBestandAn(),
    ]);
    const takte = Object.fromEntries(
      ['MAIL', 'DISPO', 'ANBINDUNG', 'WEBHOOK'].map((wer) => [`${wer}_TAKT_MS`, '20']),
    );
    const env = {
      ...bestand.env,
      ...takte,
      TOKEN_SECRET: '7f3a'.repeat(10),
      DISPO: 'keine',
      SMTP_URL: smtp.url,
      MAIL_ABSENDER: 'portal@nord.example',
      WEBHOOK_ERLAUBT: '127.0.0.0/8',
      // Those that the test itself lets run, in all of them at the same moment.
      DAUERAUFTRAG_TAKT_MS: '3600000',
      BETRIEB_TAKT_MS: '3600000',
    };
    portale = [];
    for (let i = 0; i < 3; i++) portale.push(await oeffnePortal({ ...bestand, env }));
    einer = portale[0] as Portal;
    await konfiguriere(einer, { sendungsmail: 'true' });
  });
  afterAll(async () => {
    for (const { app } of portale) await app.close();
    await Promise.all([smtp.stoppen(), stelle.schliessen()]);
    await bestand.entfernen();
  });

  /** All of them at once, and once more. */
  async function laufen<T>(was: Type<T>, tue: (dienst: T) => Promise<unknown>): Promise<void> {
    for (let i = 0; i < 2; i++)
      await Promise.all(portale.map(({ app }) => tue(app.get(was, { strict: false }))));
  }
  const an = (adresse: string) =>
    smtp.mails.filter((mail) => mail.an.some((empfaenger) => empfaenger.includes(adresse)));
  const admin = () => einer.als('admin');
  const kunde = () => einer.als('kunde');

  it('orders leave in one file each, webhooks, mails to recipients and to users come once', async () => {
    const { body: anbindung } = await (await admin())
      .post('/api/anbindungen')
      .send({
        name: 'Hinaus',
        richtung: 'ausgang',
        weg: 'ordner',
        ordner: 'hinaus',
        format: 'xml',
        taktSekunden: 60,
        selbstUebernehmen: false,
        aktiv: true,
      })
      .expect(201);
    await (await admin())
      .post('/api/webhooks')
      .send({
        name: 'Haken',
        adresse: `${stelle.url}/haken`,
        arten: ['auftrag.angelegt'],
        aktiv: true,
        mandantId: einer.welt.nordKunde,
      })
      .expect(201);
    await (await kunde())
      .post('/api/benachrichtigungen')
      .send({
        name: 'Angelegt',
        an: 'selbst',
        arten: ['auftrag.angelegt'],
        takt: 'sofort',
        aktiv: true,
      })
      .expect(201);
    const ids: number[] = [];
    for (let i = 0; i < auftraege; i++) {
      const body = JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build()));
      body.empfaengerAdresse.mailTrackTrace = `empfang${i}@acme.example`;
      const wer = await (portale[i % portale.length] as Portal).als('kunde');
      ids.push((await wer.post('/api/auftraege').send(body).expect(201)).body.id);
    }
    await (await kunde()).post('/api/auftraege/uebertragen').send(ids).expect(200);

    const ordner = join(bestand.env['DATA_DIR'] ?? '', 'anbindungen', anbindung.verzeichnis);
    mkdirSync(ordner, { recursive: true });
    await bald(async () => {
      const { body } = await (await admin()).get(`/api/anbindungen/${anbindung.id}`).expect(200);
      expect([body.offen, body.gescheitert]).toEqual([0, 0]);
    });
    const dateien = readdirSync(ordner).filter((name) => name.endsWith('.xml'));
    const [konfigurationen, einzelne] = [true, false].map((ist) =>
      dateien.filter((name) => name.startsWith('konfiguration') === ist),
    );
    // What was set before the orders goes the same way, once too.
    expect([konfigurationen?.length, einzelne?.length]).toEqual([1, auftraege]);
    for (const id of ids) {
      const { body } = await (await kunde()).get(`/api/auftraege/${id}`).expect(200);
      const stati = body.auftragshistorie.map((h: { sendungsstatus: { id: number } }) => h.sendungsstatus.id);
      expect(stati.filter((s: number) => s === 3)).toEqual([3]);
    }

    await bald(() => expect(new Set(stelle.ids).size).toBe(auftraege));
    expect(stelle.ids).toHaveLength(auftraege);

    await ruhe(einer);
    await laufen(Benachrichtigungsversand, (dienst) => dienst.laufe());
    await laufen(Sendungsmails, (dienst) => dienst.laufe());
    await bald(() => expect(an('kunde@example.com')).toHaveLength(1));
    expect(an('kunde@example.com')[0]?.text).toContain(`(${auftraege})`);
    for (let i = 0; i < auftraege; i++)
      await bald(() => expect(an(`empfang${i}@acme.example`)).toHaveLength(1));
  });

  it('recurring orders are made once for each day, and operators hear once of what is wrong', async () => {
    const { body: vorlage } = await (await einer.als('haupt'))
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: 'Tour', auftrag: einAuftrag().ohneTermine().build() })
      .expect(201);
    const { body: dauer } = await (await kunde())
      .post('/api/dauerauftraege')
      .send({
        name: 'Dauer',
        vorlageId: vorlage.id,
        wochentage: Object.keys(wochentage),
        wochen: 1,
        von: heute(),
        bis: null,
        feiertage: 'trotzdem',
        vorlauf: 3,
        um: '00:00',
        als: 'auftrag',
        benachrichtigt: null,
        melden: 'probleme',
        aktiv: true,
      })
      .expect(201);
    await laufen(Dauerlaeufe, (dienst) => dienst.laufe());
    const { body: laeufe } = await (await kunde()).get(`/api/dauerauftraege/${dauer.id}/laeufe`).expect(200);
    expect(laeufe.map((l: { zustand: string }) => l.zustand)).toEqual(
      Array.from({ length: 4 }, () => 'auftrag'),
    );
    expect(new Set(laeufe.map((l: { tag: string }) => l.tag)).size).toBe(4);

    // Rules that delete begin once a day.
    await (await admin())
      .put('/api/datenleben/aufbewahrung')
      .send({ regeln: [{ art: 'auftraege', frist: 10 }] })
      .expect(200);
    await laufen(Aufbewahrungsregeln, (dienst) => dienst.taeglich());
    const { body: arbeiten } = await (await admin()).get('/api/datenleben').expect(200);
    expect(arbeiten.filter((a: { art: string }) => a.art === 'aufbewahrung')).toHaveLength(1);

    // Nobody has set up a backup: that is something operators are told of.
    const vorher = an('admin@example.com').length;
    await laufen(Betriebspost, (dienst) => dienst.melde());
    await new Promise((weiter) => setTimeout(weiter, 500));
    expect(an('admin@example.com').length - vorher).toBeLessThanOrEqual(1);
  });
});
