import {
  type Auszugsfrage,
  altersgrenzen,
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

// So much of the balance is covered by what has come since a day: all that, or all there is. Reads the sums of the last
// days alone.
const seit = (tage: number) =>
  `least(abs(s.saldo), coalesce(sum(greatest(sign(s.saldo) * t.summe, 0)) FILTER (WHERE t.tag > $2::date - ${tage}), 0))`;
const alter = anweisung(
  'lademittelstand.alter',
  `SELECT s.konto_id AS "kontoId", s.mandant_id AS "mandantId", m.name AS mandant, k.name AS partner, k.ort,
    s.lademittel_id AS "lademittelId", l.lang_bezeichnung AS lademittel, s.saldo::int AS saldo,
    (sign(s.saldo) * offen.a)::int AS bis30, (sign(s.saldo) * (offen.b - offen.a))::int AS bis60,
    (sign(s.saldo) * (offen.c - offen.b))::int AS bis90, (sign(s.saldo) * (abs(s.saldo) - offen.c))::int AS aelter
  FROM lademittelsaldo s JOIN lademittelkonto k ON k.id = s.konto_id JOIN mandant m ON m.id = s.mandant_id
    JOIN lademittel l ON l.id = s.lademittel_id
    CROSS JOIN LATERAL (SELECT ${altersgrenzen.map((tage, i) => `${seit(tage)} AS ${'abc'[i]}`).join(', ')}
      FROM lademitteltag t WHERE t.konto_id = s.konto_id AND t.lademittel_id = s.lademittel_id
        AND t.tag > $2::date - ${altersgrenzen[2]}) offen
  WHERE s.mandant_id = ANY($1) AND s.saldo <> 0 AND k.schluessel <> 'bestand'
  ORDER BY abs(s.saldo) - offen.c DESC, offen.c - offen.b DESC, offen.b - offen.a DESC, lower(k.name), k.id, l.skey, l.id
  LIMIT ${hoechstensZeilen}`,
).genauer<{ saldo: number; bis30: number; bis60: number; bis90: number; aelter: number }>();

const planungen = anweisung(
  'lademittelstand.planungen',
  `SELECT p.id, p.auftrag_id AS "auftragId", a.spedeigennr AS nummer, m.name AS mandant, p.tag::text AS tag, k.name AS partner, k.ort,
    l.lang_bezeichnung AS lademittel, p.anzahl,
    (SELECT d.id FROM ablieferung b JOIN dokumentenverweis d ON d.id = b.dokumentenverweis_id
      WHERE b.auftrag_id = p.auftrag_id) AS "belegId"
  FROM lademittelplanung p JOIN auftrag a ON a.id = p.auftrag_id JOIN mandant m ON m.id = p.mandant_id
    JOIN lademittelkonto k ON k.id = p.konto_id JOIN lademittel l ON l.id = p.lademittel_id
  WHERE p.mandant_id = ANY($1) AND p.buchung_id IS NULL AND a.status_id <> 1
  ORDER BY p.tag, p.id LIMIT ${hoechstensZeilen}`,
).genauer<{ tag: string; belegId: number | null }>();

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
  SELECT k.id AS "kontoId", k.mandant_id AS "mandantId", m.name AS mandant, k.name AS partner, k.ort,
    l.lang_bezeichnung AS lademittel, anfang::int AS anfang, ende::int AS ende, gesamt::int AS gesamt,
    (SELECT coalesce(json_agg(json_build_object('id', e.id, 'tag', e.tag, 'art', b.art, 'nummer', b.nummer,
        'anzahl', e.anzahl, 'geplant', b.geplant, 'saldo', anfang + e.bisher, 'bemerkung', b.bemerkung,
        'verfasser', b.verfasser, 'dokument', b.dokument,
        'dokumentId', (SELECT d.id FROM dokumentenverweis d WHERE d.id = b.dokument_id), 'storniert', b.art = 'storno' OR EXISTS (
          SELECT FROM lademittelbuchung s WHERE s.storno_zu = b.id)) ORDER BY e.tag, e.id), '[]')
      FROM erste e JOIN lademittelbuchung b ON b.id = e.id) AS bewegungen
  FROM lademittelkonto k JOIN mandant m ON m.id = k.mandant_id JOIN lademittel l ON l.id = $2 CROSS JOIN tage
  WHERE k.id = $1 AND k.mandant_id = ANY($5)
    AND (l.mandant_id IS NULL OR l.mandant_id IN (m.id, m.hauptmandant_id))`,
).genauer<{ anfang: number; ende: number; gesamt: number; bewegungen: Kontobewegung[] }>();

/** How the accounts of load units stand. */
@Injectable()
export class LademittelstandReadModel {
  constructor(private readonly db: Datenbank) {}

  salden(mandanten: readonly number[]) {
    return this.db.sql(salden, [mandanten]);
  }

  alter(mandanten: readonly number[], tag: string) {
    return this.db.sql(alter, [mandanten, tag]);
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
