import type { Ansprechbarer, Kommentar } from '@frachtportal/domain/kommentar/kommentar';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Leser } from '../../platform/tenancy/leser.js';

const auftrag = anweisung(
  'kommentare.auftrag',
  `SELECT id, mandant_id AS "mandantId", spedeigennr AS nummer,
    (SELECT count(*)::int FROM kommentar k WHERE k.auftrag_id = a.id) AS kommentare
  FROM auftrag a WHERE id = $1 AND mandant_id = ANY($2)`,
).genauer<{ kommentare: number }>();

// For $1, who may read what is internal if $2.
const ungelesen = `(k.verfasser_id IS DISTINCT FROM $1 AND NOT EXISTS (
    SELECT FROM kommentar_gelesen g WHERE g.benutzer_id = $1 AND g.auftrag_id = k.auftrag_id AND g.bis >= k.id))`;
const zuAuftrag = anweisung(
  'kommentare.zuAuftrag',
  `SELECT k.id, k.text, k.intern, k.verfasser, k.verfasser_id IS NOT DISTINCT FROM $1 AS eigener,
    ${ungelesen} AS ungelesen, k.erstellt_am AS "erstelltAm",
    (SELECT coalesce(json_agg(json_build_object('name', b.name, 'intern', h.ist_hauptmandant) ORDER BY b.name), '[]')
      FROM kommentar_erwaehnung e JOIN benutzer b ON b.id = e.benutzer_id JOIN mandant h ON h.id = b.mandant_id
      WHERE e.kommentar_id = k.id) AS erwaehnt
  FROM kommentar k WHERE k.auftrag_id = $3 AND k.mandant_id = ANY($4) AND (NOT k.intern OR $2::bool) ORDER BY k.id`,
).genauer<{ eigener: boolean; ungelesen: boolean; erwaehnt: Ansprechbarer[] }>();

/** What is older than this marks no row of the list any more. */
const tageNeu = 90;
const hoechstensZeilen = 1000;
const ungelesene = anweisung(
  'kommentare.ungelesene',
  `SELECT k.auftrag_id AS "auftragId", count(*)::int AS anzahl FROM kommentar k
  WHERE k.mandant_id = ANY($3) AND k.erstellt_am > now() - make_interval(days => ${tageNeu})
    AND k.erstellt_am > (SELECT b.created FROM benutzer b WHERE b.id = $1)
    AND (NOT k.intern OR $2::bool) AND ${ungelesen}
  GROUP BY k.auftrag_id ORDER BY max(k.id) DESC LIMIT ${hoechstensZeilen}`,
).genauer<{ anzahl: number }>();

const anlegen = anweisung(
  'kommentare.anlegen',
  `INSERT INTO kommentar (mandant_id, auftrag_id, intern, text, verfasser_id, verfasser)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
);
const erwaehnen = anweisung(
  'kommentare.erwaehnen',
  `INSERT INTO kommentar_erwaehnung (kommentar_id, benutzer_id) VALUES ($1, $2)`,
);
const gelesen = anweisung(
  'kommentare.gelesen',
  `INSERT INTO kommentar_gelesen AS g (benutzer_id, auftrag_id, bis)
  SELECT $1, $3, max(k.id) FROM kommentar k WHERE k.auftrag_id = $3 AND k.id <= $4 AND (NOT k.intern OR $2::bool)
  HAVING max(k.id) IS NOT NULL
  ON CONFLICT (benutzer_id, auftrag_id) DO UPDATE SET bis = greatest(g.bis, excluded.bis)`,
);

/** The comments of orders; what is internal never leaves for whom it is not. */
@Injectable()
export class KommentareRepository {
  constructor(private readonly db: Datenbank) {}

  auftrag(id: number, mandanten: readonly number[]) {
    return this.db.eine(auftrag, [id, mandanten]);
  }

  zuAuftrag(auftragId: number, { benutzerId, intern, mandanten }: Leser) {
    return this.db.sql(zuAuftrag, [benutzerId, intern, auftragId, mandanten]);
  }

  ungelesene({ benutzerId, intern, mandanten }: Leser) {
    return this.db.sql(ungelesene, [benutzerId, intern, mandanten]);
  }

  async legeAn(
    { id, mandantId }: { id: number; mandantId: number },
    { text, intern }: Pick<Kommentar, 'text' | 'intern'>,
    verfasser: { benutzerId: number; name: string },
    erwaehnte: readonly number[],
  ): Promise<number> {
    const werte = [mandantId, id, intern, text, verfasser.benutzerId, verfasser.name];
    const neu = await this.db.eine(anlegen, werte);
    if (!neu) throw new Error('Der Kommentar wurde nicht angelegt');
    for (const benutzerId of erwaehnte) await this.db.sql(erwaehnen, [neu.id, benutzerId]);
    return neu.id;
  }

  async merkeGelesen(auftragId: number, bis: number, { benutzerId, intern }: Leser): Promise<void> {
    await this.db.sql(gelesen, [benutzerId, intern, auftragId, bis]);
  }
}
