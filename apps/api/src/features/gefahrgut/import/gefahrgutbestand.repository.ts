import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ausgabensperre } from '../gefahrgutausgaben.repository.js';

/** By what it is seen that the table is still the one a file was compared with. */
const abdruck = anweisung(
  'gefahrgutbestand.abdruck',
  `SELECT md5(string_agg(concat_ws(':', id, gueltig_bis, ersetzt), ' ' ORDER BY id)) AS grundlage FROM gefahrgutklasse`,
);

/** Of the fields that a row would change those whose value stays are the ones that the file says nothing of. */
const behalten = anweisung(
  'gefahrgutbestand.behalten',
  `SELECT count(DISTINCT z.nummer)::int AS zeilen, coalesce(string_agg(DISTINCT a ->> 'field', ','), '') AS felder
  FROM importzeile z, json_array_elements(z.aenderungen) a
  WHERE z.lauf_id = $1 AND z.ausgang IN ('geaendert', 'unveraendert') AND a ->> 'vorher' = a ->> 'nachher'`,
).genauer<{ zeilen: number; felder: string }>();

/** The rows of the former edition that lines of a run have found. */
const gefundene = anweisung(
  'gefahrgutbestand.gefundene',
  "SELECT referenz FROM importzeile WHERE lauf_id = $1 AND ausgang IN ('geaendert', 'unveraendert')",
);

const uebernahme = anweisung(
  'gefahrgutbestand.uebernahme',
  'SELECT id, version, zeilen IS NULL AS gilt FROM gefahrgutuebernahme WHERE lauf_id = $1',
).genauer<{ gilt: boolean }>();

const verwendet = anweisung(
  'gefahrgutbestand.verwendet',
  `
  WITH eigene AS (SELECT id FROM gefahrgutklasse WHERE uebernahme_id = $1)
  SELECT (SELECT count(DISTINCT auftrag_id)::int FROM gefahrgutzeile
      WHERE gefahrgutklasse_id IN (SELECT id FROM eigene)) AS auftraege,
    (SELECT count(*)::int FROM auftragsvorlage v WHERE EXISTS (
      SELECT FROM jsonb_path_query(v.auftrag, '$.auftragspositionen[*].auftragsgefahrgueter[*].*.id') id
      WHERE id::text IN (SELECT e.id::text FROM eigene e))) AS vorlagen`,
).genauer<{ auftraege: number; vorlagen: number }>();

/** The rows of others as they were, and what they were until now in its place. */
const tauscheAndere = anweisung(
  'gefahrgutbestand.tauscheAndere',
  `
  WITH vorher AS (
    SELECT g.id, g.gueltig_bis, g.ersetzt FROM gefahrgutuebernahme u, json_to_recordset(u.vorher) AS v (id integer), gefahrgutklasse g
    WHERE u.id = $1 AND g.id = v.id),
  zurueck AS (
    UPDATE gefahrgutklasse g SET gueltig_bis = v.gueltig_bis, ersetzt = v.ersetzt
    FROM gefahrgutuebernahme u, json_to_recordset(u.vorher) AS v (id integer, gueltig_bis date, ersetzt boolean)
    WHERE u.id = $1 AND g.id = v.id)
  UPDATE gefahrgutuebernahme SET vorher = (SELECT coalesce(json_agg(v), '[]') FROM vorher v) WHERE id = $1`,
);

const nimmHeraus = anweisung(
  'gefahrgutbestand.nimmHeraus',
  `
  WITH weg AS (DELETE FROM gefahrgutklasse WHERE uebernahme_id = $1 RETURNING *)
  UPDATE gefahrgutuebernahme SET zeilen = (SELECT coalesce(json_agg(w ORDER BY w.id), '[]') FROM weg w) WHERE id = $1`,
);

const setzeEin = anweisung(
  'gefahrgutbestand.setzeEin',
  `
  WITH wieder AS (
    INSERT INTO gefahrgutklasse SELECT z.* FROM gefahrgutuebernahme u, json_populate_recordset(NULL::gefahrgutklasse, u.zeilen) z
    WHERE u.id = $1)
  UPDATE gefahrgutuebernahme SET zeilen = NULL WHERE id = $1`,
);

/** The table of dangerous goods beside the runs that change it. Everything happens in the caller's transaction. */
@Injectable()
export class Gefahrgutbestand {
  constructor(private readonly db: Datenbank) {}

  /** One edition is stored or taken back at a time. */
  sperre(): Promise<void> {
    return this.db.sperre(ausgabensperre);
  }

  async grundlage(): Promise<string> {
    return (await this.db.eine(abdruck))?.grundlage ?? '';
  }

  /** How many lines of a run leave something as it is that they do not name, and which fields. */
  async behalten(laufId: number): Promise<{ zeilen: number; felder: string }> {
    return (await this.db.eine(behalten, [laufId])) ?? { zeilen: 0, felder: '' };
  }

  /** By their ids. */
  async gefundene(laufId: number): Promise<Set<number>> {
    return new Set((await this.db.sql(gefundene, [laufId])).map((z) => Number(z.referenz)));
  }

  uebernahme(laufId: number) {
    return this.db.eine(uebernahme, [laufId]);
  }

  /** How many orders and templates use the rows of one. */
  async verwendet(id: number): Promise<{ auftraege: number; vorlagen: number }> {
    return (await this.db.eine(verwendet, [id])) ?? { auftraege: 0, vorlagen: 0 };
  }

  /** Its rows go, those that it had ended or replaced are as they were; or the other way round. */
  async wechsle({ id, gilt }: { id: number; gilt: boolean }): Promise<void> {
    for (const schritt of [tauscheAndere, gilt ? nimmHeraus : setzeEin]) await this.db.zeilen(schritt, [id]);
  }
}
