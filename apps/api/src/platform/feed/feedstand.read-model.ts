import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

/** Every transaction before `bis` has ended, whatever its commit was worth: nothing changes there any more. */
const stand = anweisung(
  'feedstand.stand',
  `SELECT epoche, pg_snapshot_xmin(pg_current_snapshot())::text AS bis, ereignisse_ab::text AS "ereignisseAb"
  FROM feed_epoche`,
).genauer<{ bis: string; ereignisseAb: string }>();

/** How far feeds may be read, and from where on. */
@Injectable()
export class Feedstand {
  constructor(private readonly db: Datenbank) {}

  async lies(): Promise<{ epoche: string; bis: string; ereignisseAb: string }> {
    const zeile = await this.db.eine(stand);
    if (!zeile) throw new Error('Die Epoche des Feeds fehlt');
    return zeile;
  }
}
