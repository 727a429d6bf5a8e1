import { Socket } from 'node:net';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import type { Umgebung } from '../../config/umgebung.js';
import { GeteilterPool } from './geteilter-pool.js';
import { nimmRolle } from './vorbereiten/betriebsrolle.js';

/** The way to PostgreSQL: a pool, and TypeORM over the same connections. */
export interface Datenquelle {
  typeorm: DataSource;
  pool: pg.Pool;
}

/** One that never connects: enough to describe the routes. */
export const ungeoeffneteQuelle = (umgebung: Umgebung): Datenquelle =>
  quelleUeber(new pg.Pool({ connectionString: umgebung.DATABASE_URL }), []);

/** Subscribes a connection to what `Aenderungen` passes on. */
export const lausche = 'LISTEN aenderung';

/**
 * PostgreSQL ends what it is asked after a minute: who says nothing for longer is gone. Watched at the socket, for
 * `query_timeout` keeps each statement's memory until the slow collection (docs/leistung.md).
 */
const stummMs = 65_000;

/** The running portal's connection: no ownership, every wait bounded, days and moments as text. */
export async function oeffneQuelle(umgebung: Umgebung, entities: EntitySchema[]): Promise<Datenquelle> {
  const pool = new GeteilterPool({
    connectionString: umgebung.DATABASE_URL,
    max: umgebung.DB_POOL,
    application_name: 'frachtportal',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: umgebung.DB_WARTEN_MS,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(`${nimmRolle}; ${lausche}`);
    },
  });
  pool.on('connect', ({ connection: { stream } }) => {
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(stummMs, () => stream.destroy(new Error('PostgreSQL antwortet nicht mehr')));
  });
  const quelle = quelleUeber(pool, entities);
  await quelle.typeorm.initialize();
  if (!umgebung.DB_OHNE_FSYNC) await verlangeDauerhaftigkeit(pool);
  return quelle;
}

/** TypeORM makes its pool with the driver it is given; this one hands out the pool that is there. */
function quelleUeber(pool: pg.Pool, entities: EntitySchema[]): Datenquelle {
  const driver = {
    Pool: function gegeben() {
      return pool;
    },
  };
  return { pool, typeorm: new DataSource({ type: 'postgres', driver, entities, synchronize: false }) };
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
