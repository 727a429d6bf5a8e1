import type { Firmenzugang } from '@frachtportal/domain/benutzer/firmenzugang';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const offen = `f.aktiv AND m.ist_hauptmandant AND NOT EXISTS (SELECT FROM mandantensperre s WHERE s.mandant_id = m.id)`;

// Where no name tells whose portal it is, there is a choice only if there are several forwarders.
const angebotene = anweisung(
  'firmenzugaenge.angebotene',
  `
  SELECT m.id, f.bezeichnung FROM firmenanmeldung f JOIN mandant m ON m.id = f.mandant_id LEFT JOIN auftritt a ON a.mandant_id = m.id
  WHERE ${offen} AND (a.host = $1 OR (SELECT count(*) FROM mandant WHERE ist_hauptmandant) = 1
    OR EXISTS (SELECT FROM unnest(string_to_array(lower(f.domaenen), E'\\n')) d WHERE ltrim(btrim(d), '@') = lower($2)))
  ORDER BY f.bezeichnung, m.id`,
);

const eigenerHost = anweisung(
  'firmenzugaenge.eigenerHost',
  `SELECT a.host FROM firmenanmeldung f JOIN mandant m ON m.id = f.mandant_id LEFT JOIN auftritt a ON a.mandant_id = m.id
  WHERE f.mandant_id = $1 AND ${offen}`,
).genauer<{ host: string | null }>();

const zurSitzung = anweisung(
  'firmenzugaenge.zurSitzung',
  'SELECT firma_id AS "mandantId" FROM sitzung WHERE id = $1 AND firma_id IS NOT NULL',
).genauer<{ mandantId: number }>();

/** The ways to sign in with a company, for people of whom nobody knows yet who they are. */
@Injectable()
export class Firmenzugaenge {
  constructor(private readonly db: Datenbank) {}

  /** Those of the forwarder of this host, and those for addresses of this domain. */
  angebotene(host: string, domaene: string): Promise<Firmenzugang[]> {
    return this.db.sql(angebotene, [host.toLowerCase(), domaene]);
  }

  /** The host name of a forwarder whose way is open; undefined where it is not. */
  unsafeOffener(mandantId: number): Promise<{ host: string | null } | undefined> {
    return this.db.eine(eigenerHost, [mandantId]);
  }

  /** Whose provider a session began with. */
  async vonSitzung(sitzungId: string): Promise<number | undefined> {
    return (await this.db.eine(zurSitzung, [sitzungId]))?.mandantId;
  }
}
