import { Registrierungseingang } from '@frachtportal/domain/registrierung/registrierungseingang';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';

/** More than anybody works off at once; the oldest of them come up again as the others go. */
const hoechstens = 200;
/** Where people without a company have their mailbox: it says nothing of where they work. */
const freie =
  'gmx.de,gmx.net,gmx.at,gmx.ch,web.de,gmail.com,googlemail.com,outlook.com,outlook.de,hotmail.com,hotmail.de,live.de,yahoo.com,yahoo.de,icloud.com,me.com,t-online.de,freenet.de,posteo.de,mail.de,aol.com,proton.me';
const aehnlichAb = 0.4;

const aehnlich = 'similarity(lower(k.name), lower(m.name))';
// However it is written.
const ustId = (a: string) => `nullif(upper(regexp_replace(${a}.usteuerid, '[^[:alnum:]]', '', 'g')), '')`;
const gleicheUstId = `${ustId('ka')} = ${ustId('a')}`;
const domain = (email: string) => `lower(split_part(${email}, '@', 2))`;

const vorschlaege = `
  SELECT coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'grund', v.grund)), '[]') FROM (
    SELECT k.id, k.name, CASE WHEN ${gleicheUstId} THEN 'ustId' WHEN ${aehnlich} >= ${aehnlichAb} THEN 'name' ELSE 'domain' END AS grund
    FROM mandant k LEFT JOIN adresse ka ON ka.id = k.adresse_id
    WHERE k.id <> m.id AND (k.ist_hauptmandant OR k.hauptmandant_id IS NOT NULL)
      AND ($1::int IS NULL OR $1 IN (k.id, k.hauptmandant_id))
      AND (${gleicheUstId} OR ${aehnlich} >= ${aehnlichAb} OR ${domain('b.email')} <> ALL(string_to_array('${freie}', ',')) AND EXISTS (
        SELECT FROM benutzer kb WHERE kb.mandant_id = k.id AND kb.geloescht_am IS NULL
          AND ${domain('kb.email')} = ${domain('b.email')}))
    ORDER BY coalesce(${gleicheUstId}, false) DESC, ${aehnlich} DESC, k.id LIMIT 3) v`;

const offene = anweisung(
  'registrierungseingaenge.offene',
  `
  SELECT m.id, m.name AS mandant, b.id AS "benutzerId", b.name AS benutzer, b.email,
    concat_ws(', ', nullif(concat_ws(' ', a.strasse, a.hausnummer), ''),
      nullif(concat_ws(' ', concat_ws('-', l.lkz, a.plz), a.ort), '')) AS anschrift,
    ${zeitpunktSql('r.eingegangen_am')} AS "eingegangenAm", b.bestaetigt_am IS NOT NULL AS bestaetigt,
    r.agb_fassung AS "agbFassung",
    CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END AS spediteur,
    (${vorschlaege}) AS vorschlaege
  FROM registrierung r JOIN mandant m ON m.id = r.mandant_id JOIN benutzer b ON b.id = r.benutzer_id
  LEFT JOIN adresse a ON a.id = m.adresse_id LEFT JOIN land l ON l.id = a.land_id
  LEFT JOIN mandant s ON s.id = r.spediteur_id
  WHERE r.erledigt_am IS NULL AND NOT m.ist_hauptmandant AND m.hauptmandant_id IS NULL AND b.geloescht_am IS NULL
    AND ($1::int IS NULL OR r.spediteur_id = $1)
  ORDER BY b.bestaetigt_am IS NULL, r.eingegangen_am LIMIT ${hoechstens}`,
).genauer<Registrierungseingang>();

/** Registrations that wait for somebody to let them in. */
@Injectable()
export class Registrierungseingaenge {
  constructor(private readonly db: Datenbank) {}

  /** @param spediteurId those at the address of one main client; null for all */
  unsafeOffene(spediteurId: number | null): Promise<Registrierungseingang[]> {
    return this.db.sql(offene, [spediteurId]);
  }
}
