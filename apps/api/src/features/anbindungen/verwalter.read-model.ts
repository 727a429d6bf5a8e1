import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const verwalter = anweisung(
  'verwalter.verwalter',
  `SELECT b.name, b.email, coalesce(s.iso, 'de') AS sprache FROM benutzer b LEFT JOIN sprache s ON s.id = b.sprache_id
  WHERE b.mandant_id = (SELECT coalesce(m.hauptmandant_id, m.id) FROM mandant m WHERE m.id = $1)
    AND b.admin AND b.authorized AND b.bestaetigt_am IS NOT NULL AND b.email IS NOT NULL ORDER BY b.id`,
).genauer<{ sprache: string }>();

/** Whom to tell of what comes for a client. */
@Injectable()
export class Verwalter {
  constructor(private readonly db: Datenbank) {}

  /** The administrators of its main client. */
  unsafeZu(mandantId: number): Promise<{ name: string; email: string; sprache: string }[]> {
    return this.db.sql(verwalter, [mandantId]);
  }
}
