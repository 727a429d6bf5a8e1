import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '@frachtportal/betrieb/postgres-server';
import { dockerAntwortet } from './docker.js';

/** A PostgreSQL server that tests may create databases in. */
export interface TestServer {
  /** Its maintenance database. */
  url: string;
  art: 'DATABASE_URL' | 'testcontainers' | 'embedded';
  stoppen(): Promise<void>;
}

const ORT = 'frachtportal-test-';
const IM_SPEICHER = '/dev/shm';
const GENUG_BYTE = 4 * 1024 ** 3;

/** DATABASE_URL where it is set, else a container where a Docker engine answers, else the embedded server. */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL'];
  if (url) return { url, art: 'DATABASE_URL', stoppen: async () => undefined };
  if (await dockerAntwortet()) {
    try {
      return await imContainer();
    } catch (grund) {
      console.warn(`Kein PostgreSQL im Container (${String(grund)}), es wird das eingebettete benutzt.`);
    }
  }
  return eingebettet();
}

async function imContainer(): Promise<TestServer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18')
    .withEnvironment({
      POSTGRES_PASSWORD: 'test',
      POSTGRES_INITDB_ARGS: '--locale-provider=builtin --builtin-locale=C.UTF-8',
    })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    // The image starts its server twice: once to set itself up, once to stay.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    url: `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    art: 'testcontainers',
    stoppen: async () => {
      await container.stop();
    },
  };
}

async function eingebettet(): Promise<TestServer> {
  const wurzel = await fluechtigerOrt();
  await resteEntfernen(wurzel);
  const ort = await mkdtemp(join(wurzel, `${ORT}${process.pid}-`));
  // As root the server runs as another user, who must get in.
  await chmod(ort, 0o711);
  const server = await PostgresServer.starten({ verzeichnis: join(ort, 'postgres'), dauerhaft: false });
  return {
    url: server.url(),
    art: 'embedded',
    stoppen: async () => {
      await server.stoppen();
      await rm(ort, { recursive: true, force: true });
    },
  };
}

/**
 * A folder for the files of a server that is thrown away: in memory where there is room, as each database of a test
 * makes some thousand files that soon go again. `TMPDIR` decides where it is set.
 */
export async function fluechtigerOrt(): Promise<string> {
  if (process.env['TMPDIR']) return tmpdir();
  const frei = await statfs(IM_SPEICHER).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return frei >= GENUG_BYTE ? IM_SPEICHER : tmpdir();
}

/** What runs left behind that were cut off: their folder bears the number of a process that is gone. */
async function resteEntfernen(wurzel: string): Promise<void> {
  const namen = (await readdir(wurzel)).filter((name) => name.startsWith(ORT));
  for (const name of namen) {
    const pid = Number.parseInt(name.slice(ORT.length), 10);
    if (!lebt(pid)) await rm(join(wurzel, name), { recursive: true, force: true });
  }
}

function lebt(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fehler) {
    return (fehler as NodeJS.ErrnoException).code === 'EPERM';
  }
}
