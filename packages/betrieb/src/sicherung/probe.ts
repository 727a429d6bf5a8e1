import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { PostgresServer } from '../postgres-server.js';
import { jeDatenbank } from '../sql.js';
import { DOKUMENTE, POSTGRES, PROBE } from './bestand.js';
import { type Sicherungswunsch, serverVon, sichern } from './sichern.js';
import { wiederherstellen } from './wiederherstellen.js';

export interface Probe {
  datei: string;
  tabellen: number;
  zeilen: number;
  dokumente: number;
  /** What the restored copy has not as it should be, a sentence each; none where the backup is good. */
  maengel: string[];
}

/** Rows of each table, by database, schema and name. */
type Zaehlung = Map<string, number>;

/**
 * Makes a backup, restores it into a throw-away directory, and compares: the rows of every table with those before and
 * after, between which the backup was made, and every document with the hash that its row names.
 */
export async function sichernMitProbe(wunsch: Sicherungswunsch): Promise<Probe> {
  const ort = resolve(wunsch.datenverzeichnis);
  const vorher = await gezaehlt(ort);
  const datei = await sichern(wunsch);
  const nachher = await gezaehlt(ort);
  const probe = join(ort, PROBE);
  await rm(probe, { recursive: true, force: true });
  try {
    // PostgreSQL may run as somebody else.
    await mkdir(probe);
    await chmod(probe, 0o755);
    await wiederherstellen({ datei, datenverzeichnis: probe, ersetzen: false });
    return { datei, ...(await geprueft(probe, { vorher, nachher })) };
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

async function gezaehlt(ort: string): Promise<Zaehlung> {
  const server = await serverVon(join(ort, POSTGRES));
  try {
    return await zaehle(server.url);
  } finally {
    await server.stoppen();
  }
}

async function zaehle(url: string): Promise<Zaehlung> {
  const alle: Zaehlung = new Map();
  await jeDatenbank(url, async (client, datenbank) => {
    const { rows } = await client.query<{ name: string; sql: string }>(
      `SELECT schemaname || '.' || tablename AS name, format('SELECT count(*) AS n FROM %I.%I', schemaname, tablename) AS sql
       FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { name, sql } of rows) {
      const [zeile] = (await client.query<{ n: string }>(sql)).rows;
      alle.set(`${datenbank}.${name}`, Number(zeile?.n));
    }
  });
  return alle;
}

async function geprueft(
  probe: string,
  { vorher, nachher }: { vorher: Zaehlung; nachher: Zaehlung },
): Promise<Omit<Probe, 'datei'>> {
  const server = await PostgresServer.starten({ verzeichnis: join(probe, POSTGRES), dauerhaft: false });
  try {
    const da = await zaehle(server.url());
    const dokumente = await ueberDokumente(server.url(), join(probe, DOKUMENTE));
    return {
      tabellen: da.size,
      zeilen: [...da.values()].reduce((summe, n) => summe + n, 0),
      dokumente: dokumente.anzahl,
      maengel: [...abweichungen(da, vorher, nachher), ...dokumente.maengel],
    };
  } finally {
    await server.stoppen();
  }
}

/** Whoever works meanwhile adds and removes rows: what was restored lies between before and after. */
function abweichungen(da: Zaehlung, vorher: Zaehlung, nachher: Zaehlung): string[] {
  return [...vorher].flatMap(([name, davor]) => {
    const danach = nachher.get(name) ?? davor;
    const [min, max] = [Math.min(davor, danach), Math.max(davor, danach)];
    const n = da.get(name);
    if (n === undefined) return [`Die Tabelle ${name} fehlt.`];
    if (n >= min && n <= max) return [];
    const erwartet = min === max ? `${min}` : `${min} bis ${max}`;
    return [`Die Tabelle ${name} hat ${n} Zeilen statt ${erwartet}.`];
  });
}

interface Dokument {
  schluessel: string;
  sha256: string;
}

async function ueberDokumente(url: string, ordner: string): Promise<{ anzahl: number; maengel: string[] }> {
  const alle: Dokument[] = [];
  await jeDatenbank(url, async (client) => {
    alle.push(...(await dokumente(client)));
  });
  const maengel: string[] = [];
  for (const { schluessel, sha256 } of alle) {
    const summe = await pruefsumme(join(ordner, schluessel));
    if (!summe) maengel.push(`Das Dokument ${schluessel} fehlt.`);
    else if (summe !== sha256) maengel.push(`Das Dokument ${schluessel} hat einen anderen Inhalt.`);
  }
  return { anzahl: alle.length, maengel };
}

async function dokumente(client: pg.Client): Promise<Dokument[]> {
  const { rows } = await client.query<{ da: boolean }>(
    "SELECT to_regclass('dokumentenverweis') IS NOT NULL AS da",
  );
  if (!rows[0]?.da) return [];
  const alle = await client.query<Dokument>(
    "SELECT ablageschluessel AS schluessel, encode(sha256, 'hex') AS sha256 FROM dokumentenverweis ORDER BY id",
  );
  return alle.rows;
}

async function pruefsumme(pfad: string): Promise<string | undefined> {
  const summe = createHash('sha256');
  try {
    await pipeline(createReadStream(pfad), summe);
  } catch (grund) {
    if ((grund as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw grund;
  }
  return summe.digest('hex');
}
