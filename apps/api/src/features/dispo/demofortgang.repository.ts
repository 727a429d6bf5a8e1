import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const hoechstensJeTakt = 200;

// Each transferred order takes the next step of the default chain once it has rested long enough in its present one.
// The last step is the delivery, for which the recipient signs. Step by step, so that each looks into the index of orders
// under way; joined freely, PostgreSQL goes through all orders there are.
const weiter = anweisung(
  'demofortgang.weiter',
  `
  WITH kette AS (
    SELECT id, lead(id) OVER folge AS folgt, lead(id, 2) OVER folge IS NULL AS zustellung FROM sendungsstatus
    WHERE defaultstatus AND NOT aw_sperre WINDOW folge AS (ORDER BY anzeigefolge, id)),
  reif AS (
    SELECT a.id, k.folgt, k.zustellung FROM kette k CROSS JOIN LATERAL (
      SELECT id FROM auftrag WHERE status_id = k.id AND status_id >= 3 AND status_datum < now() - make_interval(secs => $1)
        AND EXISTS (SELECT FROM uebertragung u WHERE u.auftrag_id = auftrag.id AND u.zustand = 'uebergeben')
      ORDER BY status_datum LIMIT ${hoechstensJeTakt} FOR UPDATE OF auftrag SKIP LOCKED) a
    WHERE k.folgt IS NOT NULL LIMIT ${hoechstensJeTakt}),
  geaendert AS (
    UPDATE auftrag a SET status_id = r.folgt, status_datum = now(), status_nur_tag = false, version = version + 1,
      abliefernachweis_exists = a.abliefernachweis_exists OR r.zustellung
    FROM reif r WHERE a.id = r.id
    RETURNING a.id, a.mandant_id, a.status_id, r.zustellung),
  orte AS (SELECT auftrag_id, max(ort) FILTER (WHERE rolle = 1) AS von, max(ort) FILTER (WHERE rolle = 2) AS nach,
      left(max(coalesce(nullif(kontakt, ''), name)) FILTER (WHERE rolle = 2), 60) AS empfaenger
    FROM auftrag_adresse WHERE auftrag_id IN (SELECT id FROM geaendert) GROUP BY auftrag_id),
  abgeliefert AS (
    INSERT INTO ablieferung (mandant_id, auftrag_id, zugestellt_am, quittiert)
    SELECT g.mandant_id, g.id, now(), o.empfaenger FROM geaendert g JOIN orte o ON o.auftrag_id = g.id WHERE g.zustellung
    ON CONFLICT DO NOTHING)
  INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, ereignisort, quittiert, ereignis)
  SELECT g.mandant_id, g.id, g.status_id, CASE WHEN g.status_id < 8 THEN o.von ELSE o.nach END,
    CASE WHEN g.zustellung THEN o.empfaenger END, 'demo:' || g.status_id
  FROM geaendert g LEFT JOIN orte o ON o.auftrag_id = g.id
  ON CONFLICT DO NOTHING`,
);

@Injectable()
export class Demofortgang {
  constructor(private readonly db: Datenbank) {}

  /** Moves on whatever has rested so long in its present step, of all clients. */
  async unsafeSchreiteFort(sekunden: number): Promise<void> {
    await this.db.zeilen(weiter, [sekunden]);
  }
}
