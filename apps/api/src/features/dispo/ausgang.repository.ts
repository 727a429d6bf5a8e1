import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';

// Skips what another process is handing over at this moment.
const holen = `
  SELECT id, auftrag_id AS "auftragId" FROM uebertragung WHERE zustand = 'wartet'
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

const abschliessen = `
  WITH fertig AS (
    UPDATE uebertragung SET zustand = 'uebergeben', erledigt_am = now(), versuche = versuche + 1, externe_referenz = r.referenz
    FROM json_to_recordset($1) AS r (id int, referenz text)
    WHERE uebertragung.id = r.id RETURNING auftrag_id, mandant_id),
  geaendert AS (
    UPDATE auftrag a SET status_id = ${Status.uebertragen}, status_datum = now(), version = version + 1
    FROM fertig WHERE a.id = fertig.auftrag_id RETURNING a.id, a.mandant_id)
  INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id) SELECT mandant_id, id, ${Status.uebertragen} FROM geaendert`;

export interface Ausgangszeile {
  id: number;
  auftragId: number;
}

/** The outbox of orders marked for transfer. Works across clients: the dispatch system serves all of them. */
@Injectable()
export class Ausgang {
  constructor(private readonly db: Datenbank) {}

  /** Locks waiting rows until the surrounding transaction ends. */
  unsafeHoleWartende(hoechstens: number): Promise<Ausgangszeile[]> {
    return this.db.sql<Ausgangszeile>(holen, [hoechstens]);
  }

  /** Notes that the dispatch system has the orders: outbox, status and history in one statement. */
  async unsafeAbschliessen(uebergeben: { id: number; referenz: string }[]): Promise<void> {
    await this.db.sql(abschliessen, [JSON.stringify(uebergeben)]);
  }
}
