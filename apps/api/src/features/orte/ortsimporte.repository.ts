import { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
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

const leere = anweisung('ortsimporte.leere', 'SELECT pg_try_advisory_xact_lock($1, $2) AS frei').genauer<{
  frei: boolean;
}>();

/** Replaces the places of a country. Everything happens in the caller's transaction. */
@Injectable()
export class Ortsimporte {
  constructor(private readonly db: Datenbank) {}

  /** @throws Dateifehler where another import of the country is running */
  async leere(landId: number): Promise<void> {
    const frei = await this.db.eine(leere, [sperre, landId]);
    if (!frei?.frei) throw new Dateifehler('orte.laeuftSchon');
    await this.db.zeilen(leereSql, [landId]);
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

  landZu(iso2: string): Promise<{ id: number } | null> {
    return this.db.gemeinsam(Land).findOneBy({ iso2 });
  }

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }
}
