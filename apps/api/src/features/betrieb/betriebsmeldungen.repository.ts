import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

// Of several processes one is the first; the others wait for it here and find that it is told.
const melden = anweisung(
  'betriebsmeldungen.melden',
  `
  INSERT INTO betriebsmeldung AS b (bereich) SELECT unnest($1::text[]) ORDER BY 1
  ON CONFLICT (bereich) DO UPDATE SET gemeldet_am = now() WHERE b.gemeldet_am <= now() - interval '1 day'
  RETURNING b.bereich`,
);
/** Who has been told what of the installation. */
@Injectable()
export class BetriebsmeldungenRepository {
  constructor(private readonly db: Datenbank) {}

  /** Those of which nobody was told within a day, which now counts as done. */
  async beanspruche(bereiche: string[]): Promise<string[]> {
    return (await this.db.sql(melden, [bereiche])).map((z) => z.bereich);
  }
}
