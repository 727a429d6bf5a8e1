import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suchform } from '@frachtportal/domain/texte/suchform';
import type pg from 'pg';
import { spaltenname } from './spalte.js';

/** Files of `db/reference` in an order in which every row finds what it points to. */
const tabellen = [
  'sprache',
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
  'gefahrgutklasse',
  'tarif',
  'tarif_zone',
  'tarif_gebiet',
  'tarif_staffel',
  'tarif_maut',
  'tarif_zuschlag',
];

/** Adds the shipped rows that are not there yet; what an administrator has changed stays. */
export async function ladeReferenzdaten(client: pg.Client, verzeichnis: string): Promise<void> {
  await client.query('BEGIN');
  for (const tabelle of tabellen) {
    const zeilen = JSON.parse(readFileSync(join(verzeichnis, `${tabelle}.json`), 'utf8')) as Record<
      string,
      unknown
    >[];
    await fuegeHinzu(client, tabelle, zeilen.map(alsZeile));
  }
  await ladeOrte(client, join(verzeichnis, 'ort.tsv'));
  await client.query('COMMIT');
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
    `INSERT INTO ${tabelle} (${spalten}) SELECT ${spalten} FROM json_populate_recordset(NULL::${tabelle}, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(zeilen)],
  );
  // Entries that administrators add get ids from 1000 on, so that later shipped ones do not meet them.
  await client.query(
    `SELECT setval(pg_get_serial_sequence('${tabelle}', 'id'), (SELECT greatest(max(id), 999) FROM ${tabelle}))`,
  );
}

async function ladeOrte(client: pg.Client, datei: string): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM ort LIMIT 1');
  if (rows.length || !existsSync(datei)) return;
  const zeilen = readFileSync(datei, 'utf8')
    .trimEnd()
    .split('\n')
    .map((z) => z.split('\t'));
  const orte = zeilen.map(([land, plz, ortsname, breite, laenge]) => ({
    land_id: Number(land),
    plz: plz || null,
    ortsname,
    suchname: suchform(ortsname ?? ''),
    breite: breite ? Number(breite) : null,
    laenge: laenge ? Number(laenge) : null,
  }));
  await client.query(
    `INSERT INTO ort (land_id, plz, ortsname, suchname, breite, laenge)
     SELECT land_id, plz, ortsname, suchname, breite, laenge FROM json_populate_recordset(NULL::ort, $1)`,
    [JSON.stringify(orte)],
  );
}
