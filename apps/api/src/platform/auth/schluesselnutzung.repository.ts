import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

const merken = anweisung(
  'schluesselnutzung.merken',
  `INSERT INTO zugangsnutzung (schluessel_id, zuletzt_am, zuletzt_von) VALUES ($1, now(), $2)
  ON CONFLICT (schluessel_id) DO UPDATE SET zuletzt_am = now(), zuletzt_von = $2`,
);

/** When keys were used last, and from where. */
@Injectable()
export class Schluesselnutzung {
  constructor(private readonly db: Datenbank) {}

  async unsafeMerke(schluesselId: number, ip: string): Promise<void> {
    await this.db.zeilen(merken, [schluesselId, ip.slice(0, 45)]);
  }
}
