import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { andereDatenbank, mitVerbindung } from '@frachtportal/betrieb/sql';
import type pg from 'pg';

export interface Vorlage {
  /** A server in which databases may be created, as `testServerUrl()` gives it. */
  serverUrl: string;
  /** Changes whenever `vorbereiten` would make something else, as `dateiHash` gives it. */
  hash: string;
  /** Fills the empty template (migrations, reference data); runs once for each hash, whoever comes first. */
  vorbereiten(url: string): Promise<void>;
}

/** A database of one's own for one test file: a clone of a prepared template, some 50 ms instead of all migrations. */
export class TestDatenbank {
  private constructor(
    private readonly serverUrl: string,
    private readonly name: string,
  ) {}

  static async anlegen(vorlage: Vorlage): Promise<TestDatenbank> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await mitVerbindung(vorlage.serverUrl, async (client) => {
      const vorlageName = await vorlageBereit(client, vorlage);
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${vorlageName} STRATEGY FILE_COPY`);
    });
    return new TestDatenbank(vorlage.serverUrl, name);
  }

  get url(): string {
    return andereDatenbank(this.serverUrl, this.name);
  }

  /** Drops it, whoever is still connected. */
  async entfernen(): Promise<void> {
    await mitVerbindung(this.serverUrl, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`),
    );
  }
}

/** Prepared under another name and renamed when complete: a failed preparation is never taken for a template. */
async function vorlageBereit(client: pg.Client, { serverUrl, hash, vorbereiten }: Vorlage): Promise<string> {
  const fertig = `vorlage_${createHash('sha256').update(hash).digest('hex').slice(0, 20)}`;
  const imBau = `${fertig}_bau`;
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [fertig]);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [fertig]);
    if (rowCount === 0) {
      await client.query(`DROP DATABASE IF EXISTS ${imBau} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${imBau} TEMPLATE template0 ENCODING 'UTF8'`);
      await vorbereiten(andereDatenbank(serverUrl, imBau));
      await client.query(`ALTER DATABASE ${imBau} RENAME TO ${fertig}`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [fertig]);
  }
  return fertig;
}

/** One value for the names and contents of all files below these folders. */
export function dateiHash(...ordner: string[]): string {
  const hash = createHash('sha256');
  for (const wurzel of ordner) {
    const namen = readdirSync(wurzel, { recursive: true, withFileTypes: true })
      .filter((eintrag) => eintrag.isFile())
      .map((eintrag) => join(eintrag.parentPath, eintrag.name));
    for (const name of namen.sort())
      hash.update(name.slice(wurzel.length)).update('\0').update(readFileSync(name));
  }
  return hash.digest('hex');
}
