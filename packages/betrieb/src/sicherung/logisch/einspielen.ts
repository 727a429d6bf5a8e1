import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { mitVerbindung } from '../../sql.js';
import { eintraege } from '../archiv.js';
import { vorhanden } from '../dateien.js';
import { neueEpoche } from '../epoche.js';
import { INHALT, type Inhalt, liesInhalt, ORDNER } from './inhalt.js';

/** Our migrations, and what runs them: the tables are made by them and not by the backup. */
export interface Schema {
  migrationen: string;
  migriere: (url: string, verzeichnis: string) => Promise<void>;
}

/**
 * Fills an empty database with the rows of a logical backup: the migrations that it knew make the tables, then comes
 * everything in one transaction, which ends only if each table has the rows and the sum that the backup names.
 */
export async function spieleEin(datei: string, url: string, schema: Schema): Promise<void> {
  const inhalt = await liesVerzeichnis(datei);
  await mitVerbindung(url, pruefeLeer);
  await legeTabellenAn(url, inhalt.migrationen, schema);
  await mitVerbindung(url, async (client) => {
    await client.query('BEGIN');
    const fremdschluessel = await loeseFremdschluessel(client);
    const alle = inhalt.tabellen.map(({ name }) => client.escapeIdentifier(name));
    for (const tabelle of alle) await client.query(`ALTER TABLE ${tabelle} DISABLE TRIGGER USER`);
    // Migrations bring rows of their own.
    await client.query(`TRUNCATE ${alle.join(', ')}`);
    await fuelle(client, datei, inhalt);
    await stelleFolgen(client, inhalt);
    await vergleiche(client, inhalt);
    for (const anlegen of fremdschluessel) await client.query(anlegen);
    for (const tabelle of alle) await client.query(`ALTER TABLE ${tabelle} ENABLE TRIGGER USER`);
    await neueEpoche(client);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

async function liesVerzeichnis(datei: string): Promise<Inhalt> {
  for await (const eintrag of eintraege(datei))
    if (eintrag.header.name === INHALT) return (await json(eintrag)) as Inhalt;
    else eintrag.resume();
  throw new Error(`${datei} enthält keine Datenbank.`);
}

async function pruefeLeer(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1");
  if (rows.length)
    throw new Error('Die Datenbank ist nicht leer. Bitte eine neue anlegen und DATABASE_URL darauf stellen.');
}

/** As far as the backup; what came later runs with the next start, over the rows. */
async function legeTabellenAn(url: string, namen: string[], schema: Schema): Promise<void> {
  const ordner = await mkdtemp(join(tmpdir(), 'frachtportal-migrationen-'));
  try {
    for (const name of namen) {
      const datei = `${name.replace(/-\d{13}$/, '')}.sql`;
      const quelle = join(schema.migrationen, datei);
      if (!(await vorhanden(quelle)))
        throw new Error(`Die Sicherung stammt aus einer neueren Fassung des Portals: ${datei} fehlt hier.`);
      await copyFile(quelle, join(ordner, datei));
    }
    await schema.migriere(url, ordner);
  } finally {
    await rm(ordner, { recursive: true, force: true });
  }
}

/** Rows come in any order; put back, each foreign key looks at all of them. Answers how. */
async function loeseFremdschluessel(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ loesen: string; anlegen: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS loesen,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS anlegen
    FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace ORDER BY conname`);
  for (const { loesen } of rows) await client.query(loesen);
  return rows.map(({ anlegen }) => anlegen);
}

async function fuelle(client: pg.Client, datei: string, { tabellen }: Inhalt): Promise<void> {
  const spalten = new Map(tabellen.map((t) => [t.name, t.spalten.join(', ')]));
  for await (const eintrag of eintraege(datei)) {
    const [ordner, tabelle = ''] = eintrag.header.name.split('/');
    const ziel = ordner === ORDNER && spalten.get(tabelle);
    if (!ziel) eintrag.resume();
    else {
      const sql = `COPY ${client.escapeIdentifier(tabelle)} (${ziel}) FROM STDIN`;
      await pipeline(eintrag, client.query(from(sql)));
    }
  }
}

async function stelleFolgen(client: pg.Client, { folgen }: Inhalt): Promise<void> {
  for (const f of folgen) {
    const name = client.escapeIdentifier(f.name);
    await client.query(
      `CREATE SEQUENCE IF NOT EXISTS ${name} AS ${f.art} START ${f.start} INCREMENT ${f.schritt} MINVALUE ${f.kleinste} MAXVALUE ${f.groesste}`,
    );
    if (f.stand !== null) await client.query('SELECT setval($1, $2)', [`public.${name}`, f.stand]);
  }
}

async function vergleiche(client: pg.Client, erwartet: Inhalt): Promise<void> {
  const da = new Map((await liesInhalt(client)).tabellen.map((t) => [t.name, t]));
  for (const { name, zeilen, summe } of erwartet.tabellen) {
    const ist = da.get(name);
    if (ist?.zeilen !== zeilen || ist.summe !== summe)
      throw new Error(`Die Tabelle ${name} kam nicht so an, wie sie gesichert wurde.`);
  }
}
