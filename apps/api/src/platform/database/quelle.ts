import { Socket } from 'node:net';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { deutsch } from '@frachtportal/texte/server';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import type { Umgebung } from '../../config/umgebung.js';
import { Fachfehler } from '../errors/fachfehler.js';
import { GeteilterPool } from './geteilter-pool.js';
import { Datenbankziel, klientZu } from './verbindung/datenbankziel.js';
import { nimmRolle } from './vorbereiten/betriebsrolle.js';

/** The way to PostgreSQL: a pool, and TypeORM over the same connections. */
export interface Datenquelle {
  typeorm: DataSource;
  pool: pg.Pool;
  /** Statements may be prepared under a name: no pooler stands in between. */
  benannt: boolean;
  /** Where the pool's connections lead. */
  ziel: Datenbankziel;
  /** Connections to a server that follows, for what takes long to read. */
  lesend?: pg.Pool | undefined;
}

/** One that never connects: enough to describe the routes. */
export const ungeoeffneteQuelle = (umgebung: Umgebung): Datenquelle =>
  quelleUeber(new pg.Pool({ connectionString: umgebung.DATABASE_URL }), [], {
    benannt: true,
    ziel: new Datenbankziel(umgebung.DATABASE_URL),
  });

/** Subscribes a connection to what `Aenderungen` passes on. */
export const lausche = 'LISTEN aenderung';

/**
 * PostgreSQL ends what it is asked after a minute: who says nothing for longer is gone. Watched at the socket, for
 * `query_timeout` keeps each statement's memory until the slow collection (docs/leistung.md).
 */
const stummMs = 65_000;

/** Which process of PostgreSQL is at the other end of a connection; behind a pooler while a transaction lasts. */
export const serverprozesse = new WeakMap<pg.ClientBase, number>();

/** What holds for every connection that somebody works with: each wait is bounded. */
const grenzen = {
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Said when a connection opens. A pooler passes none of it on: there the user has it by himself (hinterPooler). */
const vonUns = (ziel: Datenbankziel) => ({
  ...grenzen,
  options: '-c timezone=UTC',
  onConnect: async (client: pg.ClientBase) => {
    await ziel.pruefe(client);
    await client.query(`${nimmRolle}; ${lausche}`);
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    if (rows[0]) serverprozesse.set(client, rows[0].pid);
  },
});

/** The running portal's connection: no ownership, every wait bounded, days and moments as text. */
export async function oeffneQuelle(umgebung: Umgebung, entities: EntitySchema[]): Promise<Datenquelle> {
  const gepoolt = umgebung.DATABASE_URL_DIREKT !== undefined;
  const ziel = new Datenbankziel(umgebung.DATABASE_URL);
  await ziel.suche();
  const pool = new GeteilterPool(
    {
      Client: klientZu(ziel),
      max: umgebung.DB_POOL,
      application_name: 'frachtportal',
      connectionTimeoutMillis: umgebung.DB_WARTEN_MS,
      keepAlive: true,
      ...(gepoolt ? {} : vonUns(ziel)),
    },
    !gepoolt,
  );
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(stummMs, () => stream.destroy(new Error('PostgreSQL antwortet nicht mehr')));
    client.on('notice', ({ routine }) => bestaetigeNichtAllein(client, routine));
  });
  const quelle = {
    ...quelleUeber(pool, entities, { benannt: !gepoolt, ziel }),
    lesend: lesenderPool(umgebung),
  };
  await quelle.typeorm.initialize();
  if (gepoolt) await verlangeBetriebsrolle(pool);
  if (!umgebung.DB_OHNE_FSYNC) await verlangeDauerhaftigkeit(pool, umgebung.CLUSTER);
  return quelle;
}

/** Opens nothing yet: whether anybody answers there shows when somebody reads. */
function lesenderPool({
  DATABASE_URL_LESEN: url,
  DB_POOL: max,
  DB_WARTEN_MS,
}: Umgebung): pg.Pool | undefined {
  if (!url) return undefined;
  const pool = new GeteilterPool(
    {
      connectionString: url,
      max,
      application_name: 'frachtportal-lesen',
      keepAlive: true,
      ...grenzen,
      options: '-c timezone=UTC',
      connectionTimeoutMillis: Math.min(DB_WARTEN_MS, 2000),
      onConnect: async (client: pg.ClientBase) => {
        await client.query(nimmRolle);
      },
    },
    true,
  );
  // A connection that rests may be lost; the next one who reads opens another.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Somebody has ended the wait for a synchronous standby: PostgreSQL warns, and then answers the commit as if the standby
 * had it. Whoever waits is told that it is not sure, before that answer is read.
 */
function bestaetigeNichtAllein({ connection }: pg.PoolClient, gewarntIn: string | undefined): void {
  if (gewarntIn !== 'SyncRepWaitForLSN') return;
  connection.emit('error', new Fachfehler(503, [fehler('server.unklar')]));
  connection.stream.destroy();
}

/** TypeORM makes its pool with the driver it is given; this one hands out the pool that is there. */
function quelleUeber(
  pool: pg.Pool,
  entities: EntitySchema[],
  wie: Pick<Datenquelle, 'benannt' | 'ziel'>,
): Datenquelle {
  const driver = {
    Pool: function gegeben() {
      return pool;
    },
  };
  return {
    pool,
    ...wie,
    typeorm: new DataSource({ type: 'postgres', driver, entities, synchronize: false }),
  };
}

/** Behind a pooler the user takes the role by himself, or the portal would work as whoever owns the tables. */
async function verlangeBetriebsrolle(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ benutzer: string; gut: boolean }>(
    `SELECT session_user AS benutzer, current_user = betriebsrolle() AND current_setting('TimeZone') = 'UTC'
       AND current_setting('statement_timeout') <> '0' AS gut`,
  );
  const [zeile] = rows;
  if (zeile?.gut) return;
  const satz = deutsch('betrieb.datenbank.pooler', { benutzer: zeile?.benutzer ?? '' });
  throw new Error(`${satz} ${deutsch('betrieb.datenbank.poolerTun')}`);
}

/**
 * An order we acknowledged must survive a crash: refuse a database that is set up to lose it. In a cluster that is one
 * too which waits for its own disk alone: whoever takes over would not have it.
 */
async function verlangeDauerhaftigkeit(pool: pg.Pool, cluster: boolean): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'
       OR $1 AND name = 'synchronous_commit' AND setting = 'local'`,
    [cluster],
  );
  if (rows.length) {
    throw new Error(
      `PostgreSQL ist nicht dauerhaft eingestellt: ${rows.map((z) => `${z.name}=${z.setting}`).join(', ')}`,
    );
  }
}
