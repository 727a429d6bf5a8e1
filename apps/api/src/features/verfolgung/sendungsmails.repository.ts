import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

/** An order whose recipient is to be told; `adressen` as they were typed. */
export interface Anstehende {
  auftragId: number;
  mandantId: number;
  adressen: string;
}

const holen = anweisung(
  'sendungsmails.holen',
  `SELECT s.auftrag_id AS "auftragId", s.mandant_id AS "mandantId", coalesce(d.mail_track_trace, '') AS adressen
  FROM sendungsmail s
  LEFT JOIN auftrag_adresse d ON d.auftrag_id = s.auftrag_id AND d.rolle = ${adresstypen.empfaenger}
  WHERE s.erledigt_am IS NULL ORDER BY s.id LIMIT $1 FOR UPDATE OF s SKIP LOCKED`,
).genauer<{ adressen: string }>();
const erledigen = anweisung(
  'sendungsmails.erledigen',
  'UPDATE sendungsmail SET erledigt_am = now() WHERE auftrag_id = ANY($1)',
);

/** Of which orders recipients are still to be told. */
@Injectable()
export class SendungsmailsRepository {
  constructor(private readonly db: Datenbank) {}

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }

  /** Nobody else gets the same until the surrounding transaction ends. */
  unsafeHole(hoechstens: number): Promise<Anstehende[]> {
    return this.db.sql(holen, [hoechstens]);
  }

  async unsafeErledigt(auftraege: number[]): Promise<void> {
    await this.db.sql(erledigen, [auftraege]);
  }
}
