import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Anbindung, Anbindungseingang } from '@frachtportal/domain/anbindung/anbindung';
import type { Auftragseingang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Abholen } from './abholen.service.js';

/** Nothing runs by itself: the test says when. */
let portal: Portal;
let wurzel: string;
beforeAll(async () => {
  portal = await startePortal({ ANBINDUNG_RUHE_MS: '30' });
  wurzel = portal.app.get<Umgebung>(UMGEBUNG).ANBINDUNG_VERZEICHNIS;
});
afterAll(() => portal.schliessen());

let zaehler = 0;
const angaben = (dazu: object = {}) => ({
  name: `Partner ${++zaehler}`,
  richtung: 'eingang',
  weg: 'ordner',
  ordner: `partner-${zaehler}`,
  taktSekunden: 5,
  selbstUebernehmen: true,
  aktiv: true,
  mandantId: portal.welt.nordKunde,
  ...dazu,
});
async function lege(dazu: object = {}): Promise<Anbindung & { pfad: string }> {
  const { body } = await (await portal.als('admin')).post('/api/anbindungen').send(angaben(dazu)).expect(201);
  const pfad = join(wurzel, body.verzeichnis);
  mkdirSync(pfad, { recursive: true });
  return { ...body, pfad };
}
async function hole({ id }: Anbindung): Promise<void> {
  await (await portal.als('admin')).post(`/api/anbindungen/${id}/nachsehen`).expect(200);
  await portal.app.get(Abholen, { strict: false }).laufe();
}
const lies = async ({ id }: Anbindung): Promise<Anbindung> =>
  (await (await portal.als('admin')).get(`/api/anbindungen/${id}`).expect(200)).body;
const eingaenge = async ({ id }: Anbindung): Promise<Anbindungseingang[]> =>
  (await (await portal.als('admin')).get(`/api/anbindungen/${id}/eingaenge`).expect(200)).body;
/** What one of the administrators is told; the others hear the same. */
const mails = (art: string) =>
  portal.db.sql<{ an: string; inhalt: string }>(
    `SELECT an, inhalt FROM mail WHERE art = '${art}' AND an = 'admin@example.com' ORDER BY id`,
  );

const kopf = 'Referenz;Empfänger Name;PLZ;Ort;Inhalt;Anzahl;Verpackung;Gewicht;Absender';
let referenz = 0;
const zeile = (gewicht = '12,5', r = `A-${++referenz}`) =>
  `${r};Jäger OHG;28195;Bremen;Schrauben;1;KT;${gewicht};Werk`;
const csv = (...zeilen: string[]) => [kopf, ...zeilen].join('\n');

describe('Anbindungen pflegen', () => {
  it('anlegen, lesen, ändern mit Stand, löschen; jede Änderung steht im Protokoll [Z-800 Z-801 Z-802 Z-803 Z-804]', async () => {
    const admin = await portal.als('admin');
    const neu = await lege({ partner: 'ACME', format: 'csv', zeichensatz: 'windows-1252' });
    expect(neu).toMatchObject({
      partner: 'ACME',
      format: 'csv',
      zeichensatz: 'windows-1252',
      imNamenVon: 'admin',
      version: 1,
      verzeichnis: `${portal.welt.nordKunde}/${neu.ordner}`,
      fehler: null,
    });
    const { headers } = await admin.get(`/api/anbindungen/${neu.id}`).expect(200);
    const geaendert = { ...angaben(), name: neu.name, ordner: neu.ordner, aktiv: false };
    const put = () => admin.put(`/api/anbindungen/${neu.id}`).set('if-match', headers['etag'] ?? '');
    expect((await put().send(geaendert).expect(200)).body).toMatchObject({ aktiv: false, version: 2 });
    await put().send(geaendert).expect(409);
    await admin
      .delete(`/api/anbindungen/${neu.id}`)
      .set('if-match', headers['etag'] ?? '')
      .expect(409);
    await admin.delete(`/api/anbindungen/${neu.id}`).expect(204);
    await admin.get(`/api/anbindungen/${neu.id}`).expect(404);
    const { body } = await admin.get('/api/anbindungen').expect(200);
    expect(body.map((a: Anbindung) => a.id)).not.toContain(neu.id);
    const arten = await portal.db.sql<{ art: string }>(
      `SELECT art FROM aenderungsprotokoll WHERE gegenstand = '${neu.name}' ORDER BY id`,
    );
    expect(arten.map(({ art }) => art)).toEqual([
      'anbindung.angelegt',
      'anbindung.geaendert',
      'anbindung.geloescht',
    ]);
  });

  it.each([
    ['anbindung.ordnername', { ordner: '../fremd' }],
    ['anbindung.ordnername', { ordner: 'a/b' }],
    ['anbindung.ordnername', { ordner: '.' }],
    ['feld.pflicht', { ordner: '' }],
    ['feld.bereich', { taktSekunden: 1 }],
    ['feld.auswahl', { weg: 'taube' }],
    ['feld.auswahl', { format: 'pdf' }],
  ])('refuses what cannot be, with %s', async (key, falsch) => {
    const { body } = await (await portal.als('admin'))
      .post('/api/anbindungen')
      .send(angaben(falsch))
      .expect(400);
    expect(body[0]).toMatchObject({ key, field: Object.keys(falsch)[0] });
  });

  it('two of a client have neither name nor folder in common; those of others may', async () => {
    const { name, ordner } = await lege();
    const admin = await portal.als('admin');
    const mit = async (dazu: object) =>
      (await admin.post('/api/anbindungen').send(angaben(dazu)).expect(400)).body[0];
    expect(await mit({ name })).toMatchObject({ key: 'anbindung.nameVergeben', field: 'name' });
    expect(await mit({ ordner })).toMatchObject({ key: 'anbindung.ordnerVergeben', field: 'ordner' });
    await lege({ name, ordner, mandantId: portal.welt.nordMetro });
  });
});

describe('Ein Ordner, aus dem Aufträge kommen', () => {
  it('a file that is put in becomes orders of its client by itself, and is moved, not deleted [Z-805 Z-806]', async () => {
    const a = await lege();
    const inhalt = csv(zeile('12,5', 'ORDNER-1'), zeile('8', 'ORDNER-2'));
    writeFileSync(join(a.pfad, 'bestellung.csv'), inhalt);
    await hole(a);
    const [eingang] = await eingaenge(a);
    expect(eingang).toMatchObject({
      dateiname: 'bestellung.csv',
      zustand: 'uebernommen',
      laufzustand: 'uebernommen',
      fehler: null,
      auftraege: 2,
      uebernommen: 2,
      abgelehnt: 0,
    });
    const kunde = await portal.als('kunde');
    const { body: lauf } = await kunde.get(`/api/auftragseingang/${eingang?.laufId}/zeilen`).expect(200);
    const { body: auftrag } = await kunde.get(`/api/auftraege/${lauf[0].auftragId}`).expect(200);
    expect(auftrag).toMatchObject({ absenderReferenz: 'ORDNER-1', mandant: { id: portal.welt.nordKunde } });
    expect(readdirSync(a.pfad).sort()).toEqual(['erledigt', 'fehler']);
    expect(readFileSync(join(a.pfad, 'erledigt', `${eingang?.id}-bestellung.csv`), 'utf8')).toBe(inhalt);
    expect((await lies(a)).letzterLaufAm).not.toBeNull();
    expect(await mails('eingangWartet')).toEqual([]);
  });

  it('with one refused line nothing is taken over: it waits where files are imported, and administrators hear of it', async () => {
    const a = await lege();
    writeFileSync(join(a.pfad, 'halb.csv'), csv(zeile('12,5', 'HALB-1'), zeile('viel', 'HALB-2')));
    await hole(a);
    const [eingang] = await eingaenge(a);
    expect(eingang).toMatchObject({
      zustand: 'wartet',
      laufzustand: 'geprueft',
      abgelehnt: 1,
      uebernommen: 0,
    });
    const { body } = await (await portal.als('kunde')).get('/api/auftragseingang').expect(200);
    const lauf = (body as Auftragseingang[]).find((l) => l.id === eingang?.laufId);
    expect(lauf).toMatchObject({ dateiname: 'halb.csv', zustand: 'geprueft', neu: 1, abgelehnt: 1 });
    const briefe = await mails('eingangWartet');
    expect(briefe.map(({ an }) => an)).toEqual(['admin@example.com']);
    expect(briefe[0]?.inhalt).toContain('halb.csv');
    expect(readdirSync(join(a.pfad, 'erledigt'))).toEqual([`${eingang?.id}-halb.csv`]);
    // A person decides; the list then says what has become of it.
    const kunde = await portal.als('kunde');
    await kunde.post(`/api/auftragseingang/${eingang?.laufId}/uebernehmen`).send({}).expect(200);
    expect((await eingaenge(a))[0]).toMatchObject({ laufzustand: 'uebernommen', uebernommen: 1 });
  });

  it('without the wish to take over by itself every file waits', async () => {
    const a = await lege({ selbstUebernehmen: false });
    writeFileSync(join(a.pfad, 'gut.csv'), csv(zeile()));
    await hole(a);
    expect((await eingaenge(a))[0]).toMatchObject({
      zustand: 'wartet',
      laufzustand: 'geprueft',
      abgelehnt: 0,
    });
  });

  it('the same content again creates nothing, whatever the file is called', async () => {
    const a = await lege();
    const inhalt = csv(zeile('3', 'EINMAL-1'));
    for (const name of ['eins.csv', 'zwei.csv', 'eins.csv']) {
      writeFileSync(join(a.pfad, name), inhalt);
      await hole(a);
    }
    const alle = await eingaenge(a);
    expect(alle.map((e) => [e.dateiname, e.zustand])).toEqual([
      ['eins.csv', 'doppelt'],
      ['zwei.csv', 'doppelt'],
      ['eins.csv', 'uebernommen'],
    ]);
    expect(new Set(alle.map((e) => e.laufId).filter(Boolean)).size).toBe(1);
    expect(readdirSync(join(a.pfad, 'erledigt'))).toHaveLength(3);
  });

  it('another file with a reference that is taken already waits for somebody', async () => {
    const a = await lege();
    for (const gewicht of ['3', '4']) {
      writeFileSync(join(a.pfad, `${gewicht}.csv`), csv(zeile(gewicht, 'REFERENZ-1')));
      await hole(a);
    }
    expect((await eingaenge(a)).map((e) => e.zustand)).toEqual(['wartet', 'uebernommen']);
  });

  it('what cannot be read is put among the faulty files, with why; corrected it may come again', async () => {
    const a = await lege({ format: 'csv' });
    writeFileSync(join(a.pfad, 'bild.csv'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
    writeFileSync(join(a.pfad, 'leer.csv'), '');
    writeFileSync(join(a.pfad, 'b.ndjson'), '{"absenderReferenz":"X"}');
    await hole(a);
    const alle = await eingaenge(a);
    expect(alle.map((e) => [e.dateiname, e.zustand, e.fehler])).toEqual([
      ['leer.csv', 'fehler', 'Die Datei enthält keine Zeilen.'],
      ['bild.csv', 'fehler', expect.stringContaining('von keiner Art')],
      ['b.ndjson', 'fehler', 'Die Datei ist NDJSON, die Anbindung nimmt ein anderes Format an.'],
    ]);
    expect(readdirSync(join(a.pfad, 'fehler'))).toHaveLength(3);
    expect(await mails('eingangAbgewiesen')).toHaveLength(3);
    const admin = await portal.als('admin');
    await admin
      .put(`/api/anbindungen/${a.id}`)
      .send({ ...angaben(), name: a.name, ordner: a.ordner })
      .expect(200);
    writeFileSync(join(a.pfad, 'b.ndjson'), '{"absenderReferenz":"X"}');
    await hole(a);
    expect((await eingaenge(a))[0]).toMatchObject({ dateiname: 'b.ndjson', zustand: 'wartet' });
  });

  it('reads no file that is still written, and none that programs name so', async () => {
    const a = await lege();
    for (const name of ['.halb', 'a.csv.part', 'b.tmp', 'c.csv~'])
      writeFileSync(join(a.pfad, name), csv(zeile()));
    const wachsend = join(a.pfad, 'wachsend.csv');
    let inhalt = `${kopf}\n`;
    const schreibe = () => {
      inhalt += `${zeile()}\n`;
      writeFileSync(wachsend, inhalt);
    };
    schreibe();
    const schreiber = setInterval(schreibe, 5);
    await hole(a);
    clearInterval(schreiber);
    expect(await eingaenge(a)).toEqual([]);
    await hole(a);
    expect((await eingaenge(a))[0]).toMatchObject({
      dateiname: 'wachsend.csv',
      auftraege: inhalt.trim().split('\n').length - 1,
    });
    expect(readdirSync(a.pfad).sort()).toEqual([
      '.halb',
      'a.csv.part',
      'b.tmp',
      'c.csv~',
      'erledigt',
      'fehler',
    ]);
  });

  it('follows no link out of the folder, and reads nothing that is too large', async () => {
    const a = await lege();
    const geheim = join(wurzel, 'geheim.csv');
    writeFileSync(geheim, csv(zeile('1', 'GEHEIM-1')));
    symlinkSync(geheim, join(a.pfad, 'verweis.csv'));
    writeFileSync(join(a.pfad, 'riesig.csv'), 'a');
    truncateSync(join(a.pfad, 'riesig.csv'), 21 * 1_048_576);
    await hole(a);
    expect((await eingaenge(a)).map((e) => [e.dateiname, e.zustand, e.fehler])).toEqual([
      ['verweis.csv', 'fehler', expect.stringContaining('keine gewöhnliche Datei')],
      ['riesig.csv', 'fehler', 'Die Datei ist größer als 20 MB.'],
    ]);
    expect(readFileSync(geheim, 'utf8')).toContain('GEHEIM-1');
    expect((await eingaenge(a)).map((e) => e.laufId)).toEqual([null, null]);
  });

  it('a folder that leads elsewhere is not read, which administrators hear once', async () => {
    const a = await lege();
    rmSync(a.pfad, { recursive: true });
    const fremd = join(wurzel, 'fremd');
    mkdirSync(fremd);
    writeFileSync(join(fremd, 'a.csv'), csv(zeile()));
    symlinkSync(fremd, a.pfad);
    await hole(a);
    await hole(a);
    expect((await lies(a)).fehler).toContain('führt über einen Verweis anderswohin');
    expect(readdirSync(fremd)).toContain('a.csv');
    expect(await mails('anbindungGestoert')).toHaveLength(1);
    rmSync(a.pfad);
    await hole(a);
    expect(await lies(a)).toMatchObject({ fehler: null, fehlerSeit: null });
  });

  it('works in the name of whoever saved it last, as long as they may', async () => {
    const a = await lege();
    await konfiguriere(portal, { denyOrderEdit: 'true' });
    writeFileSync(join(a.pfad, 'a.csv'), csv(zeile()));
    await hole(a);
    await konfiguriere(portal, { denyOrderEdit: 'false' });
    expect((await lies(a)).fehler).toContain('darf das nicht mehr');
    expect(readdirSync(a.pfad)).toContain('a.csv');
    await hole(a);
    expect((await eingaenge(a))[0]).toMatchObject({ zustand: 'uebernommen' });
  });

  it('that is switched off is left alone', async () => {
    const a = await lege({ aktiv: false });
    writeFileSync(join(a.pfad, 'a.csv'), csv(zeile()));
    await hole(a);
    expect(readdirSync(a.pfad)).toEqual(['a.csv']);
    expect(await eingaenge(a)).toEqual([]);
  });
});

describe('In einem Cluster', () => {
  it('a folder that one machine alone would see is refused at its field; a directory for all is named for it', async () => {
    const geheimnis = '7f3a'.repeat(10);
    const cluster = {
      CLUSTER: 'true',
      TOKEN_SECRET: geheimnis,
      DATEN_SCHLUESSEL: geheimnis,
      DISPO: 'keine',
      PORTAL_URL: 'https://portal.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DOKUMENTE: 's3',
      S3_BUCKET: 'b',
      S3_SCHLUESSEL_ID: 'i',
      S3_SCHLUESSEL: geheimnis,
    };
    const versuche = async () =>
      (await portal.als('admin')).post('/api/anbindungen').send(angaben({ aktiv: false }));
    await portal.neuStarten(cluster);
    const { status, body } = await versuche();
    expect([status, body[0]?.field, body[0]?.key]).toEqual([400, 'weg', 'anbindung.ordnerImCluster']);
    await portal.neuStarten({ ...cluster, ANBINDUNG_VERZEICHNIS: wurzel });
    expect((await versuche()).status).toBe(201);
  });
});
