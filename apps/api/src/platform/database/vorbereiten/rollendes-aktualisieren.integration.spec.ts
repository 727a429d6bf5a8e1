import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { andereDatenbank, mitVerbindung } from '@frachtportal/betrieb/sql';
import { phasen } from '@frachtportal/domain/auftrag/liste/phase';
import { testServerUrl } from '@frachtportal/testkit/test-server-url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buch } from '../../../testing/cluster/buch.js';
import { type Bestand, legeBestandAn } from '../../../testing/portal.js';
import { anmelden } from '../../../testing/server/programm.js';
import { Prozess, programmdatei } from '../../../testing/server/prozess.js';
import { VorigeFassung } from '../../../testing/vorige-fassung/vorige-fassung.js';
import { baueWelt } from '../../../testing/welt.js';

const name = `vorige_${randomUUID().replaceAll('-', '')}`;
const url = andereDatenbank(testServerUrl(), name);
const vorige = new VorigeFassung();
const prozesse: Prozess[] = [];

let bestand: Bestand;
let env: Record<string, string>;
beforeAll(async () => {
  await mitVerbindung(testServerUrl(), (db) => db.query(`CREATE DATABASE ${name}`));
  bestand = await legeBestandAn();
  env = { ...bestand.env, DATABASE_URL: url };
});
afterAll(async () => {
  for (const prozess of prozesse) await prozess.signal('SIGKILL');
  await mitVerbindung(testServerUrl(), (db) => db.query(`DROP DATABASE ${name} WITH (FORCE)`));
  await bestand.entfernen();
});

async function starte(programm: string, dbVerzeichnis?: string): Promise<Prozess> {
  const prozess = await Prozess.starten(
    { ...env, ...(dbVerzeichnis && { DB_DIR: dbVerzeichnis }) },
    undefined,
    programm,
  );
  prozesse.push(prozess);
  return prozess;
}

const sendeAn = (prozess: Prozess, token: string) => async (methode: string, pfad: string, body?: object) => {
  const antwort = await fetch(`${prozess.url}/api/${pfad}`, {
    method: methode,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: antwort.status, body: await antwort.json().catch(() => undefined) };
};

describe('Eine neue Fassung neben der vorigen', () => {
  it('kommt dazu, während gearbeitet wird: beide arbeiten auf dem neuen Stand, nichts scheitert und nichts geht verloren', async () => {
    const alt = await starte(vorige.programm, vorige.dbVerzeichnis);
    await baueWelt(url);
    const beiAlt = await Buch.aufschlagen(alt.url);
    // As `npm run migrate` does, before any process is replaced.
    await promisify(execFile)(process.execPath, [programmdatei('migrieren')], {
      env: { ...process.env, ...env },
    });
    await beiAlt.mehr(50);
    const neu = await starte(programmdatei('main'));
    const beiNeu = await Buch.aufschlagen(neu.url);
    await Promise.all([beiAlt.mehr(50), beiNeu.mehr(50)]);

    // Whoever has logged in there goes on here, reads and changes what the other one has stored.
    const token = await anmelden(alt);
    for (const [prozess, id] of [
      [neu, beiAlt.einer()],
      [alt, beiNeu.einer()],
    ] as const) {
      const sende = sendeAn(prozess, token);
      const { status, body } = await sende('GET', `auftraege/${id}`);
      expect(status).toBe(200);
      const geaendert = await sende('PUT', `auftraege/${id}`, { ...body, hinweis: 'vom anderen' });
      expect(geaendert.status).toBeLessThan(300);
      const { body: gelesen } = await sende('GET', `auftraege/${id}`);
      expect(gelesen.hinweis).toBe('vom anderen');
    }

    const altes = await beiAlt.schliesse();
    expect(await alt.signal('SIGTERM')).toBe(0);
    await beiNeu.mehr(50);
    const neues = await beiNeu.schliesse();
    // What both have written meanwhile is counted, whether by days or one by one.
    const zahl = async (dazu: string) => {
      const antwort = await fetch(`${neu.url}/api/auftraege/search?searchLimit=1${dazu}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return Number(antwort.headers.get('total-search-results'));
    };
    expect(await zahl('')).toBe(await zahl(`&phase=${phasen.join()}`));
    expect(await zahl('')).toBeGreaterThan(150);
    for (const { verloren, doppelt, abgewiesen } of [altes, neues])
      expect({ verloren, doppelt, abgewiesen: [...abgewiesen] }).toEqual({
        verloren: [],
        doppelt: [],
        abgewiesen: [],
      });
  });

  it('lässt die vorige nicht mehr neu beginnen: sie sagt, dass die Datenbank neuer ist', async () => {
    await expect(starte(vorige.programm, vorige.dbVerzeichnis)).rejects.toThrow(/neuer als dieses Programm/);
  });
});
