import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deutsch } from '@frachtportal/texte/server';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { programmversion } from '../../../config/programm.js';

/** Role without ownership under which the running portal works: it can read and write rows, not change tables. */
export const betriebsrolle = 'frachtportal_betrieb';

/** One TypeORM migration a file of `db/migrations`, named and ordered by the number its name begins with. */
export function migrationen(verzeichnis: string): (new () => MigrationInterface)[] {
  const dateien = readdirSync(verzeichnis)
    .filter((d) => d.endsWith('.sql'))
    .sort();
  return dateien.map((datei) => {
    const sql = readFileSync(join(verzeichnis, datei), 'utf8');
    return class implements MigrationInterface {
      // TypeORM orders migrations by the 13 digits at the end of their names. They come from the file's own number, so
      // that a file that arrives later with a smaller number renames none that has already run.
      name = `${datei.replace(/\.sql$/, '')}-${1_699_999_999_999 + Number.parseInt(datei, 10)}`;
      async up(runner: QueryRunner) {
        await runner.query(sql);
      }
      async down() {
        throw new Error('Migrationen werden nicht zurückgenommen.');
      }
    };
  });
}

/**
 * Brings a database to the newest state and gives the running portal's role its rights. Safe to run twice at once.
 * @throws with a German sentence where a newer program has been there: what this one writes, that one may not understand
 */
export async function migriere(url: string, verzeichnis: string): Promise<void> {
  const quelle = new DataSource({ type: 'postgres', url, migrations: migrationen(verzeichnis) });
  await quelle.initialize();
  try {
    const runner = quelle.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock(72301)');
    try {
      await verlangeBekanntes(quelle);
      await quelle.runMigrations({ transaction: 'each' });
      await runner.query(rechteFuerBetrieb);
    } finally {
      await runner.query('SELECT pg_advisory_unlock(72301)');
      await runner.release();
    }
  } finally {
    await quelle.destroy();
  }
}

async function verlangeBekanntes(quelle: DataSource): Promise<void> {
  const bekannt = new Set(quelle.migrations.map(({ name }) => name));
  const fremd = (await new MigrationExecutor(quelle).getExecutedMigrations()).find(
    (m) => !bekannt.has(m.name),
  );
  if (!fremd) return;
  const werte = { programm: programmversion, schema: fremd.name.slice(0, 4) };
  throw new Error(`${deutsch('betrieb.version.neuer', werte)} ${deutsch('betrieb.version.neuerTun')}`);
}

const rechteFuerBetrieb = `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${betriebsrolle}') THEN
    CREATE ROLE ${betriebsrolle} NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  IF NOT pg_has_role('${betriebsrolle}', 'MEMBER') THEN
    GRANT ${betriebsrolle} TO CURRENT_USER;
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO ${betriebsrolle};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${betriebsrolle};
REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${betriebsrolle};
REVOKE UPDATE, DELETE ON aenderungsprotokoll FROM ${betriebsrolle};
DO $$ BEGIN
  IF to_regclass('protokollsiegel') IS NOT NULL THEN
    REVOKE UPDATE, DELETE ON protokollsiegel, protokollversiegelt FROM ${betriebsrolle};
    REVOKE INSERT, UPDATE, DELETE ON protokollabraum FROM ${betriebsrolle};
  END IF;
END $$;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${betriebsrolle};
`;
