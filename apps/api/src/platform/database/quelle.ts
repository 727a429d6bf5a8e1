import { Socket } from 'node:net';
import { deutsch } from '@frachtportal/texte/server';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import type { Umgebung } from '../../config/umgebung.js';
import { GeteilterPool } from './geteilter-pool.js';
import { nimmRolle } from './vorbereiten/betriebsrolle.js';

/** The way to PostgreSQL: a pool, and TypeORM over the same connections. */
export interface Datenquelle {
  typeorm: DataSource;
  pool: pg.Pool;
  /** Statements may be prepared under a name: no pooler stands in between. */
  benannt: boolean;
}

/** One that never connects: enough to describe the routes. */
export const ungeoeffneteQuelle = (umgebung: Umgebung): Datenquelle =>
  quelleUeber(new pg.Pool({ connectionString: umgebung.DATABASE_URL }), [], true);

/** Subscribes a connection to what `Aenderungen` passes on. */
export const lausche = 'LISTEN aenderung';

/**
 * PostgreSQL ends what it is asked after a minute: who says nothing for longer is gone. Watched at the socket, for
 * `query_timeout` keeps each statement's memory until the slow collection (docs/leistung.md).
 */
const stummMs = 65_000;

/** What holds for every connection that somebody works with: each wait is bounded. */
const grenzen = {
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Said when a connection opens. A pooler passes none of it on: there the user has it by himself (hinterPooler). */
const vonUns = {
  ...grenzen,
  options: '-c timezone=UTC',
  onConnect: async (client: pg.ClientBase) => {
    await client.query(`${nimmRolle}; ${lausche}`);
  },
};

/** The running portal's connection: no ownership, every wait bounded, days and moments as text. */
export async function oeffneQuelle(umgebung: Umgebung, entities: EntitySchema[]): Promise<Datenquelle> {
  const gepoolt = umgebung.DATABASE_URL_DIREKT !== undefined;
  const pool = new GeteilterPool({
    connectionString: umgebung.DATABASE_URL,
    max: umgebung.DB_POOL,
    application_name: 'frachtportal',
    connectionTimeoutMillis: umgebung.DB_WARTEN_MS,
    keepAlive: true,
    ...(gepoolt ? {} : vonUns),
  });
  pool.on('connect', ({ connection: { stream } }) => {
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(stummMs, () => stream.destroy(new Error('PostgreSQL antwortet nicht mehr')));
  });
  const quelle = quelleUeber(pool, entities, !gepoolt);
  await quelle.typeorm.initialize();
  if (gepoolt) await verlangeBetriebsrolle(pool);
  if (!umgebung.DB_OHNE_FSYNC) await verlangeDauerhaftigkeit(pool);
  return quelle;
}

/** TypeORM makes its pool with the driver it is given; this one hands out the pool that is there. */
function quelleUeber(pool: pg.Pool, entities: EntitySchema[], benannt: boolean): Datenquelle {
  const driver = {
    Pool: function gegeben() {
      return pool;
    },
  };
  return {
    pool,
    benannt,
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

/** An order we acknowledged must survive a crash: refuse a database that is set up to lose it. */
async function verlangeDauerhaftigkeit(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'`,
  );
  if (rows.length) {
    throw new Error(
      `PostgreSQL ist nicht dauerhaft eingestellt: ${rows.map((z) => `${z.name}=off`).join(', ')}`,
    );
  }
}
