import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { dateiHash, TestDatenbank } from '@frachtportal/testkit/test-datenbank';
import { testServerUrl } from '@frachtportal/testkit/test-server-url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request, { type Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { liesUmgebung } from '../config/umgebung.js';
import { Datenbank } from '../platform/database/datenbank.js';
import { bereiteDatenbankVor } from '../platform/database/vorbereiten/vorbereiten.js';
import { openApiDokument } from '../platform/http/openapi.js';
import { erstelleAnwendung } from '../start.js';
import { Antwortpruefung, type Dokument } from './antwortpruefung.js';
import { Testdatenbank } from './testdatenbank.js';
import { baueWelt, passwort, type Welt } from './welt.js';

const dbVerzeichnis = resolve(import.meta.dirname, '../../../../db');

/** A running portal over a database of its own. */
export interface Portal {
  app: NestFastifyApplication;
  welt: Welt;
  db: Testdatenbank;
  url: string;
  /** For what only the owner of the tables may do. */
  datenbankUrl: string;
  /** Requests without a login. */
  anonym(): TestAgent;
  /** Requests of a person; the login happens once. */
  als(name: string): Promise<TestAgent>;
  anmelden(name: string): Promise<Tokenpaar>;
  /** Ends the application and starts it again on the same database and data directory, perhaps set up differently. */
  neuStarten(env?: Record<string, string>): Promise<void>;
  schliessen(): Promise<void>;
}

/** What outlives an application: a migrated database with people in it, and a data directory. */
export interface Bestand {
  welt: Welt;
  /** The environment of an application over it. */
  env: Record<string, string>;
  entfernen(): Promise<void>;
}

export async function legeBestandAn(
  serverUrl = testServerUrl(),
  dataDir = mkdtempSync(join(tmpdir(), 'frachtportal-')),
): Promise<Bestand> {
  const datenbank = await TestDatenbank.anlegen({
    serverUrl,
    hash: dateiHash(join(dbVerzeichnis, 'migrations'), join(dbVerzeichnis, 'reference')),
    vorbereiten: (url) => bereiteDatenbankVor(url, dbVerzeichnis),
  });
  return {
    welt: await baueWelt(datenbank.url),
    env: {
      DATABASE_URL: datenbank.url,
      DATA_DIR: dataDir,
      DB_OHNE_FSYNC: 'true',
      // Many at once on a busy machine are no outage.
      DB_WARTEN_MS: '30000',
      DEMO_TAKT_MS: '3600000',
      DISPO_TAKT_MS: '3600000',
      DAUERAUFTRAG_TAKT_MS: '3600000',
      DRUCK_TAKT_MS: '3600000',
      ANBINDUNG_TAKT_MS: '3600000',
      WEBHOOK_TAKT_MS: '3600000',
      MAIL_TAKT_MS: '3600000',
      BETRIEB_TAKT_MS: '3600000',
      LOG_LEVEL: 'silent',
      WEB_DIR: '/nirgendwo',
      SBOM_DIR: join(dataDir, 'sbom'),
      DB_DIR: dbVerzeichnis,
    },
    async entfernen() {
      await datenbank.entfernen();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the whole application as it runs, migrated and with reference data, for one test file. */
export async function startePortal(env: Record<string, string> = {}): Promise<Portal> {
  const bestand = await legeBestandAn();
  return oeffnePortal({ ...bestand, env: { ...bestand.env, ...env } });
}

export async function oeffnePortal({ welt, env, entfernen }: Bestand): Promise<Portal> {
  const portal: Portal = {
    ...(await oeffne(env)),
    welt,
    datenbankUrl: env['DATABASE_URL'] ?? '',
    async neuStarten(mehr) {
      await portal.app.close();
      Object.assign(portal, await oeffne({ ...env, ...mehr }));
    },
    async schliessen() {
      await portal.app.close();
      await entfernen();
    },
  };
  return portal;
}

/** Portals of one worker say the same of themselves. */
let dokument: Dokument | undefined;

type Laufend = Omit<Portal, 'welt' | 'datenbankUrl' | 'neuStarten' | 'schliessen'>;

async function oeffne(env: Record<string, string>): Promise<Laufend> {
  // With the dispatch system of the demo; a program of its own starts as in production.
  const app = await erstelleAnwendung(liesUmgebung({ DEMO: 'true', API_DOCS: 'false', ...env }));
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const sitzungen = new Map<string, Tokenpaar>();
  dokument ??= openApiDokument(app) as unknown as Dokument;
  const vertrag = new Antwortpruefung(dokument);
  // Every answer that a test sees is as the API describes it.
  const anonym = () =>
    request.agent(url).use((anfrage: Test) => {
      anfrage.expect((antwort) => {
        const fehler = vertrag.pruefe(anfrage.method, anfrage.url, antwort);
        if (fehler.length) throw new Error(fehler.join('\n'));
      });
    });
  const anmelden = async (name: string): Promise<Tokenpaar> =>
    (
      await anonym()
        .post('/api/authentication/login')
        .send({ username: name, password: passwort })
        .expect(200)
    ).body;
  return {
    app,
    url,
    db: new Testdatenbank(app.get(Datenbank)),
    anonym,
    anmelden,
    async als(name) {
      const paar = sitzungen.get(name) ?? (await anmelden(name));
      sitzungen.set(name, paar);
      return anonym().set('authorization', `Bearer ${paar.accessToken}`);
    },
  };
}
