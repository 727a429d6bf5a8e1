import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freierPort } from '@frachtportal/betrieb/freier-port';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { startTestServer } from '@frachtportal/testkit/test-server';

const api = resolve(import.meta.dirname, '../../api/dist/main.js');
const startfristMs = 60_000;

/**
 * Starts the built portal with demo data over a fresh database; journeys find it under `PORTAL_URL`, its database under
 * `PORTAL_DB`. Where the former is set already, the portal there is used.
 */
export default async function starte(): Promise<() => Promise<void>> {
  if (process.env['PORTAL_URL']) return async () => undefined;
  const server = await startTestServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'frachtportal-e2e-'));
  const port = await freierPort();
  const prozess = spawn(process.execPath, [api], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: server.url,
      DB_OHNE_FSYNC: 'true',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO: 'true',
      DEMO_AUFTRAEGE: '300',
      DEMO_TAKT_MS: '1000',
      LOG_LEVEL: 'info',
    },
  });
  process.env['PORTAL_DB'] = server.url;
  process.env['PORTAL_URL'] = `http://127.0.0.1:${port}`;
  await bereit(`http://127.0.0.1:${port}/api/health/ready`, prozess);
  // The shipped dangerous-goods list ends in 2027; what is tested with it does not.
  await mitVerbindung(server.url, (db) => db.query("UPDATE gefahrgutklasse SET gueltig_bis = '2098-12-31'"));
  return async () => {
    const ende = new Promise((fertig) => prozess.once('exit', fertig));
    prozess.kill('SIGTERM');
    await ende;
    await server.stoppen();
    rmSync(dataDir, { recursive: true, force: true });
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
