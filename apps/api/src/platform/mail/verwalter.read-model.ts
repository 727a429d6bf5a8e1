import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

/** Whom to write to, and in which language. */
export interface Angeschriebener {
  name: string;
  email: string;
  sprache: string;
}

const verwalter = (wo: string) => `
  SELECT b.name, b.email, coalesce(s.iso, 'de') AS sprache
  FROM benutzer b JOIN mandant m ON m.id = b.mandant_id LEFT JOIN sprache s ON s.id = b.sprache_id
  WHERE b.admin AND b.authorized AND b.bestaetigt_am IS NOT NULL AND b.email IS NOT NULL AND ${wo} ORDER BY b.id`;

const desHauptmandanten = anweisung(
  'verwalter.desHauptmandanten',
  verwalter('m.id = (SELECT coalesce(h.hauptmandant_id, h.id) FROM mandant h WHERE h.id = $1)'),
).genauer<Angeschriebener>();
const betreiber = anweisung('verwalter.betreiber', verwalter('b.betreiber')).genauer<Angeschriebener>();

/** The administrators who are told of something. */
@Injectable()
export class Verwalter {
  constructor(private readonly db: Datenbank) {}

  /** Those of the main client of this client. */
  unsafeZu(mandantId: number): Promise<Angeschriebener[]> {
    return this.db.sql(desHauptmandanten, [mandantId]);
  }

  /** Those of the whole installation. */
  unsafeBetreiber(): Promise<Angeschriebener[]> {
    return this.db.sql(betreiber);
  }
}
