import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ergaenzteListe, kurzliste, startliste } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { quellsprache } from '@frachtportal/texte/katalog';
import { sprachen } from '@frachtportal/texte/server';
import type pg from 'pg';
import { spaltenname } from '../spalte.js';
import { gefahrgutliste } from './gefahrgutliste.js';

/** Files of `db/reference` in an order in which every row finds what it points to. */
const tabellen = [
  'land',
  'waehrung',
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'sperrigkeit',
  'metrokennung',
  'verpackung',
  'lademittel',
  'eigentuemer',
  'anzeigestatus',
  'sendungsstatus',
  'service_definition',
  'tarif',
  'tarif_zone',
  'tarif_gebiet',
  'tarif_staffel',
  'tarif_maut',
  'tarif_zuschlag',
  'maut_tabelle',
];

/** The languages that users can choose are those that have texts. */
const sprachzeilen = sprachen.map(({ id, iso, name }) => ({
  id,
  bezeichnung: name,
  iso,
  standard: iso === quellsprache,
}));

/** Adds the shipped rows that are not there yet; what an administrator has changed stays. */
export async function ladeReferenzdaten(client: pg.Client, verzeichnis: string): Promise<void> {
  await client.query('BEGIN');
  await fuegeHinzu(client, 'sprache', sprachzeilen);
  for (const tabelle of tabellen) {
    await fuegeHinzu(client, tabelle, liesJson(verzeichnis, tabelle).map(alsZeile));
  }
  await ladeGefahrgut(client, verzeichnis);
  await ladeOrte(client, join(verzeichnis, 'ort.tsv'));
  await client.query('COMMIT');
}

function liesJson(verzeichnis: string, name: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(join(verzeichnis, `${name}.json`), 'utf8'));
}

function alsZeile(wert: Record<string, unknown>): Record<string, unknown> {
  const zeile = Object.fromEntries(
    Object.entries(wert).map(([name, w]) => [
      spaltenname(name),
      name === 'lkzAlias' ? `{${(w as string[]).join(',')}}` : w,
    ]),
  );
  return 'unnr' in zeile ? { ...zeile, suchname: suchform(String(zeile['bezeichnung'])) } : zeile;
}

async function fuegeHinzu(
  client: pg.Client,
  tabelle: string,
  zeilen: Record<string, unknown>[],
): Promise<void> {
  const spalten = Object.keys(zeilen[0] ?? {}).join(', ');
  if (!spalten) return;
  await client.query(
    `INSERT INTO ${tabelle} (${spalten}) SELECT ${spalten} FROM json_populate_recordset(NULL::${tabelle}, $1) r
     WHERE NOT EXISTS (SELECT FROM referenz_geloescht g WHERE g.tabelle = '${tabelle}' AND g.id = r.id) ON CONFLICT DO NOTHING`,
    [JSON.stringify(zeilen)],
  );
  // Entries that administrators add get ids from 1000 on, so that later shipped ones do not meet them.
  await client.query(
    `SELECT setval(pg_get_serial_sequence('${tabelle}', 'id'), (SELECT greatest(max(id), 999) FROM ${tabelle}))`,
  );
}

/**
 * The shipped rows of the dangerous-goods table: those that were checked, and the list of what else there is. Once a file
 * has brought rows of this edition or one that replaces it, nothing is added: it is the operator's table then. The rows
 * hold as long as those that are there.
 */
async function ladeGefahrgut(client: pg.Client, verzeichnis: string): Promise<void> {
  const tabelle = 'gefahrgutklasse';
  const geprueft = liesJson(verzeichnis, tabelle);
  const [muster] = geprueft;
  if (!muster) return;
  const quellen = [startliste, ergaenzteListe, kurzliste];
  const { rows } = await client.query(
    `SELECT count(*) FILTER (WHERE quelle <> ALL($1) OR quelle IS NULL)::int AS eigene, max(gueltig_bis)::text AS bis
     FROM gefahrgutklasse WHERE coalesce(gueltig_von, '-infinity') < ($2::date + interval '2 years') OR quelle = ANY($1)`,
    [quellen, muster['gueltigVon']],
  );
  const { eigene, bis } = rows[0] as { eigene: number; bis: string | null };
  if (eigene > 0) return;
  const liste = gefahrgutliste(join(verzeichnis, 'gefahrgutliste.tsv'), muster);
  const zeilen = [...geprueft, ...liste].map((z) => alsZeile({ ...z, gueltigBis: bis ?? z['gueltigBis'] }));
  await fuegeHinzu(client, tabelle, zeilen);
}

/** Places of the countries that have none yet: what has been imported since stays. */
async function ladeOrte(client: pg.Client, datei: string): Promise<void> {
  const { rows } = await client.query('SELECT DISTINCT land_id AS land FROM ort');
  const vorhanden = new Set(rows.map((r) => String(r.land)));
  if (!existsSync(datei)) return;
  const orte = readFileSync(datei, 'utf8')
    .trimEnd()
    .split('\n')
    .map((z) => z.split('\t'))
    .filter(([land = '']) => !vorhanden.has(land));
  if (!orte.length) return;
  const spalte = (i: number) => orte.map((o) => o[i] || null);
  await client.query(
    `INSERT INTO ort (land_id, plz, ortsname, suchname, breite, laenge)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::numeric[], $6::numeric[])`,
    [spalte(0), spalte(1), spalte(2), orte.map((o) => suchform(o[2] ?? '')), spalte(3), spalte(4)],
  );
}
