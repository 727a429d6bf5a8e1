import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';

const haupt = '(SELECT coalesce(m.hauptmandant_id, m.id) FROM mandant m WHERE m.id = $1)';
/** The columns of a `Beteiligter`, from the users `b`. */
export const beteiligterSql = `b.id, b.mandant_id AS "mandantId", b.name, b.email, coalesce(s.iso, 'de') AS sprache, h.ist_hauptmandant AS intern, b.edit
  FROM benutzer b JOIN mandant h ON h.id = b.mandant_id LEFT JOIN sprache s ON s.id = b.sprache_id`;
/** Whose account is in use. */
export const erreichbarSql = 'b.authorized AND b.bestaetigt_am IS NOT NULL';
const sehende = anweisung(
  'beteiligte.sehende',
  `SELECT ${beteiligterSql}
  WHERE (b.mandant_id = $1 OR b.mandant_id = ${haupt} AND h.ist_hauptmandant)
    AND ${erreichbarSql} ORDER BY lower(b.name), b.id`,
).genauer<{ sprache: string; intern: boolean }>();

/** A person who sees the orders of a client. */
export interface Beteiligter {
  id: number;
  mandantId: number;
  name: string;
  email: string | null;
  sprache: string;
  /** Of the main client: reads what is internal, too. */
  intern: boolean;
  edit: boolean;
}

/** Who works at the orders of a client: its users and those of its main client. */
@Injectable()
export class Beteiligte {
  constructor(private readonly db: Datenbank) {}

  unsafeVon(mandantId: number): Promise<Beteiligter[]> {
    return this.db.sql(sehende, [mandantId]);
  }
}
