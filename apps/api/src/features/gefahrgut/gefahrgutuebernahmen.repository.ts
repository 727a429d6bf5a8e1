import type { Gefahrgutuebernahme } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { ausgabensperre } from './gefahrgutausgaben.repository.js';
import { GefahrgutuebernahmeEntity } from './gefahrgutuebernahme.entity.js';

const uebernahmen = anweisung(
  'gefahrgutuebernahmen.uebernahmen',
  `
  SELECT u.id, u.version, u.gueltig_von::text AS "gueltigVon", b.name AS benutzer,
    to_char(u.uebernommen_am AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "uebernommenAm",
    (SELECT count(*)::int FROM gefahrgutklasse g WHERE g.uebernahme_id = u.id) AS zeilen
  FROM gefahrgutuebernahme u LEFT JOIN benutzer b ON b.id = u.benutzer_id ORDER BY u.id DESC LIMIT 20`,
).genauer<{ gueltigVon: string; uebernommenAm: string; zeilen: number }>();

const verwendet = anweisung(
  'gefahrgutuebernahmen.verwendet',
  `
  WITH eigene AS (SELECT id FROM gefahrgutklasse WHERE uebernahme_id = $1)
  SELECT (SELECT count(DISTINCT auftrag_id)::int FROM gefahrgutzeile
      WHERE gefahrgutklasse_id IN (SELECT id FROM eigene)) AS auftraege,
    (SELECT count(*)::int FROM auftragsvorlage v WHERE EXISTS (
      SELECT FROM jsonb_path_query(v.auftrag, '$.auftragspositionen[*].auftragsgefahrgueter[*].*.id') id
      WHERE id::text IN (SELECT e.id::text FROM eigene e))) AS vorlagen`,
).genauer<{ auftraege: number; vorlagen: number }>();

const wiederherstellen = anweisung(
  'gefahrgutuebernahmen.wiederherstellen',
  `
  UPDATE gefahrgutklasse g SET gueltig_bis = v.gueltig_bis, ersetzt = v.ersetzt
  FROM gefahrgutuebernahme u, json_to_recordset(u.vorher) AS v (id integer, gueltig_bis date, ersetzt boolean)
  WHERE u.id = $1 AND g.id = v.id`,
);

const zeilenLoeschen = anweisung(
  'gefahrgutuebernahmen.zeilenLoeschen',
  'DELETE FROM gefahrgutklasse WHERE uebernahme_id = $1',
);

/** The editions that were taken over. */
@Injectable()
export class Gefahrgutuebernahmen {
  constructor(private readonly db: Datenbank) {}

  /** The latest first. */
  alle(): Promise<Gefahrgutuebernahme[]> {
    return this.db.sql(uebernahmen);
  }

  /** Until `arbeit` ends nobody else takes an edition over or back. */
  allein<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(async () => {
      await this.db.sperre(ausgabensperre);
      return arbeit();
    });
  }

  /** How many orders and templates use the rows of one. */
  async verwendet(id: number): Promise<{ auftraege: number; vorlagen: number }> {
    return (await this.db.eine(verwendet, [id])) ?? { auftraege: 0, vorlagen: 0 };
  }

  /** Its rows go, those that it had ended or replaced are as they were. */
  async loesche(id: number): Promise<void> {
    for (const schritt of [wiederherstellen, zeilenLoeschen]) await this.db.zeilen(schritt, [id]);
    await this.db.gemeinsam(GefahrgutuebernahmeEntity).delete({ id });
  }
}
