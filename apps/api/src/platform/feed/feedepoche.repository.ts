import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

const erneuern = anweisung(
  'feedepoche.erneuern',
  `
  UPDATE feed_epoche e SET epoche = left(md5(gen_random_uuid()::text), 8), herkunft = h.jetzt, ereignisse_ab = '0'
  FROM (SELECT system_identifier || '.' || oid AS jetzt FROM pg_control_system(), pg_database
    WHERE datname = current_database()) h
  WHERE e.herkunft IS DISTINCT FROM h.jetzt`,
);
// In another cluster transactions are counted anew, perhaps from lower on: what seems to lie ahead is changed now.
const einordnen = anweisung(
  'feedepoche.einordnen',
  'UPDATE auftrag SET aenderung = aenderung WHERE aenderung > pg_current_xact_id()',
);
const ereignisseEinordnen = anweisung(
  'feedepoche.ereignisseEinordnen',
  'UPDATE ereignis SET aenderung = pg_current_xact_id() WHERE aenderung > pg_current_xact_id()',
);
const vergessen = anweisung('feedepoche.vergessen', 'DELETE FROM auftrag_entfallen');

/** Begins a new epoch of the feeds where the database is another one than before, or was put back from a backup. */
@Injectable()
export class Feedepoche implements OnApplicationBootstrap {
  constructor(private readonly db: Datenbank) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.db.transaktion(async () => {
      if (!(await this.db.zeilen(erneuern))) return;
      await this.db.zeilen(einordnen);
      await this.db.zeilen(ereignisseEinordnen);
      await this.db.zeilen(vergessen);
    });
  }
}
