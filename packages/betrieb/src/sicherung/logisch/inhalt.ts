import type pg from 'pg';

/** A table as it was copied: its rows, and a sum over them that does not depend on their order. */
export interface Tabelle {
  name: string;
  /** Quoted; without what PostgreSQL computes itself. */
  spalten: string[];
  zeilen: number;
  summe: string;
}

/** A sequence; those of number ranges come and go with them. */
interface Folge {
  name: string;
  art: string;
  start: string;
  schritt: string;
  kleinste: string;
  groesste: string;
  /** Null where it has given nothing yet. */
  stand: string | null;
}

export interface Inhalt {
  /** Names of our migrations, in their order. */
  migrationen: string[];
  tabellen: Tabelle[];
  folgen: Folge[];
}

/** What is copied of the database, below this in the archive: first a list of it, then each table in pieces. */
export const ORDNER = 'datenbank';
export const INHALT = `${ORDNER}/inhalt.json`;

/** Every value reads the same, whichever server writes it. */
const SCHREIBWEISE = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'`;

const TABELLEN = `
  SELECT c.relname AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS spalten
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname <> 'migrations'
  GROUP BY 1 ORDER BY 1`;

const FOLGEN = `
  SELECT sequencename AS name, data_type::text AS art, start_value::text AS start, increment_by::text AS schritt,
    min_value::text AS kleinste, max_value::text AS groesste, last_value::text AS stand
  FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;

/** What is in a database, in a transaction that sees one moment of it. */
export async function liesInhalt(client: pg.Client): Promise<Inhalt> {
  await client.query(SCHREIBWEISE);
  const { rows: migrationen } = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  const { rows: namen } = await client.query<Pick<Tabelle, 'name' | 'spalten'>>(TABELLEN);
  const tabellen: Tabelle[] = [];
  for (const tabelle of namen) tabellen.push({ ...tabelle, ...(await summe(client, tabelle)) });
  // Sequences know no moment: read after the tables, they are at least as far as these.
  const { rows: folgen } = await client.query<Folge>(FOLGEN);
  return { migrationen: migrationen.map((m) => m.name), tabellen, folgen };
}

async function summe(client: pg.Client, { name, spalten }: Pick<Tabelle, 'name' | 'spalten'>) {
  const { rows } = await client.query<{ zeilen: string; summe: string }>(
    `SELECT count(*) AS zeilen, coalesce(sum(('x' || left(md5(ROW(${spalten.join(', ')})::text), 15))::bit(60)::bigint), 0)::text AS summe
     FROM ${client.escapeIdentifier(name)}`,
  );
  return { zeilen: Number(rows[0]?.zeilen), summe: String(rows[0]?.summe) };
}
