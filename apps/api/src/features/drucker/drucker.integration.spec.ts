import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Druckauftrag, Drucker } from '@frachtportal/domain/drucker/drucker';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { bilder, gelesene } from '../berichte/testing/zpl-lesen.js';
import { Druckversand } from './druckversand.service.js';
import { Thermodrucker } from './testing/thermodrucker.js';

/** Nothing runs by itself: the test says when. */
const umgebung = {
  DRUCK_PAUSE_MS: '10',
  DRUCK_FRIST_MS: '1000',
  DRUCK_VERSUCHE: '3',
  DRUCKER_ERLAUBT: '127.0.0.0/8',
};

let portal: Portal;
const drucker = new Thermodrucker();
beforeAll(async () => {
  portal = await startePortal(umgebung);
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
});
afterEach(() => drucker.aus());
afterAll(() => portal.schliessen());

let zaehler = 0;
const angaben = (dazu: object = {}) => ({
  name: `Lager ${++zaehler}`,
  host: '127.0.0.1',
  port: drucker.port || 9100,
  format: '100x150',
  sprache: 'zpl',
  aktiv: true,
  ...dazu,
});
const lege = async (dazu: object = {}): Promise<Drucker> =>
  (await (await portal.als('admin')).post('/api/drucker').send(angaben(dazu)).expect(201)).body;

async function auftrag(kartons: number, wer = 'kunde'): Promise<Auftrag> {
  const neu = einAuftrag().mitPositionen(einePosition().inKartons(kartons).build()).ohneTermine().build();
  return (await (await portal.als(wer)).post('/api/auftraege').send(neu).expect(201)).body;
}

const sende = async (id: number, ids: number[], wer = 'kunde') =>
  (await portal.als(wer)).post(`/api/drucker/${id}/etiketten`).send(ids);
const bestelle = async (id: number, ids: number[]): Promise<Druckauftrag> => {
  const { status, body } = await sende(id, ids);
  expect(status).toBe(202);
  return body;
};
const lies = async (id: number, wer = 'kunde'): Promise<Druckauftrag> =>
  (await (await portal.als(wer)).get(`/api/druckauftraege/${id}`).expect(200)).body;
const laufe = () => portal.app.get(Druckversand, { strict: false }).laufe();
const nummern = async (id: number): Promise<string[]> =>
  (await (await portal.als('kunde')).get(`/api/auftraege/${id}`)).body.auftragspositionen.flatMap(
    (p: Auftrag['auftragspositionen'][number]) => p.packstuecke.map((s) => s.sscc),
  );

describe('Etiketten an einen Drucker im Netz', () => {
  it('gehen als ZPL hin, lassen sich lesen und tragen die Nummern der Packstücke [Z-705 Z-706 Z-707]', async () => {
    await drucker.ein();
    const { id } = await lege();
    const [a, b] = [await auftrag(2), await auftrag(1)];
    const job = await bestelle(id, [a.id, b.id]);
    expect(job).toMatchObject({ zustand: 'wartet', auftraege: 2, etiketten: 3, spedeigennr: a.spedeigennr });
    await laufe();
    expect(await lies(job.id)).toMatchObject({ zustand: 'gedruckt', gesendet: 3, letzterFehler: null });
    expect(drucker.empfangen).toHaveLength(1);
    const erwartet = [...(await nummern(a.id)), ...(await nummern(b.id))];
    expect(await gelesene(drucker.empfangen.join(''))).toEqual(erwartet.map((n) => [[`(00)${n}`, 'GS1']]));
    const liste = await (await portal.als('kunde')).get('/api/druckauftraege?zustand=gedruckt').expect(200);
    expect(liste.body[0].id).toBe(job.id);
    await laufe();
    expect(drucker.empfangen).toHaveLength(1);
  });

  it('warten, wenn er aus ist, und kommen, wenn er wieder da ist', async () => {
    await drucker.ein();
    const { id } = await lege({ port: drucker.port });
    await drucker.aus();
    const vorher = drucker.empfangen.length;
    const a = await auftrag(1);
    const job = await bestelle(id, [a.id]);
    await laufe();
    const gescheitert = await lies(job.id);
    expect(gescheitert).toMatchObject({ zustand: 'wartet', versuche: 1 });
    expect(gescheitert.letzterFehler).toContain('nimmt keine Verbindung an');
    await drucker.ein();
    await bis(async () => {
      await laufe();
      return (await lies(job.id)).zustand === 'gedruckt';
    });
    expect(drucker.empfangen).toHaveLength(vorher + 1);
  });

  it('werden aufgegeben, mit dem Grund, und lassen sich erneut senden oder verwerfen [Z-708 Z-709]', async () => {
    await drucker.ein();
    const { id } = await lege({ port: drucker.port });
    await drucker.aus();
    const job = await bestelle(id, [(await auftrag(1)).id]);
    await bis(async () => {
      await laufe();
      return (await lies(job.id)).zustand === 'fehler';
    });
    expect(await lies(job.id)).toMatchObject({ versuche: 3, naechsterVersuch: null });
    const kunde = await portal.als('kunde');
    await drucker.ein();
    const vorher = drucker.empfangen.length;
    await kunde.post(`/api/druckauftraege/${job.id}/wiederholen`).expect(200);
    await laufe();
    expect(await lies(job.id)).toMatchObject({ zustand: 'gedruckt' });
    expect(drucker.empfangen).toHaveLength(vorher + 1);

    await kunde.post(`/api/druckauftraege/${job.id}/verwerfen`).expect(409);
    const zweiter = await bestelle(id, [(await auftrag(1)).id]);
    const { body } = await kunde.post(`/api/druckauftraege/${zweiter.id}/verwerfen`).expect(200);
    expect(body.zustand).toBe('verworfen');
    await laufe();
    expect(drucker.empfangen).toHaveLength(vorher + 1);
  });

  it('viele gehen in Portionen: nach einem Abbruch beginnt nicht alles von vorn', async () => {
    await drucker.ein();
    const { id } = await lege({ port: drucker.port });
    const a = await auftrag(60);
    const ab = drucker.empfangen.length;
    let verbindungen = 0;
    drucker.beiVerbindung = (v) => ++verbindungen === 2 && v.destroy();
    const job = await bestelle(id, [a.id]);
    await laufe();
    expect(await lies(job.id)).toMatchObject({ zustand: 'wartet', gesendet: 25 });
    await bis(async () => {
      await laufe();
      return (await lies(job.id)).zustand === 'gedruckt';
    });
    drucker.beiVerbindung = () => undefined;
    const gedruckt = [
      ...drucker.empfangen
        .slice(ab)
        .join('')
        .matchAll(/>;>800(\d{18})/g),
    ].map((t) => t[1]);
    expect(gedruckt).toEqual(await nummern(a.id));
  });

  it('derselbe Schlüssel druckt einmal', async () => {
    await drucker.ein();
    const { id } = await lege({ port: drucker.port });
    const a = await auftrag(1);
    const kunde = await portal.als('kunde');
    const einmal = () =>
      kunde.post(`/api/drucker/${id}/etiketten`).set('Idempotency-Key', `druck-${a.id}`).send([a.id]);
    const [erste, zweite] = [await einmal(), await einmal()];
    expect([erste.status, zweite.status, zweite.body.id]).toEqual([202, 202, erste.body.id]);
  });

  it('ein Drucker, der langsam ist, hält keinen anderen auf', async () => {
    await drucker.ein();
    const langsam = await new Thermodrucker().ein();
    langsam.auflegenMs = 600;
    const [erster, zweiter] = [await lege({ port: langsam.port }), await lege({ port: drucker.port })];
    const lang = await bestelle(erster.id, [(await auftrag(1)).id]);
    const kurz = await bestelle(zweiter.id, [(await auftrag(1)).id]);
    await laufe();
    const [laenger, kuerzer] = [await lies(lang.id), await lies(kurz.id)];
    expect([laenger.zustand, kuerzer.zustand]).toEqual(['gedruckt', 'gedruckt']);
    expect(Date.parse(kuerzer.erledigtAm ?? '')).toBeLessThan(Date.parse(laenger.erledigtAm ?? ''));
    await langsam.aus();
  });
});

describe('Drucker', () => {
  it('pflegt ein Administrator; gewählt werden die eingeschalteten [Z-700 Z-701 Z-702 Z-703]', async () => {
    const admin = await portal.als('admin');
    const { id, name } = await lege({ aktiv: false });
    expect((await admin.post('/api/drucker').send({ ...angaben(), name })).body[0]).toMatchObject({
      key: 'drucker.nameVergeben',
      field: 'name',
    });
    const wahl = async () => (await (await portal.als('leser')).get('/api/drucker').expect(200)).body;
    expect(JSON.stringify(await wahl())).not.toContain(name);
    expect((await sende(id, [(await auftrag(1)).id])).body[0].key).toBe('drucker.abgeschaltet');
    const neu = angaben({ format: 'a6' });
    await admin.put(`/api/drucker/${id}`).send(neu).expect(200);
    expect(await wahl()).toContainEqual({ id, name: neu.name, format: 'a6' });
    const alle = (await admin.get('/api/drucker/pflege').expect(200)).body;
    expect(alle).toContainEqual({ id, ...neu, version: 2 });
  });

  it('ändert nur, wer den letzten Stand gelesen hat', async () => {
    const admin = await portal.als('admin');
    const { id, version } = await lege();
    const aendere = (stand: string) => admin.put(`/api/drucker/${id}`).set('if-match', stand).send(angaben());
    expect(version).toBe(1);
    expect((await aendere('"1"').expect(200)).headers['etag']).toBe('"2"');
    const veraltet = await aendere('"1"');
    expect([veraltet.status, veraltet.body[0].key]).toEqual([409, 'server.konflikt']);
    await aendere('"2"').expect(200);
    await admin.delete(`/api/drucker/${id}`).set('if-match', '"1"').expect(409);
    await admin.put('/api/drucker/2147483647').set('if-match', '"1"').send(angaben()).expect(404);
  });

  it('lässt sich löschen, mit dem, was er gedruckt hat, aber nicht, solange Etiketten auf ihn warten [Z-711]', async () => {
    await drucker.ein();
    const admin = await portal.als('admin');
    const { id, name } = await lege({ port: drucker.port });
    const gedruckt = await bestelle(id, [(await auftrag(1)).id]);
    await laufe();
    expect((await lies(gedruckt.id)).zustand).toBe('gedruckt');
    const job = await bestelle(id, [(await auftrag(1)).id]);
    const sprachen = [
      ['50', 'Auf den Drucker warten noch Etiketten. Bitte lassen Sie sie drucken oder verwerfen Sie sie.'],
      ['51', 'Labels are still waiting for the printer. Please have them printed or discard them.'],
    ] as const;
    for (const [sprache, text] of sprachen) {
      const antwort = await admin.delete(`/api/drucker/${id}`).set('languageId', sprache);
      expect([antwort.status, antwort.body[0].key, antwort.body[0].text]).toEqual([
        409,
        'drucker.erwartet',
        text,
      ]);
    }
    await (await portal.als('fremd')).delete(`/api/drucker/${id}`).expect(403);
    const kunde = await portal.als('kunde');
    await kunde.post(`/api/druckauftraege/${job.id}/verwerfen`).expect(200);
    await admin.delete(`/api/drucker/${id}`).expect(204);
    expect(JSON.stringify((await admin.get('/api/drucker/pflege')).body)).not.toContain(name);
    await kunde.get(`/api/druckauftraege/${gedruckt.id}`).expect(404);
    await admin.delete(`/api/drucker/${id}`).expect(404);
    expect((await lege({ name })).name).toBe(name);
  });

  it('druckt auf Wunsch eine Probe mit seinem Namen [Z-704]', async () => {
    await drucker.ein();
    const { id } = await lege({ name: 'Rampe ^XZ Süd', port: drucker.port, format: 'a6' });
    const { body } = await (await portal.als('admin')).post(`/api/drucker/${id}/testdruck`).expect(202);
    await laufe();
    expect(await lies(body.id, 'admin')).toMatchObject({
      zustand: 'gedruckt',
      auftraege: 0,
      spedeigennr: null,
    });
    const zpl = drucker.empfangen.at(-1) ?? '';
    expect(zpl).toContain('Rampe _5EXZ S_C3_BCd');
    expect(await bilder(zpl)).toHaveLength(1);
  });

  it.each([
    '169.254.169.254',
    '::1',
    '::ffff:169.254.169.254',
    'fe80::1',
    '224.0.0.1',
    '0.0.0.0',
    '100.100.100.200',
    'fd00:ec2::254',
    '64:ff9b::a9fe:a9fe',
    'zwei worte',
    'http://drucker',
    'a..b',
  ])('steht nicht unter %s', async (host) => {
    const antwort = await (await portal.als('admin')).post('/api/drucker').send(angaben({ host }));
    expect(antwort.status).toBe(400);
    expect(antwort.body[0]).toMatchObject({ key: 'drucker.host', field: 'host' });
  });

  it.each(['192.168.1.20', '10.0.0.5', '172.16.3.4', 'fd12:3456::9', 'zebra-1.lager.example', '127.0.0.9'])(
    'darf unter %s stehen',
    async (host) => expect((await lege({ host })).host).toBe(host),
  );

  it('gehört einer Spedition: andere sehen weder ihn noch seine Aufträge', async () => {
    await drucker.ein();
    const { id } = await lege({ port: drucker.port });
    const job = await bestelle(id, [(await auftrag(1)).id]);
    const fremd = await portal.als('fremd');
    expect((await fremd.get('/api/drucker').expect(200)).body).toEqual([]);
    for (const was of [`drucker/${id}/etiketten`, `druckauftraege/${job.id}/wiederholen`])
      await fremd.post(`/api/${was}`).send([1]).expect(404);
    await fremd.get(`/api/druckauftraege/${job.id}`).expect(404);
    await (await portal.als('metro')).get(`/api/druckauftraege/${job.id}`).expect(404);
    await (await portal.als('dispo')).get(`/api/druckauftraege/${job.id}`).expect(200);
    const fremder = await auftrag(1, 'fremd');
    expect((await sende(id, [fremder.id])).status).toBe(404);
  });
});

it('ohne Erlaubnis bekommt der eigene Rechner nichts, auch nicht unter einem Namen', async () => {
  await drucker.ein();
  const { id } = await lege({ host: 'localhost', port: drucker.port });
  await portal.neuStarten({ ...umgebung, DRUCKER_ERLAUBT: '' });
  const job = await bestelle(id, [(await auftrag(1)).id]);
  const vorher = drucker.empfangen.length;
  await laufe();
  expect(await lies(job.id)).toMatchObject({
    zustand: 'fehler',
    letzterFehler: 'An die Adresse von „localhost“ darf nicht gedruckt werden.',
  });
  expect(drucker.empfangen).toHaveLength(vorher);
  const direkt = await (await portal.als('admin')).post('/api/drucker').send(angaben());
  expect(direkt.body[0]).toMatchObject({ key: 'drucker.host', field: 'host' });
});
