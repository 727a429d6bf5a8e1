import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { deutsch } from '@frachtportal/texte/server';
import { DataSource, MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { programmversion } from '../../../config/programm.js';
import { type Arbeitender, rechteFuerBetrieb, vorbereitend } from './betriebsrolle.js';
import { schuetzeZeilen } from './zeilenschutz.js';

/** One TypeORM migration a file of `db/migrations`, named and ordered by the number its name begins with. */
export function migrationen(verzeichnis: string): (new () => MigrationInterface)[] {
  const dateien = readdirSync(verzeichnis)
    .filter((d) => d.endsWith('.sql'))
    .sort();
  return dateien.map((datei) => {
    const sql = readFileSync(join(verzeichnis, datei), 'utf8');
    const nebenher = /\bCONCURRENTLY\b/.test(sql);
    return class implements MigrationInterface {
      // TypeORM orders migrations by the 13 digits at the end of their names. They come from the file's own number, so
      // that a file that arrives later with a smaller number renames none that has already run.
      name = `${datei.replace(/\.sql$/, '')}-${1_699_999_999_999 + Number.parseInt(datei, 10)}`;
      // What does not keep writers waiting cannot be undone either: each statement stands for itself and can be repeated.
      transaction = !nebenher;
      async up(runner: QueryRunner) {
        for (const anweisung of nebenher ? sql.split(/;\s*$/m) : [sql])
          if (anweisung.trim()) await runner.query(anweisung);
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
export async function migriere(
  url: string,
  verzeichnis: string,
  arbeitender: Arbeitender = {},
): Promise<void> {
  await mitQuelle(url, verzeichnis, async (quelle) => {
    const runner = quelle.createQueryRunner();
    // Whoever waits in PostgreSQL is waited for by an index that is built beside writers, so nobody does. Programs before
    // that did, for 72301: theirs is another lock, and they refuse what is newer than they are.
    while (!(await runner.query('SELECT pg_try_advisory_lock(72304) AS frei'))[0].frei) await warte(200);
    try {
      await verlangeBekanntes(quelle);
      await quelle.runMigrations({ transaction: 'each' });
      await runner.query(rechteFuerBetrieb(arbeitender));
      await schuetzeZeilen(runner);
    } finally {
      await runner.query('SELECT pg_advisory_unlock(72304)');
      await runner.release();
    }
  });
}

/** Where somebody else prepares the database. @throws with a German sentence where its state is not that of the program */
export async function verlangeStand(url: string, verzeichnis: string): Promise<void> {
  await mitQuelle(url, verzeichnis, async (quelle) => {
    await verlangeBekanntes(quelle);
    if (!(await quelle.showMigrations())) return;
    const satz = deutsch('betrieb.version.aelter', { programm: programmversion });
    throw new Error(`${satz} ${deutsch('betrieb.version.aelterTun')}`);
  });
}

async function mitQuelle(url: string, verzeichnis: string, arbeit: (quelle: DataSource) => Promise<void>) {
  const quelle = new DataSource({
    type: 'postgres',
    url,
    applicationName: vorbereitend,
    migrations: migrationen(verzeichnis),
  });
  await quelle.initialize();
  try {
    await arbeit(quelle);
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
