import { Injectable } from '@nestjs/common';
import type pg from 'pg';

const anweisungen = [
  'UPDATE benutzer SET authorized = false, changed = now(), version = version + 1 WHERE mandant_id = ANY($1) AND authorized',
  `UPDATE sitzung SET beendet_am = now(), beendet_grund = 'archiviert'
   WHERE beendet_am IS NULL AND benutzer_id IN (SELECT id FROM benutzer WHERE mandant_id = ANY($1))`,
  'UPDATE dauerauftrag SET aktiv = false, version = version + 1 WHERE mandant_id = ANY($1) AND aktiv',
  'UPDATE anbindung SET aktiv = false, version = version + 1 WHERE mandant_id = ANY($1) AND aktiv',
];
const kunden = 'SELECT id FROM mandant WHERE id = $1 OR hauptmandant_id = $1';

/** Ends what a client's users and connections do by themselves; administrators can switch each on again. */
@Injectable()
export class StilllegenRepository {
  async legeStill(client: pg.Client, mandantId: number): Promise<void> {
    const { rows } = await client.query<{ id: number }>(kunden, [mandantId]);
    for (const sql of anweisungen) await client.query(sql, [rows.map((r) => r.id)]);
  }
}
