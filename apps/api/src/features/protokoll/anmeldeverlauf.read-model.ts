import type { Anmeldevorgang } from '@frachtportal/domain/benutzer/anmeldevorgang';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';
import { personSql } from '../../platform/database/sql/person.js';

const hoechstens = 100;

// An administrator who becomes somebody is written down as who they are; it was done to the other.
const verlauf = anweisung(
  'anmeldeverlauf.verlauf',
  `
  SELECT p.id::int AS id, ${zeitpunktSql('p.am')} AS am, p.art, p.einzelheiten->>'adresse' AS adresse,
    p.einzelheiten->>'art' AS anmeldeart,
    CASE WHEN p.art = 'benutzerwechsel' THEN ${personSql('p.person_nr')} ELSE ${personSql('p.gewechselt_von_nr')} END AS "gewechseltVon"
  FROM aenderungsprotokoll p
  WHERE p.person_nr IN (SELECT nr FROM person WHERE benutzer_id = $1) AND p.art IN ('anmeldung', 'anmeldung.gescheitert', 'abmeldung')
    OR p.gegenstand_nr IN (SELECT nr FROM person WHERE benutzer_id = $1) AND p.art = 'benutzerwechsel'
  ORDER BY p.id DESC LIMIT ${hoechstens}`,
).genauer<Anmeldevorgang>();

/** When somebody came in, from where and with what, as far back as the audit log is kept. */
@Injectable()
export class Anmeldeverlauf {
  constructor(private readonly db: Datenbank) {}

  zu(benutzerId: number): Promise<Anmeldevorgang[]> {
    return this.db.sql(verlauf, [benutzerId]);
  }
}
