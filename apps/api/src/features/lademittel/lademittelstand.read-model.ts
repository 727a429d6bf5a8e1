import {
  type Auszugsfrage,
  hoechstensBewegungen,
  type Kontobewegung,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const hoechstensZeilen = 5000;

const salden = anweisung(
  'lademittelstand.salden',
  `SELECT s.konto_id AS "kontoId", s.mandant_id AS "mandantId", m.name AS mandant, k.schluessel = 'bestand' AS bestand,
    k.name AS partner, k.ort, s.lademittel_id AS "lademittelId", l.lang_bezeichnung AS lademittel, s.saldo::int AS saldo
  FROM lademittelsaldo s JOIN lademittelkonto k ON k.id = s.konto_id JOIN mandant m ON m.id = s.mandant_id
    JOIN lademittel l ON l.id = s.lademittel_id
  WHERE s.mandant_id = ANY($1)
  ORDER BY k.schluessel = 'bestand', lower(k.name), k.id, l.skey, l.id LIMIT ${hoechstensZeilen}`,
).genauer<{ bestand: boolean; saldo: number }>();

const planungen = anweisung(
  'lademittelstand.planungen',
  `SELECT p.id, p.auftrag_id AS "auftragId", a.spedeigennr AS nummer, m.name AS mandant, p.tag::text AS tag, k.name AS partner, k.ort,
    l.lang_bezeichnung AS lademittel, p.anzahl
  FROM lademittelplanung p JOIN auftrag a ON a.id = p.auftrag_id JOIN mandant m ON m.id = p.mandant_id
    JOIN lademittelkonto k ON k.id = p.konto_id JOIN lademittel l ON l.id = p.lademittel_id
  WHERE p.mandant_id = ANY($1) AND p.buchung_id IS NULL AND a.status_id <> 1
  ORDER BY p.tag, p.id LIMIT ${hoechstensZeilen}`,
).genauer<{ tag: string }>();

// What came before is read from the days' sums, the bookings themselves in the order of the index. All of it is one
// moment's.
const auszug = anweisung(
  'lademittelstand.auszug',
  `WITH tage AS (SELECT coalesce(sum(summe) FILTER (WHERE tag < $3), 0) AS anfang, coalesce(sum(summe), 0) AS ende,
      coalesce(sum(buchungen) FILTER (WHERE tag >= $3), 0) AS gesamt
    FROM lademitteltag WHERE konto_id = $1 AND lademittel_id = $2 AND tag <= $4),
  erste AS (SELECT id, tag, anzahl, sum(anzahl) OVER (ORDER BY tag, id) AS bisher FROM (
    (SELECT id, tag, anzahl FROM lademittelbuchung WHERE an_konto_id = $1 AND lademittel_id = $2
      AND tag BETWEEN $3 AND $4 ORDER BY tag, id LIMIT $6)
    UNION ALL
    (SELECT id, tag, -anzahl FROM lademittelbuchung WHERE von_konto_id = $1 AND lademittel_id = $2
      AND tag BETWEEN $3 AND $4 ORDER BY tag, id LIMIT $6)
    ORDER BY tag, id LIMIT $6) b)
  SELECT k.id AS "kontoId", k.name AS partner, l.lang_bezeichnung AS lademittel,
    anfang::int AS anfang, ende::int AS ende, gesamt::int AS gesamt,
    (SELECT coalesce(json_agg(json_build_object('id', e.id, 'tag', e.tag, 'art', b.art, 'nummer', b.nummer,
        'anzahl', e.anzahl, 'geplant', b.geplant, 'saldo', anfang + e.bisher, 'bemerkung', b.bemerkung,
        'verfasser', b.verfasser, 'storniert', b.art = 'storno' OR EXISTS (
          SELECT FROM lademittelbuchung s WHERE s.storno_zu = b.id)) ORDER BY e.tag, e.id), '[]')
      FROM erste e JOIN lademittelbuchung b ON b.id = e.id) AS bewegungen
  FROM lademittelkonto k JOIN lademittel l ON l.id = $2 CROSS JOIN tage
  WHERE k.id = $1 AND k.mandant_id = ANY($5)
    AND (l.mandant_id IS NULL OR EXISTS (SELECT FROM mandant m WHERE m.id = k.mandant_id
      AND l.mandant_id IN (m.id, m.hauptmandant_id)))`,
).genauer<{ anfang: number; ende: number; gesamt: number; bewegungen: Kontobewegung[] }>();

/** How the accounts of load units stand. */
@Injectable()
export class LademittelstandReadModel {
  constructor(private readonly db: Datenbank) {}

  salden(mandanten: readonly number[]) {
    return this.db.sql(salden, [mandanten]);
  }

  planungen(mandanten: readonly number[]) {
    return this.db.sql(planungen, [mandanten]);
  }

  auszug(
    kontoId: number,
    { lademittelId, von, bis }: Auszugsfrage,
    mandanten: readonly number[],
    hoechstens = hoechstensBewegungen,
  ) {
    return this.db.eine(auszug, [kontoId, lademittelId, von, bis, mandanten, hoechstens]);
  }
}
