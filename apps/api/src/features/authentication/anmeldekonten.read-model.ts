import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gleichGeschrieben } from '../../platform/database/sql/gleich-geschrieben.js';
import { BenutzerEntity } from '../benutzer/benutzer.entity.js';

/** What decides whether somebody gets in. */
export interface Anmeldekonto {
  id: number;
  name: string;
  mandantId: number;
  passwortHash: string;
  bestaetigt: boolean;
  authorized: boolean;
}

// Somebody else's account with the same address, perhaps made for that, does not come before the confirmed one.
const kontoZu = anweisung(
  'anmeldekonten.kontoZu',
  `
  SELECT id, name, mandant_id AS "mandantId", passwort_hash AS "passwortHash", bestaetigt_am IS NOT NULL AS bestaetigt,
    authorized FROM benutzer
  WHERE geloescht_am IS NULL AND (lower(name) = lower($1) OR lower(email) = lower($1))
  ORDER BY lower(name) = lower($1) DESC, bestaetigt_am IS NULL, NOT authorized, id LIMIT 1`,
).genauer<{ bestaetigt: boolean }>();

/** Accounts of the whole installation, for whoever logs in or changes over to another user. */
@Injectable()
export class Anmeldekonten {
  constructor(private readonly db: Datenbank) {}

  /** By name or address. */
  unsafeZu(name: string): Promise<Anmeldekonto | undefined> {
    return this.db.eine(kontoZu, [name]);
  }

  async unsafeZiel(name: string): Promise<{ id: number; name: string; aktiv: boolean } | undefined> {
    const ziel = await this.db
      .unsafeAlle(BenutzerEntity)
      .findOneBy({ name: gleichGeschrieben(name), geloeschtAm: IsNull() });
    return ziel
      ? { id: ziel.id, name: ziel.name, aktiv: ziel.authorized && ziel.bestaetigtAm !== null }
      : undefined;
  }
}
