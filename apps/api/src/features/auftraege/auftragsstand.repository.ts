import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AuftragEntity } from './auftrag.entity.js';

// All lock in the order of ids: two users with the same orders wait for each other, never both.

const sperren = anweisung(
  'auftragsstand.sperren',
  `SELECT id, status_id AS "statusId", spedeigennr FROM auftrag
  WHERE id = ANY($1) AND mandant_id = ANY($2) ORDER BY id FOR UPDATE`,
);

// Status, history and outbox change together or not at all. Whoever transfers a price request orders at its price.
const markieren = anweisung(
  'auftragsstand.markieren',
  `
  WITH erfasst AS (
    SELECT id FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst}
    ORDER BY id FOR UPDATE),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.zurUebertragung}, status_datum = now(), version = version + 1,
      typ = 0, aenderer_id = $3, datumgeaendert = now()
    FROM erfasst e WHERE a.id = e.id
    RETURNING a.id, a.mandant_id),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id)
    SELECT mandant_id, id, ${Status.zurUebertragung}, $3 FROM geaendert),
  ausgang AS (INSERT INTO uebertragung (mandant_id, auftrag_id) SELECT mandant_id, id FROM geaendert)
  SELECT id FROM geaendert`,
);

// Only what the dispatch system has not fetched yet; the outbox row decides, so that both cannot win. An attempt whose
// outcome is unclear counts as fetched until it is given up. A price request can always be taken back: nothing is
// transported for it, and a late answer finds no request.
const zuruecknehmen = anweisung(
  'auftragsstand.zuruecknehmen',
  `
  WITH offen AS (
    SELECT u.id FROM uebertragung u JOIN auftrag a ON a.id = u.auftrag_id
    WHERE a.status_id = ${Status.zurUebertragung} AND u.auftrag_id = ANY($1) AND u.mandant_id = ANY($2)
      AND (u.zustand = 'fehler' OR (u.zustand = 'wartet' AND (u.art = 1 OR u.unklar_seit IS NULL))
        OR (u.zustand = 'uebergeben' AND u.art = 1))
    ORDER BY u.auftrag_id, u.id FOR UPDATE OF u),
  zurueck AS (
    UPDATE uebertragung u SET zustand = 'zurueckgenommen', erledigt_am = now(), unklar_seit = NULL
    FROM offen o WHERE u.id = o.id
    RETURNING u.auftrag_id),
  markiert AS (
    SELECT id FROM auftrag
    WHERE id IN (SELECT auftrag_id FROM zurueck) AND mandant_id = ANY($2) AND status_id = ${Status.zurUebertragung}
    ORDER BY id FOR UPDATE),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.erfasst}, status_datum = now(), version = version + 1,
      aenderer_id = $3, datumgeaendert = now()
    FROM markiert m WHERE a.id = m.id
    RETURNING a.id, a.mandant_id),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id, kommentar)
    SELECT mandant_id, id, ${Status.erfasst}, $3, 'Übertragung zurückgenommen' FROM geaendert)
  SELECT id FROM geaendert`,
);

interface GesperrterAuftrag {
  id: number;
  statusId: number;
  spedeigennr: string;
}

/** What becomes of orders after they were stored: on their way, back again, gone. */
@Injectable()
export class Auftragsstand {
  constructor(private readonly db: Datenbank) {}

  /** For the surrounding transaction, in the order of ids. */
  sperre(ids: number[], mandanten: number[]): Promise<GesperrterAuftrag[]> {
    return this.db.sql(sperren, [ids, mandanten]);
  }

  /** Those in status 1. */
  async loesche(ids: number[], mandanten: number[]): Promise<void> {
    await this.db.bestand(AuftragEntity, mandanten).loesche({ id: In(ids), statusId: Status.erfasst });
  }

  /** Marks those in status 1 for transfer; answers which. */
  markiere(ids: number[], mandanten: number[], benutzerId: number): Promise<{ id: number }[]> {
    return this.db.sql(markieren, [ids, mandanten, benutzerId]);
  }

  /** Takes back those not yet fetched; answers which. */
  nimmZurueck(ids: number[], mandanten: number[], benutzerId: number): Promise<{ id: number }[]> {
    return this.db.sql(zuruecknehmen, [ids, mandanten, benutzerId]);
  }
}
