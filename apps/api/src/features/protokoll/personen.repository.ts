import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const nummer = anweisung(
  'personen.nummer',
  `
  WITH da AS (SELECT nr FROM person WHERE coalesce(benutzer_id, 0) = coalesce($1::integer, 0) AND name = $2),
  neu AS (INSERT INTO person (benutzer_id, name, suchname) SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM da)
    ON CONFLICT (coalesce(benutzer_id, 0), name) WHERE name IS NOT NULL DO UPDATE SET name = excluded.name RETURNING nr)
  SELECT nr FROM da UNION ALL SELECT nr FROM neu`,
).genauer<{ nr: number }>();

/** The only place where names of persons are written for the audit log and the changes of settings. */
@Injectable()
export class PersonenRepository {
  constructor(private readonly db: Datenbank) {}

  /** The number under which somebody stands there. @param benutzerId null where nobody is logged in */
  async nummer(benutzerId: number | null, roh: string): Promise<number> {
    const name = roh.slice(0, 200);
    const da = await this.db.eine(nummer, [benutzerId, name, suchform(name).slice(0, 250)]);
    if (!da) throw new Error('Person ohne Nummer');
    return da.nr;
  }
}
