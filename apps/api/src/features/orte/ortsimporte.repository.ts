import { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import type { Mengenvergleich } from '../importe/mengenlaeufe.service.js';
import type { Ortssatz } from './geonames.js';

const einfuegen = anweisung(
  'ortsimporte.einfuegen',
  `
  INSERT INTO ort (land_id, plz, ortsname, suchname, breite, laenge)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::numeric[], $6::numeric[])`,
);

/** Any constant of ours: locks of this kind are taken a country at a time. */
const sperre = 72_341;

const leereSql = anweisung('ortsimporte.leereSql', 'DELETE FROM ort WHERE land_id = $1');
const vergiss = anweisung('ortsimporte.vergiss', 'DELETE FROM ort_vorher WHERE land_id = $1');
const merke = anweisung(
  'ortsimporte.merke',
  `INSERT INTO ort_vorher (land_id, plz, ortsname, suchname, breite, laenge)
  SELECT land_id, plz, ortsname, suchname, breite, laenge FROM ort WHERE land_id = $1`,
);

const vergleiche = anweisung(
  'ortsimporte.vergleiche',
  `WITH alt AS (SELECT DISTINCT plz, ortsname FROM ort_vorher WHERE land_id = $1),
    neu AS (SELECT DISTINCT plz, ortsname FROM ort WHERE land_id = $1)
  SELECT (SELECT count(*)::int FROM alt) AS vorher,
    (SELECT count(*)::int FROM (TABLE neu EXCEPT TABLE alt) d) AS neu,
    (SELECT count(*)::int FROM (TABLE alt EXCEPT TABLE neu) w) AS entfallen`,
).genauer<{ vorher: number; neu: number; entfallen: number }>();

const tausche = anweisung(
  'ortsimporte.tausche',
  `WITH jetzt AS (DELETE FROM ort WHERE land_id = $1 RETURNING plz, ortsname, suchname, breite, laenge),
    vorher AS (DELETE FROM ort_vorher WHERE land_id = $1 RETURNING plz, ortsname, suchname, breite, laenge),
    zurueck AS (INSERT INTO ort (land_id, plz, ortsname, suchname, breite, laenge) SELECT $1, * FROM vorher)
  INSERT INTO ort_vorher (land_id, plz, ortsname, suchname, breite, laenge) SELECT $1, * FROM jetzt`,
);

const leere = anweisung('ortsimporte.leere', 'SELECT pg_try_advisory_xact_lock($1, $2) AS frei').genauer<{
  frei: boolean;
}>();

/** Replaces the places of a country. Everything happens in the caller's transaction. */
@Injectable()
export class Ortsimporte {
  constructor(private readonly db: Datenbank) {}

  /** Puts the places aside. @throws Dateifehler where another import of the country is running */
  async leere(landId: number): Promise<void> {
    await this.sperre(landId);
    await this.db.zeilen(vergiss, [landId]);
    await this.db.zeilen(merke, [landId]);
    await this.db.zeilen(leereSql, [landId]);
  }

  async vergleiche(landId: number): Promise<Mengenvergleich> {
    return (await this.db.eine(vergleiche, [landId])) ?? { vorher: 0, neu: 0, entfallen: 0 };
  }

  /** What was put aside holds, and what held is put aside. @throws Dateifehler where an import is running */
  async tausche(landId: number): Promise<void> {
    await this.sperre(landId);
    await this.db.zeilen(tausche, [landId]);
  }

  private async sperre(landId: number): Promise<void> {
    const frei = await this.db.eine(leere, [sperre, landId]);
    if (!frei?.frei) throw new Dateifehler('orte.laeuftSchon');
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

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
