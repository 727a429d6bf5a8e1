import { mkdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Anbindung, Anbindungseingang, Anbindungsprobe } from '@frachtportal/domain/anbindung/anbindung';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { Abholen } from './abholen.service.js';
import { SftpServer } from './testing/sftp-server.js';

const erlaubt = { ANBINDUNG_ERLAUBT: '127.0.0.0/8', ANBINDUNG_RUHE_MS: '10' };

let portal: Portal;
let server: SftpServer;
beforeAll(async () => {
  portal = await startePortal(erlaubt);
});
beforeEach(async () => {
  server = await SftpServer.starten();
});
afterEach(() => server.stoppen());
afterAll(() => portal.schliessen());

let zaehler = 0;
const angaben = (dazu: object = {}) => ({
  name: `Server ${++zaehler}`,
  richtung: 'eingang',
  weg: 'sftp',
  taktSekunden: 5,
  aktiv: true,
  selbstUebernehmen: true,
  mandantId: portal.welt.nordKunde,
  host: '127.0.0.1',
  port: server.port,
  anmeldung: 'passwort',
  benutzername: 'partner',
  geheimnis: 'geheim',
  eingangspfad: '/in',
  fingerabdruck: server.fingerabdruck,
  ...dazu,
});
const admin = () => portal.als('admin');
const lege = async (dazu: object = {}): Promise<Anbindung> =>
  (await (await admin()).post('/api/anbindungen').send(angaben(dazu)).expect(201)).body;
const probe = async ({ id }: Anbindung): Promise<Anbindungsprobe> =>
  (await (await admin()).post(`/api/anbindungen/${id}/probe`).expect(200)).body;
async function hole({ id }: Anbindung): Promise<Anbindung> {
  await (await admin()).post(`/api/anbindungen/${id}/nachsehen`).expect(200);
  await portal.app.get(Abholen, { strict: false }).laufe();
  return (await (await admin()).get(`/api/anbindungen/${id}`).expect(200)).body;
}
const eingaenge = async ({ id }: Anbindung): Promise<Anbindungseingang[]> =>
  (await (await admin()).get(`/api/anbindungen/${id}/eingaenge`).expect(200)).body;

const kopf = 'Referenz;Empfänger Name;PLZ;Ort;Inhalt;Anzahl;Verpackung;Gewicht;Absender';
const csv = (r: string) => `${kopf}\n${r};Jäger OHG;28195;Bremen;Schrauben;1;KT;12,5;Werk`;
const legeHin = (name: string, inhalt: string) => writeFileSync(join(server.ordner, 'in', name), inhalt);

describe('Ein SFTP-Server, von dem Aufträge kommen', () => {
  it('a file becomes orders once, and is moved, not deleted [Z-810]', async () => {
    const a = await lege({ erledigtpfad: '/fertig' });
    legeHin('a.csv', csv('SFTP-1'));
    legeHin('b.csv', csv('SFTP-1'));
    legeHin('halb.csv.part', csv('SFTP-2'));
    expect(await probe(a)).toMatchObject({ gelungen: true, wartend: 2, fehler: null, fingerabdruck: null });
    expect((await hole(a)).fehler).toBeNull();
    const [zweiter, erster] = await eingaenge(a);
    expect(erster).toMatchObject({
      dateiname: 'a.csv',
      absender: 'partner@127.0.0.1',
      zustand: 'uebernommen',
    });
    expect(zweiter).toMatchObject({ dateiname: 'b.csv', zustand: 'doppelt', laufId: null });
    expect(server.in('fertig')).toEqual([`${erster?.id}-a.csv`, `${zweiter?.id}-b.csv`].sort());
    expect(server.in('in')).toEqual(['halb.csv.part']);
    // The same content later on is known, whatever it is called.
    legeHin('c.csv', csv('SFTP-1'));
    await hole(a);
    expect((await eingaenge(a)).map((e) => e.zustand)).toEqual(['doppelt', 'doppelt', 'uebernommen']);
  });

  it('what cannot be read lies among the faulty files, by default beside the others', async () => {
    const a = await lege({ anmeldung: 'schluessel', geheimnis: server.eigener });
    legeHin('bild.csv', '\u0000\u0001');
    legeHin('riesig.csv', 'a');
    truncateSync(join(server.ordner, 'in/riesig.csv'), 21 * 1_048_576);
    expect((await hole(a)).fehler).toBeNull();
    expect((await eingaenge(a)).map((e) => [e.dateiname, e.fehler])).toEqual([
      ['riesig.csv', 'Die Datei ist größer als 20 MB.'],
      ['bild.csv', expect.stringContaining('von keiner Art')],
    ]);
    expect(server.in('in/fehler')).toHaveLength(2);
    expect(server.in('in')).toEqual([]);
  });

  it('that cannot be moved stays, is tried again, and makes no second run', async () => {
    const a = await lege({ erledigtpfad: '/fertig' });
    expect((await probe(a)).gelungen).toBe(true);
    legeHin('fest.csv', csv('SFTP-3'));
    // The folder goes while the file is read: a file of the same name stands in its place.
    renameSync(join(server.ordner, 'fertig'), join(server.ordner, 'anderswo'));
    writeFileSync(join(server.ordner, 'fertig'), '');
    expect((await hole(a)).fehler).toContain('Den Ordner /fertig gibt es auf dem Server nicht');
    expect(server.in('in')).toEqual(['fest.csv']);
    renameSync(join(server.ordner, 'fertig'), join(server.ordner, 'datei'));
    mkdirSync(join(server.ordner, 'fertig'));
    expect((await hole(a)).fehler).toBeNull();
    expect((await eingaenge(a)).map((e) => e.zustand)).toEqual(['uebernommen']);
    expect(server.in('fertig')).toHaveLength(1);
  });
});

describe('Der Schlüssel eines SFTP-Servers', () => {
  it('is shown to whoever asks before anything is told to it, and is confirmed by a person', async () => {
    const a = await lege({ fingerabdruck: null });
    legeHin('a.csv', csv('SFTP-4'));
    expect((await hole(a)).fehler).toContain(server.fingerabdruck);
    const gezeigt = await probe(a);
    expect(gezeigt).toMatchObject({ gelungen: false, fingerabdruck: server.fingerabdruck });
    expect(server.versuche).toBe(0);
    const { geheimnis: _, ...ohne } = angaben({ name: a.name, fingerabdruck: gezeigt.fingerabdruck });
    await (await admin()).put(`/api/anbindungen/${a.id}`).send(ohne).expect(200);
    expect((await hole(a)).fehler).toBeNull();
    expect((await eingaenge(a))[0]).toMatchObject({ dateiname: 'a.csv', zustand: 'uebernommen' });
  });

  it('that is another one than before gets no password, and nothing is taken', async () => {
    const a = await lege();
    expect((await probe(a)).gelungen).toBe(true);
    await server.andererSchluessel();
    const versuche = server.versuche;
    legeHin('a.csv', csv('SFTP-5'));
    expect((await hole(a)).fehler).toContain('mit einem anderen Schlüssel aus als dem bestätigten');
    expect(await probe(a)).toMatchObject({ gelungen: false, fingerabdruck: server.fingerabdruck });
    expect(server.versuche).toBe(versuche);
    expect(server.in('in')).toEqual(['a.csv']);
  });
});

describe('Was an einem SFTP-Server nicht geht', () => {
  it('is said in words', async () => {
    const gruende: (string | null)[] = [];
    const falsche = [
      { geheimnis: 'falsch' },
      { eingangspfad: '/fehlt' },
      { erledigtpfad: '/in/../in' },
      { port: 1 },
    ];
    for (const falsch of falsche) gruende.push((await probe(await lege(falsch))).fehler);
    expect(gruende).toEqual([
      'Der Server weist Benutzername, Passwort oder Schlüssel ab.',
      'Den Ordner /fehlt gibt es auf dem Server nicht.',
      'Erledigtes und Fehlerhaftes braucht andere Ordner als den, aus dem gelesen wird.',
      'Der Server nimmt auf diesem Port keine Verbindung an.',
    ]);
  });

  it.each([
    ['host', { host: '169.254.169.254' }],
    ['host', { host: '::1' }],
    ['eingangspfad', { eingangspfad: ' ' }],
    ['fingerabdruck', { fingerabdruck: 'MD5:aa' }],
    ['anmeldung', { anmeldung: 'oauth2' }],
    ['geheimnis', { geheimnis: '' }],
    ['geheimnis', { anmeldung: 'schluessel', geheimnis: 'kein Schlüssel' }],
  ])('is refused at %s', async (field, falsch) => {
    const { body } = await (await admin()).post('/api/anbindungen').send(angaben(falsch)).expect(400);
    expect(body.map((m: { field: string }) => m.field)).toContain(field);
  });

  it('a name is looked up when it is connected to: what it stands for then is what counts', async () => {
    await portal.neuStarten({ ...erlaubt, ANBINDUNG_ERLAUBT: '' });
    const a = await lege({ host: 'localhost' });
    expect((await probe(a)).fehler).toContain('ANBINDUNG_ERLAUBT');
    await portal.neuStarten(erlaubt);
    expect(server.versuche).toBe(0);
  });
});
