import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freierPort } from '@frachtportal/betrieb/freier-port';
import { startTestServer } from '@frachtportal/testkit/test-server';

const api = resolve(import.meta.dirname, '../../api/dist/main.js');
const startfristMs = 150_000;

/** A portal that runs for journeys. */
export interface LaufendesPortal {
  url: string;
  /** Its database. */
  datenbank: string;
  /** What it has printed so far. */
  ausgabe(): string;
  stoppen(): Promise<void>;
}

/** Starts the built portal with demo data over a fresh database, perhaps set up differently. */
export async function startePortal(
  env: Record<string, string> = {},
  host = '127.0.0.1',
): Promise<LaufendesPortal> {
  const server = await startTestServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'frachtportal-e2e-'));
  const port = await freierPort();
  const prozess = spawn(process.execPath, [api], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: server.url,
      DB_OHNE_FSYNC: 'true',
      DATA_DIR: dataDir,
      PORT: String(port),
      PORTAL_URL: `http://${host}:${port}`,
      HOST: '127.0.0.1',
      DEMO: 'true',
      DEMO_AUFTRAEGE: '300',
      DEMO_TAKT_MS: '1000',
      DAUERAUFTRAG_TAKT_MS: '1000',
      // Label printers of journeys stand on this machine.
      DRUCKER_ERLAUBT: '127.0.0.0/8',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  let ausgabe = '';
  prozess.stdout.on('data', (teil) => {
    ausgabe += teil;
  });
  const url = `http://${host}:${port}`;
  await bereit(`${url}/api/health/ready`, prozess);
  return {
    url,
    datenbank: server.url,
    ausgabe: () => ausgabe,
    async stoppen() {
      const ende = new Promise((fertig) => prozess.once('exit', fertig));
      prozess.kill('SIGTERM');
      await ende;
      await server.stoppen();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function bereit(adresse: string, prozess: ChildProcess): Promise<void> {
  const ende = Date.now() + startfristMs;
  while (Date.now() < ende) {
    if (prozess.exitCode !== null) throw new Error(`Das Portal endete mit ${prozess.exitCode}`);
    if (
      await fetch(adresse).then(
        (a) => a.ok,
        () => false,
      )
    )
      return;
    await new Promise((weiter) => setTimeout(weiter, 200));
  }
  throw new Error('Das Portal wurde nicht bereit');
}
