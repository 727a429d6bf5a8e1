import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { tagesbeginnSql } from '../suche/suchbedingung.js';

/** The ids of the client's last orders to a recipient, the newest first. */
export const letzteSql = (an: { mandant: string; name: string; plz: string }, hoechstens: number) => `
  SELECT e.auftrag_id AS id FROM auftrag_adresse e
  WHERE e.mandant_id = ${an.mandant} AND e.rolle = ${adresstypen.empfaenger} AND e.name = ${an.name} AND e.plz = ${an.plz}
  ORDER BY e.auftrag_id DESC LIMIT ${hoechstens}`;

/** Those of them that are of today, as JSON for `HeutigerAuftrag`; `p` is the day and its time zone. */
export const heutigeSql = (an: Parameters<typeof letzteSql>[0], p: string) => `
  (SELECT json_agg(row_to_json(h)) FROM (
    SELECT a.id, a.spedeigennr, a.datumerfasst, a.beladedatum, a.absender_referenz AS "absenderReferenz",
      a.warentext AS waren, a.sum_brutto_gewicht AS "sumBruttoGewicht",
      a.sum_verpackung_anzahl AS "sumVerpackungAnzahl", a.sum_lademittel_anzahl AS "sumLademittelAnzahl"
    FROM (${letzteSql(an, 20)}) l JOIN auftrag a ON a.id = l.id
    WHERE a.datumerfasst >= ${tagesbeginnSql(`(${p}::text[])[1]`, `(${p}::text[])[2]`)}
    ORDER BY a.id DESC) h)`;
