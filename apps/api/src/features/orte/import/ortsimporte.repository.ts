import { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import type { Mengenstand } from '../../importe/importe.service.js';
import type { Ortssatz } from './geonames.js';

const einfuegen = anweisung(
  'ortsimporte.einfuegen',
  `
  INSERT INTO ort (land_id, plz, ortsname, suchname, breite, laenge)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::numeric[], $6::numeric[])`,
);

/** Any constant of ours: locks of this kind are taken a country at a time. */
const sperrart = 72_341;
const sperre = anweisung('ortsimporte.sperre', 'SELECT pg_advisory_xact_lock($1, $2)');

const leere = anweisung('ortsimporte.leere', 'DELETE FROM ort WHERE land_id = $1');
const vergiss = anweisung('ortsimporte.vergiss', 'DELETE FROM ort_vorher WHERE land_id = $1');
const merke = anweisung(
  'ortsimporte.merke',
  `INSERT INTO ort_vorher (land_id, plz, ortsname, suchname, breite, laenge)
  SELECT land_id, plz, ortsname, suchname, breite, laenge FROM ort WHERE land_id = $1`,
);

const nachPlz = anweisung(
  'ortsimporte.nachPlz',
  `SELECT plz, ortsname, suchname, breite::float8 AS breite, laenge::float8 AS laenge FROM ort
  WHERE land_id = $1 AND plz = ANY($2)`,
).genauer<{ plz: string }>();

/** Each place beside the line that names it, where one does: joined as wholes, as nothing is known of lines just read. */
const mitZeilen = `ort o LEFT JOIN (
    SELECT DISTINCT referenz FROM importzeile WHERE lauf_id = $2 AND ausgang IN ('geaendert', 'unveraendert')) z
  ON z.referenz = concat(o.plz, E'\\t', o.ortsname)`;
const vergleiche = anweisung(
  'ortsimporte.vergleiche',
  `SELECT count(*)::int AS vorher, count(*) FILTER (WHERE z.referenz IS NULL)::int AS entfallen,
    concat_ws('.', count(*), max(o.id)) AS grundlage
  FROM ${mitZeilen} WHERE o.land_id = $1`,
).genauer<{ vorher: number; entfallen: number; grundlage: string }>();
const entfallende = anweisung(
  'ortsimporte.entfallende',
  `SELECT concat_ws(' ', o.plz, o.ortsname) AS text, count(*) OVER ()::int AS gesamt FROM ${mitZeilen}
  WHERE o.land_id = $1 AND z.referenz IS NULL ORDER BY o.plz, o.suchname, o.id LIMIT $3 OFFSET $4`,
).genauer<{ text: string; gesamt: number }>();

const tausche = anweisung(
  'ortsimporte.tausche',
  `WITH jetzt AS (DELETE FROM ort WHERE land_id = $1 RETURNING plz, ortsname, suchname, breite, laenge),
    vorher AS (DELETE FROM ort_vorher WHERE land_id = $1 RETURNING plz, ortsname, suchname, breite, laenge),
    zurueck AS (INSERT INTO ort (land_id, plz, ortsname, suchname, breite, laenge) SELECT $1, * FROM vorher)
  INSERT INTO ort_vorher (land_id, plz, ortsname, suchname, breite, laenge) SELECT $1, * FROM jetzt`,
);

/** By which a place is known. */
export const ortsschluessel = ({ plz, ortsname }: Pick<Ortssatz, 'plz' | 'ortsname'>) =>
  `${plz}\t${ortsname}`;

/** Replaces the places of a country. Everything happens in the caller's transaction. */
@Injectable()
export class Ortsimporte {
  constructor(private readonly db: Datenbank) {}

  /** What there is at the postal codes of these places. */
  async nachPlz(landId: number, orte: readonly Ortssatz[]): Promise<Map<string, Ortssatz>> {
    const zeilen = await this.db.sql(nachPlz, [landId, [...new Set(orte.map((o) => o.plz))]]);
    return new Map(zeilen.map((z) => [ortsschluessel(z), z]));
  }

  /** How many places there are, and how many of them no line of the run names. */
  async vergleiche(landId: number, laufId: number): Promise<Mengenstand> {
    return (await this.db.eine(vergleiche, [landId, laufId])) ?? { vorher: 0, entfallen: 0, grundlage: '' };
  }

  async entfallende(landId: number, laufId: number, hoechstens: number, ab: number) {
    const zeilen = await this.db.sql(entfallende, [landId, laufId, hoechstens, ab]);
    return { texte: zeilen.map((z) => z.text), gesamt: zeilen[0]?.gesamt ?? 0 };
  }

  /** Puts the places aside. */
  async merke(landId: number): Promise<void> {
    await this.db.zeilen(vergiss, [landId]);
    await this.db.zeilen(merke, [landId]);
  }

  async leere(landId: number): Promise<void> {
    await this.db.zeilen(leere, [landId]);
  }

  /** What was put aside holds, and what held is put aside. */
  async tausche(landId: number): Promise<void> {
    await this.db.zeilen(tausche, [landId]);
  }

  /** One import of a country after the other, until the surrounding transaction ends. */
  async sperre(landId: number): Promise<void> {
    await this.db.zeilen(sperre, [sperrart, landId]);
  }

  async fuegeEin(landId: number, orte: readonly Ortssatz[]): Promise<void> {
    await this.db.zeilen(einfuegen, [
      landId,
      orte.map((o) => o.plz),
      orte.map((o) => o.ortsname),
      orte.map((o) => o.suchname),
      orte.map((o) => o.breite),
      orte.map((o) => o.laenge),
    ]);
  }

  laender(): Promise<Land[]> {
    return this.db.gemeinsam(Land).find({ order: { skey: 'ASC', id: 'ASC' } });
  }
}
