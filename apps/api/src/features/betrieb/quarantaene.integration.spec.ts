import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sichern } from '@frachtportal/betrieb/sicherung/sichern';
import { wiederherstellen } from '@frachtportal/betrieb/sicherung/wiederherstellen';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Befund } from '@frachtportal/domain/betrieb/betriebslage';
import type { Quarantaene, Zurueckgehaltenes } from '@frachtportal/domain/betrieb/quarantaene';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Metriken } from '../../platform/einblick/metriken.service.js';
import { Quarantaeneschalter } from '../../platform/jobs/quarantaeneschalter.repository.js';
import { bald, bis } from '../../testing/bald.js';
import { EigeneDatenbank } from '../../testing/eigene-datenbank.js';
import { SmtpServer } from '../../testing/server/smtp-server.js';
import { gelesen, markiert, verlauf } from '../dispo/testing/auftraege.js';
import { Gegenstelle, schluessel } from '../dispo/testing/gegenstelle.js';
import { Thermodrucker } from '../drucker/testing/thermodrucker.js';

const schnell = Object.fromEntries(
  ['DISPO_TAKT_MS', 'MAIL_TAKT_MS', 'DRUCK_TAKT_MS', 'ANBINDUNG_TAKT_MS'].map((name) => [name, '20']),
);
const drucknetz = { DRUCKER_ERLAUBT: '127.0.0.0/8' };
/** So many times every job has asked whether it may, at least, and was told no. */
const oft = 60;

describe('Nach einer Wiederherstellung', () => {
  let vorher: EigeneDatenbank;
  let portal: EigeneDatenbank;
  let ort: string;
  let auftraege: Auftrag[];
  const drucker = new Thermodrucker();
  let dispo: Gegenstelle;
  let post: SmtpServer;
  let abgelegt: string;

  const admin = () => portal.portal.als('admin');
  const lage = async (): Promise<Befund[]> =>
    (await (await admin()).get('/api/betrieb').expect(200)).body.befunde;
  const quarantaene = async (): Promise<Quarantaene> =>
    (await (await admin()).get('/api/betrieb/quarantaene').expect(200)).body;
  const liste = async (art: string): Promise<Zurueckgehaltenes[]> =>
    (await (await admin()).get(`/api/betrieb/quarantaene/${art}`).expect(200)).body;
  const metrik = async () => {
    const wo = portal.portal.app.get(Metriken, { strict: false }).adresse;
    return /^frachtportal_quarantaene (\d)$/m.exec(await (await fetch(`${wo}/metrics`)).text())?.[1];
  };
  const gekommen = () => ({
    auftraege: [...dispo.wirkung.entries()].filter(([nummer]) => nummer).sort(),
    // What is refused on its way in is told to administrators.
    mails: post.mails.map((m) => m.an.join()).filter((an) => !an.includes('admin')),
    etiketten: drucker.empfangen.length,
  });

  beforeAll(async () => {
    [vorher, dispo, post] = await Promise.all([
      EigeneDatenbank.oeffnen(true, drucknetz),
      Gegenstelle.oeffnen(),
      SmtpServer.starten(),
      drucker.ein(),
    ]);
    auftraege = await markiert(vorher.portal, 3);
    const verwalter = await vorher.portal.als('admin');
    const { body: geraet } = await verwalter
      .post('/api/drucker')
      .send({
        name: 'Lager',
        host: '127.0.0.1',
        port: drucker.port,
        format: '100x150',
        sprache: 'zpl',
        aktiv: true,
      })
      .expect(201);
    await verwalter.post(`/api/drucker/${geraet.id}/testdruck`).expect(202);
    const { body: anbindung } = await verwalter
      .post('/api/anbindungen')
      .send({
        name: 'Partner',
        richtung: 'eingang',
        weg: 'ordner',
        ordner: 'partner',
        taktSekunden: 5,
        selbstUebernehmen: true,
        aktiv: true,
        mandantId: vorher.portal.welt.nordKunde,
      })
      .expect(201);
    for (const username of ['kunde', 'leser'])
      await vorher.portal.anonym().post('/api/benutzer/forget').query({ nameOrEmail: username }).expect(204);
    mkdirSync(join(vorher.ort, 'dispo/ausgang'), { recursive: true });
    writeFileSync(join(vorher.ort, 'dispo/ausgang/NL-1.xml'), '<auftrag/>');
    const datei = await sichern({ datenverzeichnis: vorher.ort });
    ort = await mkdtemp(join(tmpdir(), 'frachtportal-quarantaene-'));
    await chmod(ort, 0o755);
    await wiederherstellen({ datei, datenverzeichnis: ort, ersetzen: false });
    abgelegt = join(ort, 'anbindungen', anbindung.verzeichnis, 'auftraege.csv');
    mkdirSync(join(abgelegt, '..'), { recursive: true });
    writeFileSync(abgelegt, 'Referenz;Empfänger Name\nA-1;Jäger OHG');
    portal = await vorher.ueber(ort, {
      ...schnell,
      DISPO: 'http',
      DISPO_URL: dispo.url,
      DISPO_SCHLUESSEL: schluessel,
      SMTP_URL: post.url,
      ANBINDUNG_RUHE_MS: '10',
      METRIKEN_PORT: '0',
    });
  });

  afterAll(async () => {
    await portal?.schliessen();
    await vorher?.schliessen();
    await Promise.all([dispo?.schliessen(), post?.stoppen(), drucker.aus()]);
    if (ort) await rm(ort, { recursive: true, force: true });
  });

  it('geht nichts hinaus und kommt nichts herein, bis ein Administrator verwirft und freigibt [Z-820 Z-821 Z-822 Z-823 Z-824]', async () => {
    const gefragt = vi.spyOn(portal.portal.app.get(Quarantaeneschalter, { strict: false }), 'seit');
    await bald(() => expect(gefragt.mock.calls.length).toBeGreaterThan(oft));
    expect(gekommen()).toEqual({ auftraege: [], mails: [], etiketten: 0 });
    expect(existsSync(abgelegt)).toBe(true);
    // What lay there for the dispatch system is not offered to it a second time.
    expect(readdirSync(join(ort, 'dispo'))).toEqual(['zurueckgehalten']);

    // It is to be seen: in words, on the page of the operator, and in the metrics.
    expect((await lage())[0]).toMatchObject({ bereich: 'quarantaene', stand: 'angehalten' });
    expect((await lage()).find((b) => b.bereich === 'uebertragungen')).toMatchObject({
      stand: 'angehalten',
      satz: 'Nach der Wiederherstellung zurückgehalten: 3.',
    });
    expect(await metrik()).toBe('1');
    const { seit, mengen } = await quarantaene();
    expect(Date.now() - Date.parse(seit ?? '')).toBeGreaterThan(0);
    expect(Object.fromEntries(mengen.map((m) => [m.art, m.anzahl]))).toMatchObject({
      uebertragung: 3,
      mail: 2,
      druck: 1,
    });
    const [erste, zweite, dritte] = await liste('uebertragung');
    expect([erste, zweite, dritte].map((z) => z?.gegenstand)).toEqual(auftraege.map((a) => a.spedeigennr));
    await (await admin()).get('/api/betrieb/quarantaene/brieftauben').expect(404);

    // People go on working meanwhile; only who asks for something outside is told why it does not happen.
    const [neu] = await markiert(portal.portal, 1);
    const { status, body } = await (await portal.portal.als('kunde')).post('/api/dplus-update/adressen');
    expect([status, body[0].key]).toEqual([409, 'server.quarantaene']);

    // Single ones are discarded, or all of a kind: an order counts as handed over.
    const verwirf = async (wie: string, ids?: object) =>
      (await (await admin()).post(`/api/betrieb/quarantaene/${wie}`).send(ids).expect(200)).body;
    expect(await verwirf('uebertragung/verwerfen', [erste?.id])).toBe(1);
    expect(await verwirf('uebertragung/verwerfen', [erste?.id])).toBe(0);
    expect(await verwirf('druck/alles-verwerfen')).toBe(1);
    const mails = await liste('mail');
    const anLeser = mails.find((m) => m.an.startsWith('leser'));
    expect(await verwirf('mail/verwerfen', [anLeser?.id])).toBe(1);
    const verworfen = auftraege[0]?.id ?? 0;
    expect((await gelesen(portal.portal, verworfen)).status).toMatchObject({ id: 3 });
    expect(gekommen()).toEqual({ auftraege: [], mails: [], etiketten: 0 });

    await (await admin()).post('/api/betrieb/quarantaene/freigabe').expect(204);
    const erwartet = [...auftraege.slice(1), neu].map((a) => [a?.spedeigennr, 1]).sort();
    await bald(() =>
      expect(gekommen()).toEqual({
        auftraege: erwartet,
        mails: [expect.stringContaining('kunde')],
        etiketten: 0,
      }),
    );
    await bis(() => !existsSync(abgelegt));
    const mehrmals = gefragt.mock.calls.length + oft;
    await bald(() => expect(gefragt.mock.calls.length).toBeGreaterThan(mehrmals));
    // Once, and what was discarded never.
    expect([gekommen().auftraege, gekommen().mails.length, drucker.empfangen]).toEqual([erwartet, 1, []]);
    expect(await verlauf(portal.portal, verworfen)).toEqual([1, 2, 3]);
    expect((await lage()).map((b) => b.bereich)).not.toContain('quarantaene');
    expect([(await quarantaene()).seit, await metrik()]).toEqual([null, '0']);
    await (await admin()).post('/api/betrieb/quarantaene/freigabe').expect(409);
    await (await admin()).post('/api/betrieb/quarantaene/mail/alles-verwerfen').expect(409);
    const protokolliert = await portal.direkt<{ art: string; wer: string }>(
      "SELECT art, (SELECT name FROM person WHERE nr = person_nr) AS wer FROM aenderungsprotokoll WHERE art LIKE 'quarantaene.%' ORDER BY id",
    );
    expect(protokolliert.map((p) => `${p.art} ${p.wer}`)).toEqual([
      ...Array(4).fill('quarantaene.verworfen admin'),
      'quarantaene.freigegeben admin',
    ]);
  });
});
