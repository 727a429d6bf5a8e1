import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Bestand, legeBestandAn } from '../../testing/portal.js';
import { Prozess } from '../../testing/server/prozess.js';
import { passwort } from '../../testing/welt.js';
import { Empfaenger } from './testing/empfaenger.js';

/** The long form: FRACHTPORTAL_ABSTUERZE=10 FRACHTPORTAL_EREIGNISSE=2000. */
const abstuerze = Number(process.env['FRACHTPORTAL_ABSTUERZE'] ?? 2);
const anzahl = Number(process.env['FRACHTPORTAL_EREIGNISSE'] ?? 40);
const frist = 120_000 + abstuerze * 45_000 + anzahl * 300;

let bestand: Bestand;
let stelle: Empfaenger;
const gestartet: Prozess[] = [];
beforeEach(async () => {
  bestand = await legeBestandAn();
  stelle = await Empfaenger.oeffnen();
});
afterEach(async () => {
  await Promise.all(gestartet.splice(0).map((p) => p.signal('SIGKILL')));
  await stelle.schliessen();
  await bestand.entfernen();
});

async function starte(): Promise<Prozess> {
  const prozess = await Prozess.starten({
    ...bestand.env,
    WEBHOOK_ERLAUBT: '127.0.0.0/8',
    WEBHOOK_TAKT_MS: '10',
    WEBHOOK_FRIST_MS: '5000',
  });
  gestartet.push(prozess);
  return prozess;
}

async function rufe<T>(url: string, body: unknown, token = ''): Promise<{ status: number; body: T }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const antwort = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: antwort.status, body: (await antwort.json()) as T };
}

const anmelden = async ({ url }: Prozess, username: string) =>
  (await rufe<{ accessToken: string }>(`${url}/api/authentication/login`, { username, password: passwort }))
    .body.accessToken;

const datenbank = <T>(sql: string): Promise<T[]> =>
  mitVerbindung(bestand.env['DATABASE_URL'] ?? '', async (db) => (await db.query(sql)).rows as T[]);

it(`${abstuerze} kills over ${anzahl} events: none is lost, and what comes again has the same id`, {
  timeout: frist,
}, async () => {
  let laufend = await starte();
  const webhook = { name: 'ERP', adresse: `${stelle.url}/`, arten: ['auftrag.angelegt'], aktiv: true };
  const { status } = await rufe(`${laufend.url}/api/webhooks`, webhook, await anmelden(laufend, 'admin'));
  expect(status).toBe(201);
  const token = await anmelden(laufend, 'kunde');
  let gespeichert = 0;
  const lege = async () => {
    const { url } = laufend;
    const antwort = await rufe(`${url}/api/auftraege`, einAuftrag().ohneTermine().build(), token).catch(
      () => undefined,
    );
    if (antwort?.status === 201) gespeichert++;
  };
  // Every other message dies on the way: the process is killed while it waits for the answer.
  const jeSturz = Math.ceil(anzahl / abstuerze);
  for (let i = 0; i < abstuerze; i++) {
    const ziel = Math.min(anzahl, (i + 1) * jeSturz);
    const bisher = stelle.gehoert.length;
    while (gespeichert < ziel)
      await Promise.all(Array.from({ length: Math.min(8, ziel - gespeichert) }, lege));
    while (stelle.gehoert.length === bisher) await warten(5);
    await laufend.signal('SIGKILL');
    laufend = await starte();
  }
  const offen = async () =>
    (await datenbank("SELECT FROM webhookzustellung WHERE zustand <> 'zugestellt'")).length;
  let [bleibt, seit] = [await offen(), Date.now()];
  while (bleibt && Date.now() - seit < 60_000) {
    await warten(200);
    const jetzt = await offen();
    if (jetzt !== bleibt) [bleibt, seit] = [jetzt, Date.now()];
  }
  const ereignisse = await datenbank<{ id: string }>(
    "SELECT nachricht::text AS id FROM ereignis WHERE art = 'auftrag.angelegt' ORDER BY id",
  );
  const auftraege = await datenbank('SELECT FROM auftrag');
  expect(ereignisse).toHaveLength(auftraege.length);
  expect(ereignisse.length).toBeGreaterThanOrEqual(anzahl);
  expect(new Set(stelle.ids)).toEqual(new Set(ereignisse.map((e) => e.id)));
  const inhalte = new Map<string, string>();
  for (const { koepfe, inhalt } of stelle.gehoert) {
    const id = String(koepfe['webhook-id']);
    expect(inhalte.get(id) ?? inhalt).toBe(inhalt);
    inhalte.set(id, inhalt);
  }
  console.log(
    `Webhooks: ${ereignisse.length} Ereignisse, ${abstuerze} Abstürze, ${stelle.gehoert.length - inhalte.size} Wiederholungen`,
  );
  expect(await laufend.signal('SIGTERM')).toBe(0);
});
