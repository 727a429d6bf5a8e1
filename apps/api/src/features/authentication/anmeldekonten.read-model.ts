import type { Flaggen } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gleichGeschrieben } from '../../platform/database/sql/gleich-geschrieben.js';
import { BenutzerEntity } from '../benutzer/benutzer.entity.js';

/** What decides whether somebody gets in. */
export interface Anmeldekonto {
  id: number;
  name: string;
  mandantId: number;
  version: number;
  passwortHash: string;
  bestaetigt: boolean;
  authorized: boolean;
  /** Or does the main client want people to sign in with their company? Its administrators always get in. */
  passwortErlaubt: boolean;
}

/** As much of it as names somebody, and tells one state from the next. */
export type Wer = Pick<Anmeldekonto, 'id' | 'name' | 'mandantId' | 'version'>;

// Somebody else's account with the same address, perhaps made for that, does not come before the confirmed one.
const kontoZu = anweisung(
  'anmeldekonten.kontoZu',
  `
  SELECT id, name, mandant_id AS "mandantId", version, passwort_hash AS "passwortHash", bestaetigt_am IS NOT NULL AS bestaetigt,
    authorized AND NOT EXISTS (SELECT FROM mandantensperre k JOIN mandant m ON k.mandant_id IN (m.id, m.hauptmandant_id)
      WHERE m.id = benutzer.mandant_id) AS authorized,
    admin OR NOT EXISTS (SELECT FROM firmenanmeldung f JOIN mandant m ON f.mandant_id = coalesce(m.hauptmandant_id, m.id)
      WHERE m.id = benutzer.mandant_id AND f.aktiv AND NOT f.passwort_erlaubt) AS "passwortErlaubt"
  FROM benutzer
  WHERE geloescht_am IS NULL AND (lower(name) = lower($1) OR lower(email) = lower($1))
  ORDER BY lower(name) = lower($1) DESC, bestaetigt_am IS NULL, NOT benutzer.authorized, id LIMIT 1`,
).genauer<{ bestaetigt: boolean; authorized: boolean; passwortErlaubt: boolean }>();

const empfaengerZu = anweisung(
  'anmeldekonten.empfaengerZu',
  `
  SELECT b.name, b.email, b.mandant_id AS "mandantId", coalesce(s.iso, 'de') AS sprache FROM benutzer b LEFT JOIN sprache s ON s.id = b.sprache_id WHERE b.id = $1`,
).genauer<{ sprache: string }>();

export interface Empfaenger {
  name: string;
  email: string;
  sprache: string;
  /** Null of somebody who has no account. */
  mandantId: number | null;
}

/** Somebody an administrator wants to work as. */
export interface Wechselkonto extends Flaggen {
  id: number;
  name: string;
  mandantId: number;
  aktiv: boolean;
}

/** Accounts of the whole installation, for whoever logs in or changes over to another user. */
@Injectable()
export class Anmeldekonten {
  constructor(private readonly db: Datenbank) {}

  /** By name or address. */
  unsafeZu(name: string): Promise<Anmeldekonto | undefined> {
    return this.db.eine(kontoZu, [name]);
  }

  /** One that may come in. */
  async unsafeZuId(id: number): Promise<Wer | undefined> {
    const darf = { geloeschtAm: IsNull(), authorized: true, bestaetigtAm: Not(IsNull()) };
    const konto = await this.db.unsafeAlle(BenutzerEntity).findOneBy({ id, ...darf });
    return konto ? { id, name: konto.name, mandantId: konto.mandantId, version: konto.version } : undefined;
  }

  unsafeEmpfaenger(id: number): Promise<Empfaenger | undefined> {
    return this.db.eine(empfaengerZu, [id]);
  }

  async unsafeZiel(name: string): Promise<Wechselkonto | undefined> {
    const ziel = await this.db
      .unsafeAlle(BenutzerEntity)
      .findOneBy({ name: gleichGeschrieben(name), geloeschtAm: IsNull() });
    return ziel ? { ...ziel, aktiv: ziel.authorized && ziel.bestaetigtAm !== null } : undefined;
  }
}
