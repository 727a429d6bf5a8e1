import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freierPort } from '@frachtportal/betrieb/freier-port';
import { startTestServer } from '@frachtportal/testkit/test-server';
import { apiStart } from '../orte.ts';
import { starteServer } from '../prozesse.ts';

export interface Portal {
  url: string;
  /** Of one that runs already it is not known. */
  pid: number;
  beenden(): Promise<void>;
}

/** The built portal with demo data over a database of its own; `PORTAL_URL` measures one that runs already. */
export async function startePortal(protokoll: number): Promise<Portal> {
  const laufendes = process.env['PORTAL_URL'];
  if (laufendes) return { url: laufendes, pid: 0, beenden: async () => undefined };
  const server = await startTestServer();
  const ordner = mkdtempSync(join(tmpdir(), 'frachtportal-bench-web-'));
  const env = {
    DATABASE_URL: server.url,
    DB_OHNE_FSYNC: 'true',
    DATA_DIR: ordner,
    HOST: '127.0.0.1',
    DEMO: 'true',
    DEMO_AUFTRAEGE: '2000',
    DEMO_TAKT_MS: '3600000',
  };
  const port = await freierPort();
  const prozess = await starteServer([...apiStart], env, { port, protokoll, bereit: '/api/health/ready' });
  const bereit = async () => (await fetch(`${prozess.url}/api/health/ready`)).ok;
  while (!(await bereit())) await new Promise((weiter) => setTimeout(weiter, 200));
  return {
    url: prozess.url,
    pid: prozess.pid,
    beenden: async () => {
      await prozess.beenden();
      await server.stoppen();
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}
