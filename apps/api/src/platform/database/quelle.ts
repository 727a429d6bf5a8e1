import type { ClientBase } from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import type { Umgebung } from '../../config/umgebung.js';
import { betriebsrolle } from './migrationen.js';

/** A connection to PostgreSQL. */
export type Datenquelle = DataSource;

/** One that never connects: enough to describe the routes. */
export const ungeoeffneteQuelle = (umgebung: Umgebung): Datenquelle =>
  new DataSource({ type: 'postgres', url: umgebung.DATABASE_URL });

/** Subscribes a connection to what `Aenderungen` passes on. */
export const lausche = 'LISTEN aenderung';

/** The running portal's connection: no ownership, every wait bounded, days and moments as text. */
export async function oeffneQuelle(umgebung: Umgebung, entities: EntitySchema[]): Promise<DataSource> {
  const quelle = new DataSource({
    type: 'postgres',
    url: umgebung.DATABASE_URL,
    entities,
    synchronize: false,
    extra: {
      max: umgebung.DB_POOL,
      options: `-c role=${betriebsrolle} -c timezone=UTC`,
      connectionTimeoutMillis: umgebung.DB_WARTEN_MS,
      query_timeout: 65_000,
      statement_timeout: 60_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      onConnect: (client: ClientBase) => client.query(lausche),
    },
  });
  await quelle.initialize();
  if (!umgebung.DB_OHNE_FSYNC) await verlangeDauerhaftigkeit(quelle);
  return quelle;
}

/** An order we acknowledged must survive a crash: refuse a database that is set up to lose it. */
async function verlangeDauerhaftigkeit(quelle: DataSource): Promise<void> {
  const zeilen: { name: string; setting: string }[] = await quelle.query(
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting = 'off'`,
  );
  if (zeilen.length) {
    throw new Error(
      `PostgreSQL ist nicht dauerhaft eingestellt: ${zeilen.map((z) => `${z.name}=off`).join(', ')}`,
    );
  }
}
