import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { TestDatenbank } from '@frachtportal/testkit/test-datenbank';
import { testServerUrl } from '@frachtportal/testkit/test-server-url';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programmversion } from '../../config/programm.js';
import { entities } from '../../entities.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { spaltenname } from './spalte.js';
import { migriere } from './vorbereiten/migrationen.js';
import { bereiteDatenbankVor } from './vorbereiten/vorbereiten.js';

const dbVerzeichnis = resolve(import.meta.dirname, '../../../../../db');

interface Spalte {
  tabelle: string;
  name: string;
  art: string;
  laenge: number | null;
  stellen: number | null;
  pflicht: boolean;
}

let portal: Portal;
let spalten: Map<string, Spalte>;
beforeAll(async () => {
  portal = await startePortal();
  const zeilen = await portal.db.sql<Spalte>(
    `SELECT table_name AS tabelle, column_name AS name, data_type AS art, character_maximum_length AS laenge,
       CASE WHEN data_type = 'numeric' THEN numeric_scale END AS stellen, is_nullable = 'NO' AS pflicht
     FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  spalten = new Map(zeilen.map((z) => [`${z.tabelle}.${z.name}`, z]));
});
afterAll(() => portal.schliessen());

const arten: Record<string, string> = {
  varchar: 'character varying',
  timestamptz: 'timestamp with time zone',
};

/** What mapping and table disagree about. */
function unterschiede(tabelle: string, spalte: ColumnMetadata): string[] {
  const name = `${tabelle}.${spalte.databaseName}`;
  const echte = spalten.get(name);
  if (!echte) return [`${name} fehlt`];
  const abgebildet = {
    art: spalte.isArray ? 'ARRAY' : (arten[String(spalte.type)] ?? String(spalte.type)),
    laenge: spalte.length ? Number(spalte.length) : null,
    stellen: spalte.scale ?? null,
  };
  const { art, laenge, stellen } = echte;
  const gleich = JSON.stringify(abgebildet) === JSON.stringify({ art, laenge, stellen });
  return gleich
    ? []
    : [`${name}: ${JSON.stringify(abgebildet)} statt ${JSON.stringify({ art, laenge, stellen })}`];
}

const klassen = entities.filter((e) => e.options.target);

describe('Abbildung', () => {
  it.each(entities.map((e) => [e.options.tableName ?? e.options.name, e.options.name]))(
    'the table %s is what the class %s says',
    (tabelle, name) => {
      const { columns } = portal.db.quelle.getMetadata(name);
      expect(columns.length).toBeGreaterThan(1);
      expect(columns.flatMap((c) => unterschiede(tabelle, c))).toEqual([]);
    },
  );

  it('a column without a class of the domain is never null where the table says so, and only there', () => {
    const falsch = entities
      .filter((e) => !e.options.target)
      .flatMap((e) => portal.db.quelle.getMetadata(e.options.name).columns)
      .filter((c) => spalten.get(`${c.entityMetadata.tableName}.${c.databaseName}`)?.pflicht === c.isNullable)
      .map((c) => `${c.entityMetadata.tableName}.${c.databaseName}`);
    expect(falsch).toEqual([]);
  });

  it('every table whose rows belong to clients says so: nobody reads it as if it were common', () => {
    const fehlend = entities.filter(({ options: o }) => {
      const { columns } = portal.db.quelle.getMetadata(o.name);
      return (
        spalten.has(`${o.tableName ?? o.name}.mandant_id`) &&
        !columns.some((c) => c.propertyName === 'mandantId')
      );
    });
    expect(fehlend.map((e) => e.options.name)).toEqual([]);
  });

  it('every text of a class has the length of its column', () => {
    const falsch = klassen.flatMap((e) => {
      const klasse = e.options.target as Klasse;
      return [...felder(klasse).values()].filter(istText).flatMap((f) => {
        const spalte = spalten.get(`${e.options.tableName}.${spaltenname(f.name)}`);
        const laenge = f.art === 'uhrzeit' ? 5 : f.max;
        return !spalte || spalte.laenge === laenge
          ? []
          : [`${klasse.name}.${f.name}: ${laenge}, Spalte ${spalte.laenge}`];
      });
    });
    expect(falsch).toEqual([]);
  });

  it('every required field of a class is a required column', () => {
    const falsch = klassen.flatMap((e) =>
      [...felder(e.options.target as Klasse).values()]
        .filter((f) => f.pflicht && !f.nurLesen)
        .map((f) => `${e.options.tableName}.${spaltenname(f.art === 'verweis' ? `${f.name}Id` : f.name)}`)
        .filter((name) => spalten.get(name)?.pflicht === false),
    );
    expect(falsch).toEqual([]);
  });

  it('every number of a class fits its column', () => {
    const zahlen = klassen.flatMap((e) =>
      [...felder(e.options.target as Klasse).values()]
        .filter((f) => f.art === 'zahl' && !f.nurLesen)
        .map((f) => ({ name: `${e.options.tableName}.${spaltenname(f.name)}`, feld: f })),
    );
    const falsch = zahlen.filter(({ name, feld }) => {
      const spalte = spalten.get(name);
      return spalte && (spalte.stellen ?? 0) < (feld.dezimal ?? 0);
    });
    expect(falsch.map((f) => f.name)).toEqual([]);
  });
});

const istText = (f: Feld) => f.art === 'text' || f.art === 'uhrzeit';

/** Tables whose rows belong to one client. */
const mandantentabellen = [
  'adresse',
  'abbestellung',
  'adresse_nachfolger',
  'anbindung',
  'anbindungseingang',
  'ausgangsdatei',
  'ablieferung',
  'auftrag',
  'auftrag_entfallen',
  'auftrag_adresse',
  'auftrag_historie',
  'auftrag_lademittel',
  'auftrag_service',
  'auftragsposition',
  'auftritt',
  'benachrichtigung',
  'firmenanmeldung',
  'firmenkonto',
  'firmenvorgang',
  'einladung',
  'einrichtungsschritt',
  'registrierung',
  'auftragsvorlage',
  'auftragsvorschlag',
  'auftragszahl',
  'auftragszahl_bewegung',
  'benutzer',
  'berechnteil',
  'berechnteilposition',
  'dauerauftrag',
  'dokumentenverweis',
  'druckauftrag',
  'drucker',
  'ereignis',
  'gefahrgutzeile',
  'klaerfall',
  'kommentar',
  'lademittelbuchung',
  'lademittelkonto',
  'lademittelplanung',
  'lademittelsaldo',
  'lademitteltag',
  'mandantensperre',
  'listenansicht',
  'mailversand',
  'mailvorlage',
  'nummernkreis',
  'packstueck',
  'partnercode',
  'saldenbestaetigung',
  'premium_gebiet',
  'sendungsmail',
  'uebertragung',
  'verfolgungslink',
  'webhook',
  'webhookzustellung',
  'zugangsschluessel',
];
/** Tables without a client: shared data, and what hangs on a user. */
const uebrige = [
  'anmeldeversuch',
  'anzeigestatus',
  'auffrischung',
  'aufbewahrung',
  'benutzereinstellung',
  'betriebsmeldung',
  'datenauftrag',
  'dauerlauf',
  'drossel',
  'ereignisfolge',
  'dispo_index',
  'dokument_abraum',
  'feed_epoche',
  'gefahrgutklasse',
  'gefahrgutuebernahme',
  'idempotenz',
  'klaerfallschritt',
  'schaden',
  'schadensbild',
  'kommentar_erwaehnung',
  'kommentar_gelesen',
  'konto_token',
  'land',
  'mail',
  'mandant',
  'maut_tabelle',
  'migrations',
  'ort',
  'ort_vorher',
  'premium_gebiet_vorher',
  'ort_wort',
  'person',
  'protokollabraum',
  'protokollsiegel',
  'protokollversiegelt',
  'logauszug',
  'quarantaene',
  'referenz_geloescht',
  'sendungsstatus',
  'sitzung',
  'sprache',
  'tarif_gebiet',
  'tarif_maut',
  'tarif_staffel',
  'tarif_zone',
  'tarif_zuschlag',
  'waehrung',
  'sscc_ausgeschieden',
  'sscc_kreis',
  'zugangsnutzung',
  'passkey',
  'passkeyvorgang',
  'wiederherstellungscode',
  'zweiter_faktor',
];
/** Lists where a row without a client holds for all. */
const jeMandant = [
  'aenderungsprotokoll',
  'anlieferkennzeichen',
  'eigentuemer',
  'frankatur',
  'importlauf',
  'importzeile',
  'importzuordnung',
  'konfigurationsaenderung',
  'konfigurationsuebergabe',
  'konfigurationsvorschlag',
  'konfigurationswert',
  'lademittel',
  'metrokennung',
  'rueckmeldefehler',
  'service_definition',
  'sperrigkeit',
  'tarif',
  'terminkennzeichen',
  'verkehrsart',
  'verpackung',
  'zustellkennzeichen',
];

describe('Tabellen', () => {
  it('are all known as belonging to a client or not', () => {
    const tabellen = [...new Set([...spalten.values()].map((s) => s.tabelle))];
    expect(tabellen.sort()).toEqual([...mandantentabellen, ...uebrige, ...jeMandant].sort());
  });

  it('with data of clients name the client in every row, by a foreign key [2-1.001]', async () => {
    const verweise = await portal.db.sql<{ tabelle: string }>(
      `SELECT DISTINCT c.conrelid::regclass::text AS tabelle FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
       WHERE c.contype = 'f' AND a.attname = 'mandant_id'`,
    );
    const mitVerweis = verweise.map((v) => v.tabelle);
    for (const tabelle of mandantentabellen) {
      expect(spalten.get(`${tabelle}.mandant_id`)?.pflicht, tabelle).toBe(true);
      expect(mitVerweis, tabelle).toContain(tabelle);
    }
    for (const tabelle of jeMandant) expect(mitVerweis, tabelle).toContain(tabelle);
  });

  it('hold parts of an order by its client: a part of another client is refused', async () => {
    const [a] = await portal.db.sql<{ id: number }>(
      `INSERT INTO auftrag (mandant_id, spedeigennr, datum, erfasser_id, suchtext) VALUES ($1, 'P-1', now(), $2, '') RETURNING id`,
      [portal.welt.nordKunde, portal.welt.benutzer['kunde']?.id],
    );
    const teil = (mandant: number) =>
      portal.db.sql(
        `INSERT INTO auftragsposition (mandant_id, auftrag_id, laufende_position, warengut_bezeichnung, brutto_gewicht)
         VALUES ($1, $2, 1, 'x', 1)`,
        [mandant, a?.id],
      );
    await expect(teil(portal.welt.alpen)).rejects.toMatchObject({ code: '23503' });
    await teil(portal.welt.nordKunde);
  });
});

describe('Betriebsrolle', () => {
  it.each([
    'CREATE TABLE neu (id int)',
    'CREATE SCHEMA neu',
    'CREATE INDEX ON auftrag (hinweis)',
    'CREATE FUNCTION boese() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE EXTENSION citext',
    'CREATE ROLE neu',
    'ALTER TABLE auftrag ADD COLUMN neu int',
    'ALTER TABLE auftrag DISABLE TRIGGER ALL',
    'ALTER ROLE CURRENT_USER SUPERUSER',
    'DROP TABLE auftrag CASCADE',
    'TRUNCATE auftrag CASCADE',
    "UPDATE migrations SET name = 'x'",
    "COPY auftrag TO PROGRAM 'cat'",
    "SELECT pg_read_file('/etc/passwd')",
  ])('may not: %s', async (sql) => {
    await expect(portal.db.quelle.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('is what the running portal works as, with every wait bounded', async () => {
    const [zeile] = await portal.db.sql(
      `SELECT current_user AS rolle, current_setting('statement_timeout') AS statement,
         current_setting('lock_timeout') AS sperre, current_setting('TimeZone') AS zone,
         current_setting('idle_in_transaction_session_timeout') AS untaetig`,
    );
    expect(zeile).toEqual({
      rolle: expect.stringMatching(/^frachtportal_betrieb_/),
      statement: '1min',
      sperre: '10s',
      zone: 'UTC',
      untaetig: '30s',
    });
  });
});

describe('Migrationen', () => {
  const leer = () =>
    TestDatenbank.anlegen({ serverUrl: testServerUrl(), hash: 'leer', vorbereiten: async () => undefined });
  const zustand = (url: string) =>
    mitVerbindung(url, async (c) => {
      const tabellen = await c.query(
        `SELECT table_name, column_name, data_type, column_default FROM information_schema.columns
         WHERE table_schema = 'public' ORDER BY 1, 2`,
      );
      const zahlen = await c.query(
        'SELECT (SELECT count(*) FROM ort) AS orte, (SELECT count(*) FROM land) AS laender, (SELECT count(*) FROM migrations) AS m',
      );
      return { tabellen: tabellen.rows, zahlen: zahlen.rows[0] };
    });

  it('run twice change nothing the second time, what an administrator changed included', async () => {
    const db = await leer();
    await bereiteDatenbankVor(db.url, dbVerzeichnis);
    await mitVerbindung(db.url, (c) => c.query("UPDATE land SET bezeichnung = 'Eigener Name' WHERE id = 1"));
    const vorher = await zustand(db.url);
    await bereiteDatenbankVor(db.url, dbVerzeichnis);
    expect(await zustand(db.url)).toEqual(vorher);
    const name = await mitVerbindung(db.url, (c) => c.query('SELECT bezeichnung FROM land WHERE id = 1'));
    expect(name.rows[0].bezeichnung).toBe('Eigener Name');
    await db.entfernen();
  });

  it('run by three processes at once give the same database', async () => {
    const db = await leer();
    await Promise.all(Array.from({ length: 3 }, () => bereiteDatenbankVor(db.url, dbVerzeichnis)));
    const { zahlen, tabellen } = await zustand(db.url);
    expect(tabellen.length).toBeGreaterThanOrEqual(spalten.size);
    const [erwartet] = await portal.db.sql(
      'SELECT (SELECT count(*) FROM ort) AS orte, (SELECT count(*) FROM land) AS laender, (SELECT count(*) FROM migrations) AS m',
    );
    expect(zahlen).toEqual(erwartet);
    await db.entfernen();
  });

  it('of a newer program keep an older one from starting on them, and nothing is changed', async () => {
    const db = await leer();
    await bereiteDatenbankVor(db.url, dbVerzeichnis);
    const vorher = await zustand(db.url);
    const aelter = mkdtempSync(join(tmpdir(), 'migrationen-'));
    const alle = readdirSync(join(dbVerzeichnis, 'migrations')).sort();
    for (const datei of alle.slice(0, -1)) {
      copyFileSync(join(dbVerzeichnis, 'migrations', datei), join(aelter, datei));
    }
    await expect(migriere(db.url, aelter)).rejects.toThrow(
      `Die Datenbank ist neuer als dieses Programm (${programmversion}): Schema ${alle.at(-1)?.slice(0, 4)}. Das Programm auf die neuere Fassung bringen.`,
    );
    expect(await zustand(db.url)).toEqual(vorher);
    rmSync(aelter, { recursive: true });
    await db.entfernen();
  });

  it('that fail leave nothing half, and name what is wrong', async () => {
    const db = await leer();
    const ordner = mkdtempSync(join(tmpdir(), 'migrationen-'));
    writeFileSync(join(ordner, '0001-gut.sql'), 'CREATE TABLE gut (id int);');
    writeFileSync(join(ordner, '0002-schlecht.sql'), 'CREATE TABLE halb (id int); SELECT gibt_es_nicht;');
    await expect(migriere(db.url, ordner)).rejects.toThrow(/gibt_es_nicht/);
    const tabellen = await mitVerbindung(db.url, (c) =>
      c.query("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1"),
    );
    expect(tabellen.rows.map((t) => t.table_name)).toEqual(['gut', 'migrations']);
    rmSync(ordner, { recursive: true });
    await db.entfernen();
  });

  it('that are made beside those who write can be run again after one that ended in between', async () => {
    const db = await leer();
    const ordner = mkdtempSync(join(tmpdir(), 'migrationen-'));
    cpSync(join(dbVerzeichnis, 'migrations'), ordner, { recursive: true });
    writeFileSync(
      join(ordner, '9001-gut.sql'),
      'CREATE TABLE gut (id int); INSERT INTO gut VALUES (1), (1);',
    );
    writeFileSync(
      join(ordner, '9002-index.sql'),
      'DROP INDEX CONCURRENTLY IF EXISTS gut_id;\nCREATE UNIQUE INDEX CONCURRENTLY gut_id ON gut (id);\n',
    );
    await expect(migriere(db.url, ordner)).rejects.toThrow(/gut_id/);
    const gueltig = () =>
      mitVerbindung(db.url, (c) =>
        c.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'gut_id'::regclass"),
      );
    expect((await gueltig()).rows).toEqual([{ indisvalid: false }]);
    await mitVerbindung(db.url, (c) => c.query('DELETE FROM gut WHERE ctid <> (SELECT min(ctid) FROM gut)'));
    await Promise.all([1, 2, 3].map(() => migriere(db.url, ordner)));
    expect((await gueltig()).rows).toEqual([{ indisvalid: true }]);
    rmSync(ordner, { recursive: true });
    await db.entfernen();
  });
});
