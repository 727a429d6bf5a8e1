/** Is the service `s` of the definition `d` on? As `istAn` of the domain says it. */
const an = `CASE d.typ
    WHEN 'Logisch' THEN s.wert = 'true'
    WHEN 'Integer' THEN btrim(s.wert) ~ '^\\d{1,8}$'
    WHEN 'Dezimal' THEN btrim(s.wert) ~ '^-?\\d{1,8}(\\.\\d{1,2})?$'
    WHEN 'Datum' THEN btrim(s.wert) ~ '^\\d{4}-\\d\\d-\\d\\d(T([01]\\d|2[0-3]):[0-5]\\d)?$'
    ELSE btrim(s.wert) <> '' END`;

/** Its value as people read it, as `serviceAnzeige` of the domain does. */
const wert = `CASE d.typ
    WHEN 'Logisch' THEN NULL
    WHEN 'Dezimal' THEN replace(s.wert, '.', ',')
    WHEN 'Datum' THEN regexp_replace(s.wert, '^(\\d{4})-(\\d\\d)-(\\d\\d)(?:T(\\d\\d:\\d\\d))?$',
      CASE WHEN s.wert LIKE '%T%' THEN '\\3.\\2.\\1 \\4' ELSE '\\3.\\2.\\1' END)
    ELSE s.wert END`;

/**
 * The services that are on, one text an order: "Abtragen, Avis telefonisch: 040 123". Where several definitions have
 * the number, that of the client counts, then its main client's, then the general one.
 */
export function servicesSql(auftraege: string): string {
  return `SELECT s.auftrag_id, string_agg(concat_ws(': ', d.bezkurz, ${wert}), ', ' ORDER BY s.spez_num) AS services
      FROM auftrag_service s JOIN mandant m ON m.id = s.mandant_id
        CROSS JOIN LATERAL (SELECT * FROM service_definition z
          WHERE z.spez_num = s.spez_num AND (z.mandant_id IS NULL OR z.mandant_id IN (s.mandant_id, m.hauptmandant_id))
          ORDER BY z.mandant_id = s.mandant_id DESC NULLS LAST, z.mandant_id NULLS LAST LIMIT 1) d
      WHERE s.auftrag_id = ANY(${auftraege}) AND ${an} GROUP BY s.auftrag_id`;
}
