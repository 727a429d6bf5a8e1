import { setTimeout } from 'node:timers/promises';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Dauerauftrag, Dauerlauf } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { wochentage } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heute } from '../../platform/http/uhr.js';
import { bis } from '../../testing/bald.js';
import { type Bestand, legeBestandAn } from '../../testing/portal.js';
import { Prozess } from '../../testing/server/prozess.js';
import { passwort } from '../../testing/welt.js';

const regeln = 8;
const tage = 4;
const tode = Number(process.env['FRACHTPORTAL_ABSTUERZE'] ?? 2);

let bestand: Bestand;
const gestartet: Prozess[] = [];
beforeAll(async () => {
  bestand = await legeBestandAn();
});
afterAll(async () => {
  await Promise.all(gestartet.splice(0).map((p) => p.signal('SIGKILL')));
  await bestand.entfernen();
});

async function starte(takt: string): Promise<Prozess> {
  const env = { ...bestand.env, DAUERAUFTRAG_TAKT_MS: takt };
  const prozess = await Prozess.starten(env);
  gestartet.push(prozess);
  return prozess;
}

/** A person at a process. */
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
  const wer = { username: name, password: passwort };
  const { accessToken } = await ruf<{ accessToken: string }>('POST', 'authentication/login', wer);
  return <T>(methode: string, pfad: string, body?: unknown) => ruf<T>(methode, pfad, body, accessToken);
}
type Person = Awaited<ReturnType<typeof als>>;

async function lege(url: string): Promise<number[]> {
  const haupt = await als('haupt', url);
  const auftrag = einAuftrag().ohneTermine().build();
  const ids: number[] = [];
  for (let i = 0; i < regeln; i++) {
    const name = `Tour ${i}`;
    const { id: vorlageId } = await haupt<{ id: number }>('POST', 'auftragsvorlagen', {
      vorlageName: name,
      auftrag: { ...auftrag, absenderReferenz: `R-${i}` },
    });
    const wann = { wochentage: Object.keys(wochentage), wochen: 1, von: heute(), vorlauf: tage - 1 };
    const wie = { um: '00:00', feiertage: 'trotzdem', als: 'auftrag', melden: 'immer', benachrichtigt: null };
    const was = { name, vorlageId, bis: plusTage(heute(), tage - 1), aktiv: true, ...wann, ...wie };
    ids.push((await haupt<Dauerauftrag>('POST', 'dauerauftraege', was)).id);
  }
  return ids;
}

const laeufe = async (person: Person, ids: number[]): Promise<Dauerlauf[]> =>
  (await Promise.all(ids.map((id) => person<Dauerlauf[]>('GET', `dauerauftraege/${id}/laeufe`)))).flat();

it('each day is made once, whenever the process dies in the middle of a run', {
  timeout: 300_000,
}, async () => {
  const ids = await lege((await starte('3600000')).url);
  await gestartet.pop()?.signal('SIGKILL');
  for (let tod = 0; tod < tode; tod++) {
    const prozess = await starte('10');
    const person = await als('kunde', prozess.url);
    const vorher = (await laeufe(person, ids)).length;
    // In the middle: some are made, some are not.
    await bis(async () => (await laeufe(person, ids)).length > Math.min(vorher + 2, regeln * tage - 1));
    await setTimeout(tod * 7);
    await gestartet.pop()?.signal('SIGKILL');
  }
  const person = await als('kunde', (await starte('10')).url);
  await bis(async () => {
    const alle = await laeufe(person, ids);
    return alle.length === regeln * tage && alle.every((l) => l.zustand === 'auftrag');
  });
  const gelaufen = await laeufe(person, ids);
  expect(new Set(gelaufen.map((l) => l.auftragId)).size).toBe(regeln * tage);
  const auftraege = await person<Auftrag[]>('GET', 'auftraege/search?searchLimit=500');
  // One for each day of each rule, and none that no run knows of.
  expect(auftraege.map((a) => a.id).toSorted()).toEqual(gelaufen.map((l) => Number(l.auftragId)).toSorted());
  const jeTag = auftraege.map((a) => `${a.absenderReferenz}/${a.beladedatum}`);
  expect(new Set(jeTag).size).toBe(regeln * tage);
});
