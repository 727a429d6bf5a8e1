import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const mandant = anweisung(
  'ziele.mandant',
  `SELECT id, name, coalesce(hauptmandant_id, id) AS "hauptmandantId" FROM mandant
   WHERE id = $1 AND ($2::int[] IS NULL OR id = ANY($2))`,
).genauer<{ hauptmandantId: number }>();
const benutzer = anweisung(
  'ziele.benutzer',
  'SELECT id, name FROM benutzer WHERE id = $1 AND ($2::int[] IS NULL OR mandant_id = ANY($2) AND NOT betreiber)',
);

/** Clients and users that something is done to; deleted users have data too. */
@Injectable()
export class ZieleReadModel {
  constructor(private readonly db: Datenbank) {}

  /** @param sicht the clients of whoever asks; null for all of the installation */
  mandant = (id: number, sicht: number[] | null) => this.db.eine(mandant, [id, sicht]);
  /** An operator is out of sight for whoever is none. @param sicht as above */
  benutzer = (id: number, sicht: number[] | null) => this.db.eine(benutzer, [id, sicht]);
}
