/**
 * Expression for the role without ownership under which the running portal works: it reads and writes rows and changes
 * no tables. One for each database, so that portals which share a PostgreSQL see nothing of each other. (A name in
 * PostgreSQL has 63 bytes.)
 */
const rolle = rolleFuer('betrieb');

/** A third role, for whoever is logged in (zeilenschutz.ts). */
const sichtrolle = rolleFuer('sicht');

function rolleFuer(wen: string): string {
  return `('frachtportal_${wen}_' ||
  CASE WHEN octet_length(current_database()) > 40 THEN md5(current_database()) ELSE current_database() END)`;
}

/** Since PostgreSQL 16 whoever made a role is its member and may yet not take it. */
const nehmen = `(CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END)`;

/** Of the connections that prepare a database. */
export const vorbereitend = 'frachtportal-vorbereitung';

/** Takes the role; the first thing on a connection of the running portal. */
export const nimmRolle = `SELECT set_config('role', betriebsrolle(), false)`;

/**
 * What the user who asks may do: `vorbereiten` tables and the role, or `arbeiten` where somebody else does so; `rolle`
 * is its name. `schuetzen`: the role `schutzrolle`, for whoever is logged in, is there or can be made.
 */
export const fragRechte = `
  SELECT ${rolle} AS rolle,
    has_schema_privilege(current_user, 'public', 'CREATE')
      AND CASE WHEN r.oid IS NULL THEN ich.rolsuper OR ich.rolcreaterole
        ELSE pg_has_role(r.oid, ${nehmen}) OR pg_has_role(r.oid, 'MEMBER WITH ADMIN OPTION') END AS vorbereiten,
    to_regprocedure('betriebsrolle()') IS NOT NULL AND r.oid IS NOT NULL AND pg_has_role(r.oid, ${nehmen}) AS arbeiten,
    ${sichtrolle} AS schutzrolle, ich.rolsuper OR ich.rolcreaterole OR EXISTS (SELECT FROM pg_roles s
      WHERE s.rolname = ${sichtrolle} AND pg_has_role(s.oid, ${nehmen})) AS schuetzen
  FROM pg_roles ich LEFT JOIN pg_roles r ON r.rolname = ${rolle} WHERE ich.rolname = current_user`;

/** Who works with the database that somebody prepares. */
export interface Arbeitender {
  /** Name of the user, if another one than who prepares. */
  fuer?: string | undefined;
  /** He comes through a pooler. */
  gepoolt?: boolean;
}

/**
 * A pooler hands each transaction to another connection: what ours say when they open (quelle.ts) is lost there. So the
 * user has it by himself, whoever opens his connections.
 */
const hinterPooler = [
  'role TO %2$I',
  "timezone TO 'UTC'",
  "statement_timeout TO '60s'",
  "lock_timeout TO '10s'",
  "idle_in_transaction_session_timeout TO '30s'",
];

/**
 * Makes the role, gives it its rights and the user who works as it, and takes them from any other that had them here
 * (that of all databases until November 2026, that of a database this one is a copy of) once nobody works any more.
 */
export const rechteFuerBetrieb = ({ fuer, gepoolt = false }: Arbeitender) => `
DO $$ DECLARE
  rolle name := ${rolle};
  sicht name := ${sichtrolle};
  fuer name := ${fuer === undefined ? 'current_user' : literal(fuer)};
  andere name;
  eine name;
BEGIN
  ${legeAn('rolle')}
  BEGIN
    ${legeAn('sicht')}
  EXCEPTION WHEN insufficient_privilege THEN sicht := NULL;
  END;
  ${gepoolt ? vonSelbst : ''}
  EXECUTE format('CREATE OR REPLACE FUNCTION betriebsrolle() RETURNS text LANGUAGE sql IMMUTABLE AS %L',
    format('SELECT %L::text', rolle));
  EXECUTE format('CREATE OR REPLACE FUNCTION sichtrolle() RETURNS text LANGUAGE sql IMMUTABLE AS %L',
    format('SELECT %L::text', sicht));
  FOREACH eine IN ARRAY array_remove(ARRAY[rolle, sicht], NULL) LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', eine);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %I', eine);
    EXECUTE format('GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO %I', eine);
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON migrations FROM %I', eine);
    EXECUTE format('REVOKE UPDATE, DELETE ON aenderungsprotokoll FROM %I', eine);
    IF to_regclass('protokollsiegel') IS NOT NULL THEN
      EXECUTE format('REVOKE UPDATE, DELETE ON protokollsiegel, protokollversiegelt FROM %I', eine);
      EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON protokollabraum FROM %I', eine);
    END IF;
  END LOOP;
  IF EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND usesysid IS NOT NULL
      AND application_name <> '${vorbereitend}') THEN RETURN; END IF;
  FOR andere IN SELECT rolname FROM pg_roles WHERE rolname ~ '^frachtportal_(betrieb|sicht)' AND rolname <> rolle
      AND rolname IS DISTINCT FROM sicht
      AND has_table_privilege(oid, 'migrations', 'SELECT') LOOP
    EXECUTE format('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM %I', andere);
    EXECUTE format('REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM %I', andere);
    EXECUTE format('REVOKE ALL ON SCHEMA public FROM %I', andere);
  END LOOP;
END $$`;

/** @param rolle which variable names it */
function legeAn(rolle: string): string {
  return `
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${rolle}) THEN EXECUTE format('CREATE ROLE %I NOLOGIN', ${rolle}); END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  IF NOT pg_has_role(fuer, ${rolle}, ${nehmen}) THEN EXECUTE format('GRANT %I TO %I', ${rolle}, fuer); END IF;`;
}

const vonSelbst = hinterPooler
  .map(
    (was) =>
      `EXECUTE format(${literal(`ALTER ROLE %1$I IN DATABASE %3$I SET ${was}`)}, fuer, rolle, current_database());`,
  )
  .join('\n  ');

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
