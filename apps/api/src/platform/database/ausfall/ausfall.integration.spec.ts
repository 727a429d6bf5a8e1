import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as warten } from 'node:timers/promises';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bald } from '../../../testing/bald.js';
import { legeBestandAn, oeffnePortal, type Portal } from '../../../testing/portal.js';
import { Leitung } from '../../../testing/server/leitung.js';
import { passwort } from '../../../testing/welt.js';
import { zeitenGenau } from '../../../testing/zeiten.js';

/** On a busy machine still far below a statement's limit, for which who hears nothing from the database would wait. */
const grenze = (ms: number) => (zeitenGenau ? ms : 30_000);

let ort: string;
let server: PostgresServer;
let leitung: Leitung;
let portal: Portal;
beforeAll(async () => {
  ort = await mkdtemp(join(tmpdir(), 'frachtportal-ausfall-'));
  await chmod(ort, 0o755);
  server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft: true });
  const bestand = await legeBestandAn(server.url());
  leitung = await Leitung.legen(bestand.env['DATABASE_URL'] ?? '');
  portal = await oeffnePortal({
    ...bestand,
    env: {
      ...bestand.env,
      DATABASE_URL: leitung.url,
      DB_OHNE_FSYNC: 'false',
      DB_POOL: '4',
      DB_WARTEN_MS: '2000',
      DEMO_TAKT_MS: '100',
    },
    entfernen: async () => undefined,
  });
});
afterAll(async () => {
  await portal?.schliessen();
  await leitung?.trenne();
  await server?.stoppen();
  await rm(ort, { recursive: true, force: true });
});

const auftrag = () => einAuftrag().mitPositionen(2).build();

/** As the owner of the database, past the portal and its line. */
const direkt = <T>(sql: string, werte: unknown[] = []): Promise<T[]> =>
  mitVerbindung(
    server.url(new URL(leitung.url).pathname.slice(1)),
    async (db) => (await db.query(sql, werte)).rows as T[],
  );

/** Requests of every kind: reading, writing in one statement and in a transaction, logging in. */
async function versuche(): Promise<
  { name: string; status: number; ms: number; body: unknown; retryAfter?: string }[]
> {
  const kunde = await portal.als('kunde');
  const anonym = portal.anonym();
  const anfragen = {
    search: kunde.get('/api/auftraege/search'),
    lesen: kunde.get('/api/auftraege/1'),
    anlegen: kunde.post('/api/auftraege').send(auftrag()),
    mitSchluessel: kunde.post('/api/auftraege').set('idempotency-key', `k-${Math.random()}`).send(auftrag()),
    uebertragen: kunde.post('/api/auftraege/uebertragen').send([1]),
    login: anonym.post('/api/authentication/login').send({ username: 'dispo', password: passwort }),
    erneuern: anonym.post('/api/authentication/token').send({ refreshToken: 'x'.repeat(43) }),
  };
  return Promise.all(
    Object.entries(anfragen).map(async ([name, anfrage]) => {
      const beginn = performance.now();
      const { status, body, headers } = await anfrage;
      return { name, status, ms: performance.now() - beginn, body, retryAfter: headers['retry-after'] };
    }),
  );
}

/** The machine may be busy with other things: what counts is the fastest of so many tries. */
const versucheHoechstens = 4;

async function verlangeAusfall(): Promise<void> {
  let langsamste = Number.POSITIVE_INFINITY;
  for (let mal = 0; mal < versucheHoechstens && langsamste >= grenze(3000); mal++) {
    const antworten = await versuche();
    for (const { name, status, body, retryAfter } of antworten) {
      expect([name, status, retryAfter]).toEqual([name, 503, '5']);
      expect(body, name).toEqual([
        { severity: 'ERROR', key: 'server.nichtErreichbar', text: 'Server nicht erreichbar' },
      ]);
    }
    langsamste = Math.max(...antworten.map((a) => a.ms));
  }
  expect(langsamste).toBeLessThan(grenze(3000));
  // The process itself is well: to restart it, or to send people elsewhere, would help nobody.
  await portal.anonym().get('/api/health/live').expect(200);
  expect(await antwortetDieDatenbank()).toBe(false);
}

async function antwortetDieDatenbank(): Promise<boolean> {
  const { body } = await portal.anonym().get('/api/health/ready').expect(200);
  return body.details.datenbank.antwortet;
}

/** @returns milliseconds until an order can be saved again */
async function bisGespeichert(): Promise<number> {
  const beginn = performance.now();
  const kunde = await portal.als('kunde');
  while (performance.now() - beginn < grenze(10_000)) {
    const { status } = await kunde.post('/api/auftraege').send(auftrag());
    if (status === 201) break;
    expect(status).toBe(503);
    await warten(100);
  }
  const ms = performance.now() - beginn;
  expect(await antwortetDieDatenbank()).toBe(true);
  return ms;
}

describe('Datenbank', () => {
  it('stopped is said so within 3 s by every call, and back within 5 s [Z-001,002]', async () => {
    await bisGespeichert();
    for (let i = 0; i < 2; i++) {
      await leitung.trenne();
      if (i === 0) await server.stoppen();
      await verlangeAusfall();
      if (i === 0)
        server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft: true });
      const name = new URL(leitung.url).pathname.slice(1);
      await leitung.stelleHer(server.url(name));
      expect(await bisGespeichert()).toBeLessThan(grenze(5000));
    }
  });

  it('that takes no changes is read from; saving says so, and succeeds once it does again', async () => {
    const [kunde, admin] = await Promise.all([portal.als('kunde'), portal.als('admin')]);
    const { body: gespeichert } = await kunde.post('/api/auftraege').send(auftrag()).expect(201);
    const name = new URL(leitung.url).pathname.slice(1);
    const nurLesen = async (an: 'on' | 'off') => {
      await direkt(
        `SET TRANSACTION READ WRITE; ALTER DATABASE "${name}" SET default_transaction_read_only = ${an}`,
      );
      await direkt(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'frachtportal%'`,
      );
    };
    await nurLesen('on');
    try {
      await bald(async () => {
        const { body } = await kunde
          .post('/api/auftraege')
          .send(auftrag())
          .expect(503)
          .expect('retry-after', '5');
        expect(body).toEqual([expect.objectContaining({ key: 'server.nurLesen' })]);
      });
      await kunde.get(`/api/auftraege/${gespeichert.id}`).expect(200);
      await kunde.get('/api/auftraege/search').expect(200);
      await bald(async () => {
        const { body } = await admin.get('/api/betrieb').expect(200);
        expect(body.befunde).toContainEqual(
          expect.objectContaining({ bereich: 'datenbank', stand: 'stoerung' }),
        );
      });
    } finally {
      await nurLesen('off');
    }
    await bald(() => kunde.post('/api/auftraege').send(auftrag()).expect(201));
  });

  it('stopped under load stores nothing half', async () => {
    const kunde = await portal.als('kunde');
    const status: number[] = [];
    let halt = false;
    const schreiber = Array.from({ length: 6 }, async () => {
      while (!halt) status.push((await kunde.post('/api/auftraege').send(auftrag())).status);
    });
    const gespeicherte = () => status.filter((s) => s === 201).length;
    await bald(() => expect(gespeicherte()).toBeGreaterThan(12));
    await leitung.trenne();
    await bald(() => expect(status).toContain(503));
    await leitung.stelleHer();
    const vorher = gespeicherte();
    await bald(() => expect(gespeicherte()).toBeGreaterThan(vorher + 12));
    halt = true;
    await Promise.all(schreiber);
    expect(new Set(status)).toEqual(new Set([201, 503]));
    const [zeile] = await portal.db.sql(
      `SELECT count(*)::int AS halbe FROM auftrag a WHERE 2 <> (SELECT count(*) FROM auftragsposition p WHERE p.auftrag_id = a.id)`,
    );
    expect(zeile).toEqual({ halbe: 0 });
  });

  it('out of reach is said so within 3 s, and back within 5 s', async () => {
    // Connections that stand already are cut as well, so that new ones are tried.
    await leitung.trenne();
    await leitung.stelleHer();
    leitung.verstumme();
    await verlangeAusfall();
    await leitung.stelleHer();
    expect(await bisGespeichert()).toBeLessThan(grenze(5000));
  });

  it('frozen in the middle of its work is said so, also to who waits already, and back within 5 s', async () => {
    await bisGespeichert();
    const postmaster = Number.parseInt(await readFile(join(ort, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    const kinder = await direkt<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    const sende = (signal: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of [postmaster, ...kinder.map((k) => k.pid)])
        try {
          process.kill(pid, signal);
        } catch {
          // It was the connection that asked.
        }
    };
    sende('SIGSTOP');
    try {
      // The connections stand: without a pulse everybody would wait for as long as a statement may take.
      await verlangeAusfall();
    } finally {
      sende('SIGCONT');
    }
    expect(await bisGespeichert()).toBeLessThan(grenze(5000));
  });

  it('whose connections are all taken is said so within 3 s, and back at once', async () => {
    await bisGespeichert();
    const besetzt = Array.from({ length: 4 }, () => portal.db.pool.connect());
    const clients = await Promise.all(besetzt);
    try {
      await verlangeAusfall();
    } finally {
      for (const client of clients) client.release();
    }
    expect(await bisGespeichert()).toBeLessThan(grenze(2000));
  });

  it('that is full says so and stores nothing half; what is read is still answered', async () => {
    await bisGespeichert();
    const kunde = await portal.als('kunde');
    const anzahl = () => direkt('SELECT count(*)::int AS n FROM auftrag');
    const vorher = await anzahl();
    // As PostgreSQL says it of a disk without room, after the head of the order is written.
    await direkt(`CREATE FUNCTION voll() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE disk_full USING MESSAGE = 'could not extend file: No space left on device'; END $$`);
    await direkt('CREATE TRIGGER voll BEFORE INSERT ON auftragsposition EXECUTE FUNCTION voll()');
    for (let i = 0; i < 5; i++) {
      const antwort = await kunde.post('/api/auftraege').send(auftrag());
      expect([antwort.status, antwort.body[0].key]).toEqual([507, 'server.platteVoll']);
    }
    expect(await anzahl()).toEqual(vorher);
    await kunde.get('/api/auftraege/search').expect(200);
    await direkt('DROP FUNCTION voll() CASCADE');
    expect(await bisGespeichert()).toBeLessThan(grenze(5000));
  });

  it('whose connections are ended by an administrator is served again at once', async () => {
    await portal.db.zeilen('SELECT 1');
    await direkt(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    expect(await bisGespeichert()).toBeLessThan(grenze(2000));
  });

  it('that would lose acknowledged orders is refused at the start', async () => {
    await portal.db.quelle.query('SELECT 1');
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    const setze = async (sql: string, wert: string) => {
      await client.query(sql);
      await client.query('SELECT pg_reload_conf()');
      await bald(async () =>
        expect((await client.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: wert }]),
      );
    };
    await setze('ALTER SYSTEM SET synchronous_commit = off', 'off');
    await expect(portal.neuStarten()).rejects.toThrow('nicht dauerhaft eingestellt: synchronous_commit=off');
    await setze('ALTER SYSTEM RESET synchronous_commit', 'on');
    await client.end();
    await portal.neuStarten();
    expect(await bisGespeichert()).toBeLessThan(grenze(5000));
  });
});
