import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ImapServer } from '../features/anbindungen/testing/imap-server.js';
import { bis } from '../testing/bald.js';
import { anmelden, Programm } from '../testing/server/programm.js';
import { type Prozess, programmdatei } from '../testing/server/prozess.js';

const programm = new Programm();
let imap: ImapServer;
let portal: Prozess | undefined;
beforeAll(async () => {
  imap = await ImapServer.starten();
});
afterEach(async () => {
  await portal?.signal('SIGKILL');
});
afterAll(() => imap.stoppen());

const ordner = () => join(programm.env['DATA_DIR'] ?? '', 'geheimnis');
const schluessel = () => readdirSync(ordner()).filter((name) => name.startsWith('daten'));

/** `npm run schluessel:wechseln`, as far as it is the API's. */
function beginneWechsel(env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [programmdatei('schluessel-wechseln')], {
    env: { ...programm.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
async function wechsle(env: Record<string, string> = {}): Promise<string> {
  const kind = beginneWechsel(env);
  const gesagt = kind.stdout && kind.stderr ? await Promise.all([kind.stdout, kind.stderr].map(text)) : [];
  return gesagt.join('').trim();
}

async function verwalter(env: Record<string, string> = {}) {
  await portal?.signal('SIGKILL');
  const takte = { ANBINDUNG_TAKT_MS: '20', ANBINDUNG_FRIST_MS: '2000', ANBINDUNG_ERLAUBT: '127.0.0.0/8' };
  const laufend = await programm.starten({ ...takte, ...env });
  portal = laufend;
  const token = await anmelden(laufend, 'admin');
  return async <T>(methode: string, pfad: string, body?: unknown): Promise<T> => {
    const antwort = await fetch(`${laufend.url}/api/anbindungen${pfad}`, {
      method: methode,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!antwort.ok) throw new Error(`${pfad}: ${antwort.status} ${await antwort.text()}`);
    return (antwort.status === 204 ? undefined : await antwort.json()) as T;
  };
}
type Verwalter = Awaited<ReturnType<typeof verwalter>>;

const postfach = (name: string) => ({
  name,
  richtung: 'eingang',
  weg: 'postfach',
  taktSekunden: 86_400,
  aktiv: true,
  selbstUebernehmen: false,
  host: '127.0.0.1',
  port: imap.port,
  verschluesselung: 'keine',
  anmeldung: 'passwort',
  benutzername: 'testuser',
  geheimnis: 'testpass',
});

/** Creates it and waits until it was looked at: the first look makes the folders of the mailbox. */
async function lege(admin: Verwalter, name: string): Promise<void> {
  const neu = await admin<Anbindung>('POST', '', postfach(name));
  expect(await nachBlick(admin, neu)).toBeNull();
}
/** Why the mailbox could not be read at the look that follows. */
async function nachBlick(admin: Verwalter, { id, letzterLaufAm }: Anbindung): Promise<string | null> {
  const lies = () => admin<Anbindung>('GET', `/${id}`);
  await bis(async () => (await lies()).letzterLaufAm !== letzterLaufAm);
  return (await lies()).fehler;
}
async function fehlerBei(admin: Verwalter, anbindung: Anbindung): Promise<string | null> {
  await admin('POST', `/${anbindung.id}/nachsehen`);
  return nachBlick(admin, anbindung);
}
const alle = (admin: Verwalter) => admin<Anbindung[]>('GET', '');
/** Every mailbox is read with the password that is stored. */
async function alleLesbar(admin: Verwalter, anzahl: number): Promise<void> {
  expect(await alle(admin)).toHaveLength(anzahl);
  // One after the other: none of them meets another in the same mailbox.
  for (const a of await alle(admin)) expect(await fehlerBei(admin, a)).toBeNull();
}

const kennungen = () =>
  mitVerbindung(programm.datenbankUrl, async (db) => {
    const { rows } = await db.query<{ kennung: string }>(
      "SELECT DISTINCT split_part(geheimnis, '.', 2) AS kennung FROM anbindung",
    );
    return rows.map(({ kennung }) => kennung);
  });

it('killed on its way it leaves both keys, with which the portal works, and is finished by being called again', {
  timeout: 180_000,
}, async () => {
  let admin = await verwalter();
  await lege(admin, 'Eins');
  const [alte] = await kennungen();

  // Somebody holds the row: the new key is drawn, and the transaction cannot end.
  await mitVerbindung(programm.datenbankUrl, async (db) => {
    await db.query('BEGIN');
    await db.query('SELECT 1 FROM anbindung FOR UPDATE');
    const kind = beginneWechsel();
    const ende = new Promise((fertig) => kind.once('exit', (_, signal) => fertig(signal)));
    await bis(() => existsSync(join(ordner(), 'daten.neu')));
    kind.kill('SIGKILL');
    expect(await ende).toBe('SIGKILL');
    await db.query('ROLLBACK');
  });
  expect(schluessel()).toEqual(['daten', 'daten.neu']);
  expect(await kennungen()).toEqual([alte]);
  // What is stored meanwhile takes the new key; both can be read after a new start, which says what is to be done.
  await lege(admin, 'Zwei');
  expect(await kennungen()).toHaveLength(2);
  admin = await verwalter();
  expect(portal?.ausgabe()).toContain('Noch einmal aufrufen: npm run schluessel:wechseln');
  await alleLesbar(admin, 2);

  // To its end, while the portal runs.
  cpSync(ordner(), `${ordner()}-mitte`, { recursive: true });
  expect(await wechsle()).toMatch(/^Mit dem neuen Schlüssel \([\da-f]{8}\) verschlüsselte Kennwörter: 2$/);
  expect(schluessel()).toEqual(['daten']);
  expect(await kennungen()).not.toContain(alte);
  await alleLesbar(admin, 2);
  // What a crash between the two last steps leaves: all is stored, and both keys are there.
  rmSync(ordner(), { recursive: true });
  cpSync(`${ordner()}-mitte`, ordner(), { recursive: true });
  await alleLesbar(admin, 2);
  const neue = await kennungen();
  await wechsle();
  expect(schluessel()).toEqual(['daten']);
  expect(await kennungen()).toEqual(neue);
});

it('a key of the environment is changed for the one that stands there next to it', {
  timeout: 180_000,
}, async () => {
  const [a, b] = ['a', 'b'].map((anfang) => `${anfang}${'0123456789'.repeat(4)}`);
  const alter = { DATEN_SCHLUESSEL: a ?? '' };
  const beide = { DATEN_SCHLUESSEL: b ?? '', DATEN_SCHLUESSEL_ALT: a ?? '' };
  let admin = await verwalter(alter);
  for (const { id } of await alle(admin)) await admin('DELETE', `/${id}`);
  await lege(admin, 'Umgebung');
  expect(await wechsle(alter)).toContain('den bisherigen als DATEN_SCHLUESSEL_ALT');
  expect(await wechsle(beide)).toContain('DATEN_SCHLUESSEL_ALT wird nicht mehr gebraucht.');
  admin = await verwalter({ DATEN_SCHLUESSEL: b ?? '' });
  await alleLesbar(admin, 1);
  // Without it nothing can be read, and that is said instead of being stored anew.
  expect(await wechsle()).toContain('Nicht lesbar, bitte neu eingeben: Kennwort der Anbindung „Umgebung“');
});
