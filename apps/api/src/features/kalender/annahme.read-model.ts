import type { Annahmeschluss } from '@frachtportal/domain/kalender/annahmeschluss';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const lesen = anweisung(
  'annahme.lesen',
  `
  SELECT coalesce(m.annahmeschluss, h.annahmeschluss) AS annahmeschluss, a.plz, a.ort, a.land_id AS "landId"
  FROM mandant m LEFT JOIN mandant h ON h.id = m.hauptmandant_id LEFT JOIN adresse a ON a.id = m.adresse_id
  WHERE m.id = $1`,
).genauer<{ annahmeschluss: Annahmeschluss | null }>();

/** Until when a client's orders are accepted, and where the client is. */
@Injectable()
export class Annahme {
  constructor(private readonly db: Datenbank) {}

  fuer(mandantId: number) {
    return this.db.eine(lesen, [mandantId]);
  }
}
