import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Ausgangsart } from '@frachtportal/domain/betrieb/quarantaene';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';

/** What would leave, each outbox with the same columns. */
const ausgaenge = `
  SELECT 'uebertragung' AS art, u.id, a.spedeigennr AS gegenstand, m.name AS an, u.erstellt_am AS seit
    FROM uebertragung u JOIN auftrag a ON a.id = u.auftrag_id JOIN mandant m ON m.id = u.mandant_id
    WHERE u.zustand = 'wartet'
  UNION ALL
  SELECT 'konfiguration', k.id, 'Konfiguration ' || k.stand, coalesce(m.name, ''), NULL
    FROM konfigurationsuebergabe k LEFT JOIN mandant m ON m.id = k.mandant_id
    WHERE k.uebergeben_bis IS DISTINCT FROM k.stand
  UNION ALL
  SELECT 'mail', id, betreff, an, erstellt_am FROM mail WHERE zustand = 'wartet'
  UNION ALL
  SELECT 'druck', d.id, coalesce(d.spedeigennr, ''), r.name, d.erstellt_am
    FROM druckauftrag d JOIN drucker r ON r.id = d.drucker_id WHERE d.zustand = 'wartet'
  UNION ALL
  SELECT 'webhook', z.id, z.art, w.name, z.erstellt_am
    FROM webhookzustellung z JOIN webhook w ON w.id = z.webhook_id WHERE z.zustand = 'wartet'`;

const zaehlen = anweisung(
  'zurueckgehaltenes.zaehlen',
  `SELECT art, count(*)::int AS anzahl FROM (${ausgaenge}) z GROUP BY art`,
).genauer<{ art: Ausgangsart; anzahl: number }>();

const suchen = anweisung(
  'zurueckgehaltenes.suchen',
  `
  WITH treffer AS (SELECT * FROM (${ausgaenge}) z WHERE art = $1),
  seite AS (SELECT * FROM treffer ORDER BY seit, id LIMIT $2 OFFSET $3)
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt, (SELECT coalesce(json_agg(row_to_json(z)), '[]')::text
    FROM (SELECT id, art, gegenstand, an, ${zeitpunktSql('seit')} AS seit FROM seite ORDER BY seite.seit, id) z) AS json`,
).genauer<{ gesamt: number; json: string }>();

// An order that waited when the backup was made has gone out since: its status is what the dispatch system knows. What
// is not to be transported at all is taken back by whoever has ordered it.
const uebertragungen = anweisung(
  'zurueckgehaltenes.uebertragungen',
  `
  WITH offen AS (
    SELECT id FROM uebertragung WHERE zustand = 'wartet' AND ($1::int[] IS NULL OR id = ANY($1))
    ORDER BY auftrag_id, id FOR UPDATE),
  fertig AS (
    UPDATE uebertragung u SET zustand = 'uebergeben', erledigt_am = now(), unklar_seit = NULL,
      letzter_fehler = 'Nach einer Wiederherstellung nicht noch einmal gesendet'
    FROM offen o WHERE u.id = o.id RETURNING u.auftrag_id, u.art),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.uebertragen}, status_datum = now(), version = version + 1
    FROM fertig f WHERE a.id = f.auftrag_id AND f.art = 0 AND a.status_id = ${Status.zurUebertragung}
    RETURNING a.id, a.mandant_id),
  verlauf AS (
    INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, kommentar)
    SELECT mandant_id, id, ${Status.uebertragen}, 'Nach einer Wiederherstellung nicht noch einmal gesendet'
    FROM geaendert)
  SELECT auftrag_id FROM fertig`,
);
const konfigurationen = anweisung(
  'zurueckgehaltenes.konfigurationen',
  `UPDATE konfigurationsuebergabe SET uebergeben_bis = stand, letzter_fehler = NULL
  WHERE uebergeben_bis IS DISTINCT FROM stand AND ($1::int[] IS NULL OR id = ANY($1))`,
);
const mails = anweisung(
  'zurueckgehaltenes.mails',
  `UPDATE mail SET zustand = 'verworfen', inhalt = NULL, erledigt_am = now()
  WHERE zustand = 'wartet' AND ($1::int[] IS NULL OR id = ANY($1))`,
);
const drucke = anweisung(
  'zurueckgehaltenes.drucke',
  `UPDATE druckauftrag SET zustand = 'verworfen', erledigt_am = now()
  WHERE zustand = 'wartet' AND ($1::int[] IS NULL OR id = ANY($1))`,
);

const webhooks = anweisung(
  'zurueckgehaltenes.webhooks',
  `UPDATE webhookzustellung SET zustand = 'verworfen', erledigt_am = now()
  WHERE zustand = 'wartet' AND ($1::int[] IS NULL OR id = ANY($1))`,
);

const verwerfen = {
  uebertragung: uebertragungen,
  konfiguration: konfigurationen,
  mail: mails,
  druck: drucke,
  webhook: webhooks,
} as const;

/** What the outboxes of all clients hold back. */
@Injectable()
export class ZurueckgehaltenesRepository {
  constructor(private readonly db: Datenbank) {}

  unsafeZaehle(): Promise<{ art: Ausgangsart; anzahl: number }[]> {
    return this.db.sql(zaehlen);
  }

  async unsafeSuche(art: Ausgangsart, anzahl: number, ab: number): Promise<{ gesamt: number; json: string }> {
    return (await this.db.eine(suchen, [art, anzahl, ab])) ?? { gesamt: 0, json: '[]' };
  }

  /** Takes these out of their outbox, or all; answers how many. */
  unsafeVerwirf(art: Ausgangsart, ids: number[] | null): Promise<number> {
    return this.db.zeilen(verwerfen[art], [ids]);
  }
}
