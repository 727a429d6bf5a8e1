import type { buchungsarten } from '@frachtportal/domain/lademittel/buchungsart';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

/** From one account to another. */
interface Buchung {
  mandantId: number;
  art: (typeof buchungsarten)[number];
  tag: string;
  lademittelId: number;
  von: number;
  an: number;
  anzahl: number;
  geplant: number | null;
  auftragId: number | null;
  nummer: string | null;
  bemerkung: string | null;
  verfasser: string;
  /** The paper that proves it. */
  beleg: { id: number; name: string } | null;
}

const sperrePlanung = anweisung(
  'lademittelbuchung.sperrePlanung',
  `SELECT p.mandant_id AS "mandantId", p.auftrag_id AS "auftragId", p.lademittel_id AS "lademittelId",
    p.konto_id AS "kontoId", p.anzahl AS geplant, p.buchung_id AS "buchungId", a.spedeigennr AS nummer
  FROM lademittelplanung p JOIN auftrag a ON a.id = p.auftrag_id
  WHERE p.id = $1 AND p.mandant_id = ANY($2) AND a.status_id <> 1 FOR UPDATE OF p`,
);
const offenePlanung = anweisung(
  'lademittelbuchung.offenePlanung',
  `SELECT p.id FROM lademittelplanung p JOIN auftrag a ON a.id = p.auftrag_id JOIN lademittel l ON l.id = p.lademittel_id
  WHERE a.spedeigennr = $1 AND l.kurz_bezeichnung = $2 AND p.mandant_id = ANY($4) AND p.buchung_id IS NULL AND a.status_id <> 1
    AND NOT EXISTS (SELECT FROM lademittelbuchung b
      WHERE b.auftrag_id = p.auftrag_id AND b.lademittel_id = p.lademittel_id AND b.bemerkung = $3)`,
);
const bestaetige = anweisung(
  'lademittelbuchung.bestaetige',
  `UPDATE lademittelplanung SET buchung_id = $2 WHERE id = $1`,
);
const planeErneut = anweisung(
  'lademittelbuchung.planeErneut',
  `UPDATE lademittelplanung SET buchung_id = NULL WHERE buchung_id = $1`,
);
const eigenes = anweisung(
  'lademittelbuchung.eigenes',
  `WITH da AS (SELECT id FROM lademittelkonto WHERE mandant_id = $1 AND schluessel = $2),
  neu AS (INSERT INTO lademittelkonto (mandant_id, schluessel, name)
    SELECT m.id, $2::text, CASE WHEN $2 = 'spediteur' THEN coalesce(h.name, m.name) ELSE m.name END
    FROM mandant m LEFT JOIN mandant h ON h.id = m.hauptmandant_id WHERE m.id = $1 AND NOT EXISTS (SELECT FROM da)
    ON CONFLICT (mandant_id, schluessel) DO UPDATE SET name = excluded.name RETURNING id)
  SELECT id FROM da UNION ALL SELECT id FROM neu`,
).genauer<{ id: number }>();
const zuAdresse = anweisung(
  'lademittelbuchung.zuAdresse',
  `INSERT INTO lademittelkonto AS k (mandant_id, schluessel, name, plz, ort)
  SELECT $2, 'adresse/' || a.id, a.name, a.plz, a.ort FROM adresse a WHERE a.id = $1 AND a.mandant_id = ANY($3)
  ON CONFLICT (mandant_id, schluessel) DO UPDATE SET name = excluded.name, plz = excluded.plz, ort = excluded.ort
  RETURNING id`,
);
const konto = anweisung(
  'lademittelbuchung.konto',
  `SELECT mandant_id AS "mandantId" FROM lademittelkonto WHERE id = $1 AND mandant_id = ANY($2)`,
);
const kennt = anweisung(
  'lademittelbuchung.kennt',
  `SELECT l.id FROM lademittel l JOIN mandant m ON m.id = $2
  WHERE l.id = $1 AND (l.mandant_id IS NULL OR l.mandant_id IN (m.id, m.hauptmandant_id))`,
);
const buche = anweisung(
  'lademittelbuchung.buche',
  `INSERT INTO lademittelbuchung (mandant_id, art, tag, lademittel_id, von_konto_id, an_konto_id, anzahl, geplant,
    auftrag_id, nummer, bemerkung, verfasser, dokument_id, dokument)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
);
const beleg = anweisung(
  'lademittelbuchung.beleg',
  `SELECT id, dateiname AS name FROM dokumentenverweis WHERE id = $2 AND auftrag_id = $1`,
);
const buchung = anweisung(
  'lademittelbuchung.buchung',
  `SELECT b.art, b.lademittel_id AS "lademittelId", b.anzahl,
    CASE WHEN k.schluessel = 'bestand' THEN b.an_konto_id ELSE b.von_konto_id END AS "kontoId"
  FROM lademittelbuchung b JOIN lademittelkonto k ON k.id = b.von_konto_id
  WHERE b.id = $1 AND b.mandant_id = ANY($2)`,
).genauer<{ kontoId: number }>();
const storniere = anweisung(
  'lademittelbuchung.storniere',
  `INSERT INTO lademittelbuchung (mandant_id, art, tag, lademittel_id, von_konto_id, an_konto_id, anzahl, geplant,
    auftrag_id, nummer, storno_zu, bemerkung, verfasser)
  SELECT mandant_id, 'storno', $2, lademittel_id, an_konto_id, von_konto_id, anzahl, geplant, auftrag_id, nummer, id, $3, $4
  FROM lademittelbuchung WHERE id = $1 ON CONFLICT (storno_zu) DO NOTHING RETURNING id`,
);

/** Writes the accounts of load units. */
@Injectable()
export class LademittelbuchungRepository {
  constructor(private readonly db: Datenbank) {}

  /** Until the transaction ends nobody else confirms it. */
  sperrePlanung(id: number, mandanten: readonly number[]) {
    return this.db.eine(sperrePlanung, [id, mandanten]);
  }

  async bestaetige(id: number, buchungId: number): Promise<void> {
    await this.db.sql(bestaetige, [id, buchungId]);
  }

  /** What an order lets expect of a load unit, unless it is confirmed or was booked before with these words. */
  offenePlanung(nummer: string, kurzBezeichnung: string, bemerkung: string, mandanten: readonly number[]) {
    return this.db.eine(offenePlanung, [nummer, kurzBezeichnung, bemerkung, mandanten]);
  }

  async planeErneut(buchungId: number): Promise<void> {
    await this.db.sql(planeErneut, [buchungId]);
  }

  /** The client's own stock. */
  bestand(mandantId: number): Promise<number> {
    return this.eigenes(mandantId, 'bestand');
  }

  /** The client's main client. */
  spediteur(mandantId: number): Promise<number> {
    return this.eigenes(mandantId, 'spediteur');
  }

  /** The account of an entry of the address book, if it is one of these clients'. */
  zuAdresse(adresseId: number, mandantId: number, mandanten: readonly number[]) {
    return this.db.eine(zuAdresse, [adresseId, mandantId, mandanten]);
  }

  konto(id: number, mandanten: readonly number[]) {
    return this.db.eine(konto, [id, mandanten]);
  }

  /** Has the client this load unit to choose? */
  async kennt(lademittelId: number, mandantId: number): Promise<boolean> {
    return Boolean(await this.db.eine(kennt, [lademittelId, mandantId]));
  }

  async buche(b: Buchung): Promise<{ id: number }> {
    const was = [b.mandantId, b.art, b.tag, b.lademittelId, b.von, b.an, b.anzahl, b.geplant];
    const womit = [
      b.auftragId,
      b.nummer,
      b.bemerkung,
      b.verfasser,
      b.beleg?.id ?? null,
      b.beleg?.name ?? null,
    ];
    return eine(await this.db.eine(buche, [...was, ...womit]));
  }

  /** One of the order's papers. */
  beleg(auftragId: number, dokumentId: number) {
    return this.db.eine(beleg, [auftragId, dokumentId]);
  }

  buchung(id: number, mandanten: readonly number[]) {
    return this.db.eine(buchung, [id, mandanten]);
  }

  /** Nothing where it was taken back before. */
  storniere(id: number, s: Pick<Buchung, 'tag' | 'bemerkung' | 'verfasser'>) {
    return this.db.eine(storniere, [id, s.tag, s.bemerkung, s.verfasser]);
  }

  private async eigenes(mandantId: number, schluessel: string): Promise<number> {
    return eine(await this.db.eine(eigenes, [mandantId, schluessel])).id;
  }
}

function eine<T>(zeile: T | undefined): T {
  if (!zeile) throw new Error('Es wurde nichts gebucht');
  return zeile;
}
