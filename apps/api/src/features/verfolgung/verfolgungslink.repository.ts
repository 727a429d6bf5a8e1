import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { statusZugestellt } from '@frachtportal/domain/auftrag/liste/phase';
import {
  hoechstensLinks,
  type Verfolgungslink,
  verfolgbarTage,
} from '@frachtportal/domain/verfolgung/verfolgungslink';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';

const spalten = `v.id, v.plz_fragen AS "plzFragen", ${zeitpunktSql('v.erstellt_am')} AS "erstelltAm",
  v.erstellt_von AS "erstelltVon"`;

// Delivered too long ago: the shipment is nobody's business any more.
const zuLange = `(SELECT coalesce(max(d.am) < now() - make_interval(days => ${verfolgbarTage}), false) FROM (
    SELECT b.zugestellt_am AS am FROM ablieferung b WHERE b.auftrag_id = a.id
    UNION ALL SELECT a.status_datum WHERE a.status_id = ${statusZugestellt}) d)`;
// Nobody of a blocked client is served.
const offen = `NOT ${zuLange} AND NOT EXISTS (SELECT FROM mandantensperre s JOIN mandant m ON m.id = a.mandant_id
    WHERE s.mandant_id IN (m.id, m.hauptmandant_id))`;

const lege = anweisung(
  'verfolgungslink.lege',
  `WITH v AS (
    INSERT INTO verfolgungslink (mandant_id, auftrag_id, schluessel, plz_fragen, erstellt_von)
    SELECT a.mandant_id, a.id, $3, $4, $5 FROM auftrag a WHERE a.id = $1 AND a.mandant_id = ANY($2)
      AND (SELECT count(*) FROM verfolgungslink l WHERE l.auftrag_id = a.id AND l.widerrufen_am IS NULL) < ${hoechstensLinks}
    RETURNING *)
  SELECT ${spalten}, a.spedeigennr AS nummer FROM v JOIN auftrag a ON a.id = v.auftrag_id`,
).genauer<Verfolgungslink & { nummer: string }>();
const gueltige = anweisung(
  'verfolgungslink.gueltige',
  `SELECT ${spalten} FROM verfolgungslink v WHERE v.auftrag_id = $1 AND v.mandant_id = ANY($2)
    AND v.widerrufen_am IS NULL AND v.schluessel IS NOT NULL ORDER BY v.id DESC`,
).genauer<Verfolgungslink>();
const widerrufe = anweisung(
  'verfolgungslink.widerrufe',
  `UPDATE verfolgungslink SET widerrufen_am = now()
  WHERE auftrag_id = $1 AND mandant_id = ANY($2) AND widerrufen_am IS NULL RETURNING id`,
);
const zuSchluessel = anweisung(
  'verfolgungslink.zuSchluessel',
  `SELECT a.id AS "auftragId", a.mandant_id AS "mandantId", v.plz_fragen AS "plzFragen"
  FROM verfolgungslink v JOIN auftrag a ON a.id = v.auftrag_id
  WHERE v.schluessel = $1 AND v.widerrufen_am IS NULL AND ${offen}`,
);
const zuNummer = anweisung(
  'verfolgungslink.zuNummer',
  `SELECT a.id AS "auftragId", a.mandant_id AS "mandantId", true AS "plzFragen"
  FROM auftrag a WHERE a.spedeigennr = $1 AND ${offen}`,
).genauer<{ plzFragen: boolean }>();
const ziele = anweisung(
  'verfolgungslink.ziele',
  `SELECT d.plz FROM auftrag_adresse d WHERE d.auftrag_id = $1 AND d.plz IS NOT NULL
    AND d.rolle IN (${adresstypen.empfaenger}, ${adresstypen.entladestelle})`,
).genauer<{ plz: string }>();

/** The order behind a link or a number. */
export interface Ziel {
  auftragId: number;
  mandantId: number;
  plzFragen: boolean;
}

/** Links to follow an order, and what they open. */
@Injectable()
export class VerfolgungslinkRepository {
  constructor(private readonly db: Datenbank) {}

  /** With the number of the order. Nothing where these clients have no such order, or too many links hold. */
  lege(
    auftragId: number,
    neu: { mandanten: number[]; schluessel: Buffer; plzFragen: boolean; von: string },
  ): Promise<(Verfolgungslink & { nummer: string }) | undefined> {
    return this.db.eine(lege, [auftragId, neu.mandanten, neu.schluessel, neu.plzFragen, neu.von]);
  }

  gueltige(auftragId: number, mandanten: number[]): Promise<Verfolgungslink[]> {
    return this.db.sql(gueltige, [auftragId, mandanten]);
  }

  /** Answers how many. */
  async widerrufe(auftragId: number, mandanten: number[]): Promise<number> {
    return (await this.db.sql(widerrufe, [auftragId, mandanten])).length;
  }

  /** Whosever it is: the link is the ticket. */
  unsafeZuSchluessel(schluessel: Buffer): Promise<Ziel | undefined> {
    return this.db.eine(zuSchluessel, [schluessel]);
  }

  /** Whosever it is: the postcode is the ticket. */
  unsafeZuNummer(nummer: string): Promise<Ziel | undefined> {
    return this.db.eine(zuNummer, [nummer]);
  }

  /** Postcodes an order goes to. */
  async unsafeZiele(auftragId: number): Promise<string[]> {
    return (await this.db.sql(ziele, [auftragId])).map(({ plz }) => plz);
  }
}
