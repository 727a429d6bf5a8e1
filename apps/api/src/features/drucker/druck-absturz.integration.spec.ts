import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Druckauftrag, Drucker } from '@frachtportal/domain/drucker/drucker';
import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bis } from '../../testing/bald.js';
import { type Bestand, legeBestandAn } from '../../testing/portal.js';
import { Prozess } from '../../testing/server/prozess.js';
import { passwort } from '../../testing/welt.js';
import { Thermodrucker } from './testing/thermodrucker.js';

let bestand: Bestand;
let drucker: Thermodrucker;
const gestartet: Prozess[] = [];
beforeEach(async () => {
  bestand = await legeBestandAn();
  drucker = await new Thermodrucker().ein();
});
afterEach(async () => {
  await Promise.all(gestartet.splice(0).map((p) => p.signal('SIGKILL')));
  await drucker.aus();
  await bestand.entfernen();
});

/** @param frist how long the printer may take for a portion; as long again, and some, an ended process keeps it */
async function starte(frist: string): Promise<Prozess> {
  const prozess = await Prozess.starten({
    ...bestand.env,
    DRUCK_TAKT_MS: '10',
    DRUCK_FRIST_MS: frist,
    DRUCK_PAUSE_MS: '20',
    DRUCK_VERSUCHE: '1000',
    DRUCKER_ERLAUBT: '127.0.0.0/8',
  });
  gestartet.push(prozess);
  return prozess;
}

/** A person at one of the processes. */
async function als(name: string, url: string) {
  const ruf = async <T>(methode: string, pfad: string, body?: unknown, token = ''): Promise<T> => {
    const antwort = await fetch(`${url}/api/${pfad}`, {
      method: methode,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status} ${await antwort.text()}`);
    return (await antwort.json()) as T;
  };
  const { accessToken } = await ruf<{ accessToken: string }>('POST', 'authentication/login', {
    username: name,
    password: passwort,
  });
  return <T>(methode: string, pfad: string, body?: unknown) => ruf<T>(methode, pfad, body, accessToken);
}

async function richteEin(url: string): Promise<number> {
  const admin = await als('admin', url);
  await admin('PUT', 'config-param/coco', [{ key: 'client.gs1Basisnummer', value: '9521234' }]);
  const angaben = { name: 'Lager', host: '127.0.0.1', port: drucker.port, format: '100x150', sprache: 'zpl' };
  return (await admin<Drucker>('POST', 'drucker', { ...angaben, aktiv: true })).id;
}

type Person = Awaited<ReturnType<typeof als>>;

async function bestelle(person: Person, druckerId: number, kartons: number): Promise<number> {
  const neu = einAuftrag().mitPositionen(einePosition().inKartons(kartons).build()).ohneTermine().build();
  const { id } = await person<Auftrag>('POST', 'auftraege', neu);
  return (await person<Druckauftrag>('POST', `drucker/${druckerId}/etiketten`, [id])).id;
}

const gedruckt = async (person: Person, ids: number[]) => {
  const liste = await person<Druckauftrag[]>('GET', 'druckauftraege?zustand=gedruckt&searchLimit=1000');
  return ids.every((id) => liste.some((d) => d.id === id));
};

it('two processes with one outbox print every label once, and never both at the printer', {
  timeout: 120_000,
}, async () => {
  const [eins, zwei] = await Promise.all([starte('30000'), starte('30000')]);
  const druckerId = await richteEin(eins.url);
  drucker.auflegenMs = 15;
  const [links, rechts] = [await als('kunde', eins.url), await als('kunde', zwei.url)];
  const ids: number[] = [];
  for (let i = 0; i < 10; i++)
    ids.push(...(await Promise.all([links, rechts].map((person) => bestelle(person, druckerId, 2)))));
  await bis(() => gedruckt(links, ids));
  expect(drucker.nummern).toHaveLength(40);
  expect(new Set(drucker.nummern).size).toBe(40);
  expect(drucker.hoechstensZugleich).toBe(1);
});

it('nothing that was accepted is lost when the process dies in the middle; at most a portion is printed twice', {
  timeout: 120_000,
}, async () => {
  let laufend = await starte('3000');
  const druckerId = await richteEin(laufend.url);
  let stirb: (() => void) | undefined;
  drucker.beiVerbindung = () => stirb?.();
  const ids: number[] = [];
  for (let i = 0; i < 3; i++) {
    const verbunden = new Promise<void>((fertig) => {
      stirb = fertig;
    });
    ids.push(await bestelle(await als('kunde', laufend.url), druckerId, 30));
    await verbunden;
    await laufend.signal('SIGKILL');
    stirb = undefined;
    laufend = await starte('3000');
  }
  const person = await als('kunde', laufend.url);
  await bis(() => gedruckt(person, ids));
  const verschiedene = new Set(drucker.nummern);
  expect(verschiedene.size).toBe(90);
  expect(drucker.nummern.length).toBeLessThanOrEqual(90 + 3 * 25);
  expect(await laufend.signal('SIGTERM')).toBe(0);
});
