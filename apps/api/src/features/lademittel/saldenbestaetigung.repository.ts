import type {
  Saldenanfrage,
  Saldenbestaetigung,
  Saldenblatt,
} from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../platform/database/json/json-lesen.js';

// The balance of the day, from the sums of the days.
const lege = anweisung(
  'saldenbestaetigung.lege',
  `INSERT INTO saldenbestaetigung (mandant_id, konto_id, lademittel_id, stichtag, saldo, email, schluessel, angefragt_von,
    gueltig_bis)
  SELECT k.mandant_id, k.id, l.id, $3, (SELECT coalesce(sum(t.summe), 0) FROM lademitteltag t
      WHERE t.konto_id = k.id AND t.lademittel_id = l.id AND t.tag <= $3), $4, $5, $6, now() + make_interval(days => $7::int)
  FROM lademittelkonto k JOIN lademittel l ON l.id = $2
  WHERE k.id = $1 AND k.mandant_id = ANY($8) AND k.schluessel <> 'bestand'
    AND (l.mandant_id IS NULL OR EXISTS (SELECT FROM mandant m WHERE m.id = k.mandant_id
      AND l.mandant_id IN (m.id, m.hauptmandant_id)))
  RETURNING id`,
);
const felder = `b.id, b.stichtag::text AS stichtag, b.saldo::int AS saldo,
    CASE WHEN b.widerrufen_am IS NOT NULL THEN 'widerrufen'
      WHEN b.antwort_saldo = b.saldo THEN 'bestaetigt' WHEN b.antwort_saldo IS NOT NULL THEN 'abweichend'
      WHEN b.gueltig_bis <= now() THEN 'abgelaufen' ELSE 'offen' END AS zustand,
    b.email, b.angefragt_von AS "angefragtVon", ${zeitpunktSql('b.angefragt_am')} AS "angefragtAm",
    ${zeitpunktSql('b.gueltig_bis')} AS "gueltigBis", ${zeitpunktSql('b.beantwortet_am')} AS "beantwortetAm",
    b.antwort_saldo::int AS "antwortSaldo", b.antwort_name AS "antwortName", b.bemerkung`;
const hoechstensZeilen = 100;
const zuKonto = anweisung(
  'saldenbestaetigung.zuKonto',
  `SELECT ${felder} FROM saldenbestaetigung b
  WHERE b.konto_id = $1 AND b.lademittel_id = $2 AND b.mandant_id = ANY($3) ORDER BY b.id DESC LIMIT ${hoechstensZeilen}`,
).genauer<Saldenbestaetigung>();
const eine = anweisung(
  'saldenbestaetigung.eine',
  `SELECT ${felder} FROM saldenbestaetigung b WHERE b.id = $1 AND b.mandant_id = ANY($2)`,
).genauer<Saldenbestaetigung>();
const widerrufe = anweisung(
  'saldenbestaetigung.widerrufe',
  `UPDATE saldenbestaetigung SET widerrufen_am = now()
  WHERE id = $1 AND mandant_id = ANY($2) AND widerrufen_am IS NULL AND beantwortet_am IS NULL`,
);
// One that was never there, is too old or was taken back is none.
const gilt = 'b.schluessel = $1 AND b.widerrufen_am IS NULL AND b.gueltig_bis > now()';
const blatt = anweisung(
  'saldenbestaetigung.blatt',
  `SELECT m.name AS mandant, k.name AS partner, l.lang_bezeichnung AS lademittel, b.stichtag::text AS stichtag,
    b.saldo::int AS saldo, ${zeitpunktSql('b.gueltig_bis')} AS "gueltigBis",
    ${zeitpunktSql('b.beantwortet_am')} AS "beantwortetAm", b.antwort_saldo::int AS "antwortSaldo", b.bemerkung
  FROM saldenbestaetigung b JOIN mandant m ON m.id = b.mandant_id JOIN lademittelkonto k ON k.id = b.konto_id
    JOIN lademittel l ON l.id = b.lademittel_id WHERE ${gilt}`,
).genauer<Saldenblatt>();
const beantworte = anweisung(
  'saldenbestaetigung.beantworte',
  `UPDATE saldenbestaetigung b SET beantwortet_am = now(), antwort_saldo = coalesce($2, b.saldo), antwort_name = $3,
    bemerkung = $4 WHERE ${gilt} AND b.beantwortet_am IS NULL RETURNING b.id`,
);

/** What is kept of an answer; without a figure the balance is as we say. */
export interface Antwort {
  saldo: number | null;
  name: string;
  bemerkung: string | null;
}

/** Questions to partners whether a balance is as we say, and their answers. */
@Injectable()
export class SaldenbestaetigungRepository {
  constructor(private readonly db: Datenbank) {}

  /** Nothing where these clients have no such account. */
  async lege(
    kontoId: number,
    { lademittelId, stichtag, email }: Saldenanfrage,
    von: { schluessel: Buffer; name: string; mandanten: readonly number[]; tage: number },
  ) {
    const was = [kontoId, lademittelId, stichtag, email];
    const neu = await this.db.eine(lege, [...was, von.schluessel, von.name, von.tage, von.mandanten]);
    return neu && this.eine(neu.id, von.mandanten);
  }

  zuKonto(kontoId: number, lademittelId: number, mandanten: readonly number[]) {
    return this.db.sql(zuKonto, [kontoId, lademittelId, mandanten]);
  }

  eine(id: number, mandanten: readonly number[]) {
    return this.db.eine(eine, [id, mandanten]);
  }

  async widerrufe(id: number, mandanten: readonly number[]): Promise<void> {
    await this.db.sql(widerrufe, [id, mandanten]);
  }

  /** Whosever it is: the link is the ticket. */
  unsafeBlatt(schluessel: Buffer) {
    return this.db.eine(blatt, [schluessel]);
  }

  /** Once; whosever it is. */
  async unsafeBeantworte(schluessel: Buffer, { saldo, name, bemerkung }: Antwort): Promise<boolean> {
    return Boolean(await this.db.eine(beantworte, [schluessel, saldo, name, bemerkung]));
  }
}
