import type { Sitzung } from '@frachtportal/domain/benutzer/sitzung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';

// A token is renewed every quarter of an hour while somebody works.
const offene = anweisung(
  'sitzungsliste.offene',
  `
  SELECT s.id, s.geraet, s.adresse, s.anmeldeart, ${zeitpunktSql('s.erstellt_am')} AS "angemeldetAm", a.name AS "gewechseltVon",
    ${zeitpunktSql('coalesce((SELECT max(erstellt_am) FROM auffrischung t WHERE t.sitzung_id = s.id), s.erstellt_am)')} AS "zuletztAm"
  FROM sitzung s LEFT JOIN sitzung u ON u.id = s.gewechselt_von LEFT JOIN benutzer a ON a.id = u.benutzer_id
  WHERE s.benutzer_id = $1 AND s.beendet_am IS NULL AND s.laeuft_ab_am > now()
    AND (u.id IS NULL OR u.beendet_am IS NULL AND u.laeuft_ab_am > now())
  ORDER BY "zuletztAm" DESC, s.id`,
).genauer<Omit<Sitzung, 'diese'>>();

const neu = anweisung(
  'sitzungsliste.neu',
  `
  SELECT EXISTS (SELECT FROM sitzung WHERE benutzer_id = $1 AND gewechselt_von IS NULL) AS "warDa",
    EXISTS (SELECT FROM sitzung WHERE benutzer_id = $1 AND gewechselt_von IS NULL AND adresse = $2
      AND geraet IS NOT DISTINCT FROM $3) AS "vonHier"`,
).genauer<{ warDa: boolean; vonHier: boolean }>();

/** Where somebody is logged in. */
@Injectable()
export class Sitzungsliste {
  constructor(private readonly db: Datenbank) {}

  offene(benutzerId: number): Promise<Omit<Sitzung, 'diese'>[]> {
    return this.db.sql(offene, [benutzerId]);
  }

  /** Has somebody logged in before, but never from this address with this program? As far back as sessions are kept. */
  async istNeu(benutzerId: number, adresse: string, geraet: string | null): Promise<boolean> {
    const stand = await this.db.eine(neu, [benutzerId, adresse, geraet]);
    return Boolean(stand?.warDa && !stand.vonHier);
  }
}
