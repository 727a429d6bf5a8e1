import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const schluessel = 'mandant_id, erfasst, datum, beladedatum, entladedatum';

// In the order of the key: of two who add up at once, none waits for the other for ever.
const addiere = anweisung(
  'auftragszahlen.addiere',
  `
  WITH bewegt AS (DELETE FROM auftragszahl_bewegung RETURNING *)
  INSERT INTO auftragszahl AS z SELECT ${schluessel}, sum(anzahl) FROM bewegt GROUP BY ${schluessel} HAVING sum(anzahl) <> 0
  ORDER BY ${schluessel}
  ON CONFLICT (${schluessel}) DO UPDATE SET anzahl = z.anzahl + EXCLUDED.anzahl`,
);

/** How many orders a client has on which days (migration 0411). */
@Injectable()
export class Auftragszahlen {
  constructor(private readonly db: Datenbank) {}

  /** Adds what has moved to the sums. What is answered meanwhile is both together, so it is the same before and after. */
  async addiere(): Promise<void> {
    await this.db.sql(addiere, []);
  }
}
