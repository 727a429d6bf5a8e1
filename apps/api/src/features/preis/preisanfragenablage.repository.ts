import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const sichtbare = anweisung(
  'preisanfragenablage.sichtbare',
  'SELECT id, spedeigennr FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2) ORDER BY id',
);

const typSetzen = anweisung(
  'preisanfragenablage.typSetzen',
  `
  UPDATE auftrag SET typ = $4, version = version + 1, aenderer_id = $3, datumgeaendert = now()
  WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst}
  RETURNING id`,
);

// Status, history and outbox change together or not at all. An older price no longer counts.
const anfragen = anweisung(
  'preisanfragenablage.anfragen',
  `
  WITH geaendert AS (
    UPDATE auftrag SET status_id = ${Status.zurUebertragung}, status_datum = now(), version = version + 1,
      aenderer_id = $3, datumgeaendert = now(),
      berechn_betrag = NULL, berechn_waehrung_id = NULL, kalkulations_folge_id = NULL, kf_id = NULL
    WHERE id = ANY($1) AND mandant_id = ANY($2) AND status_id = ${Status.erfasst} AND typ = 1
    RETURNING id, mandant_id),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id, kommentar)
    SELECT mandant_id, id, ${Status.zurUebertragung}, $3, 'Preisanfrage' FROM geaendert),
  ausgang AS (INSERT INTO uebertragung (mandant_id, auftrag_id, art) SELECT mandant_id, id, 1 FROM geaendert)
  SELECT id FROM geaendert`,
);

/** Orders as price requests; what is changed is answered with its ids. */
@Injectable()
export class Preisanfragenablage {
  constructor(private readonly db: Datenbank) {}

  sichtbare(ids: number[], mandanten: number[]): Promise<{ id: number; spedeigennr: string }[]> {
    return this.db.sql(sichtbare, [ids, mandanten]);
  }

  setzeTyp(typ: number, ids: number[], mandanten: number[], benutzerId: number): Promise<{ id: number }[]> {
    return this.db.sql(typSetzen, [ids, mandanten, benutzerId, typ]);
  }

  frageAn(ids: number[], mandanten: number[], benutzerId: number): Promise<{ id: number }[]> {
    return this.db.sql(anfragen, [ids, mandanten, benutzerId]);
  }
}
