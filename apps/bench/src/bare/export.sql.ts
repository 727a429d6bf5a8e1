const tag = (spalte: string) => `to_char(${spalte}, 'DD.MM.YYYY')`;
const komma = (spalte: string) => `replace(${spalte}::text, '.', ',')`;
const adresse = (rolle: string, d: string, l: string) =>
  `${d}.name AS "${rolle} Name", concat_ws(' ', ${d}.strasse, ${d}.hausnummer, ${d}.zusatz) AS "${rolle} Straße", ${l}.lkz AS "${rolle} LKZ",
   ${d}.plz AS "${rolle} PLZ", ${d}.ort AS "${rolle} Ort"`;

/** E: the columns of our export as PostgreSQL writes them itself. COPY takes no parameters; the ids are checked numbers. */
export const exportieren = (ids: number[], mandant: number) => `
  COPY (SELECT a.spedeigennr AS "Auftragsnummer", ${tag('a.datumerfasst')} AS "Erfasst am", ${tag('a.datum')} AS "Auftragsdatum",
    s.kurz_bezeichnung AS "Status", a.absender_referenz AS "Absenderreferenz", a.empfaengerreferenz AS "Empfängerreferenz",
    a.spedfremdnr AS "Fremdnummer", ${adresse('Absender', 'd1', 'l1')}, ${adresse('Empfänger', 'd2', 'l2')}, ${tag('a.beladedatum')} AS "Abholdatum",
    a.beladezeit_von AS "Abholzeit von", a.beladezeit_bis AS "Abholzeit bis", ${tag('a.entladedatum')} AS "Zustelldatum",
    a.entladezeit_von AS "Zustellzeit von", a.entladezeit_bis AS "Zustellzeit bis", f.lang_bezeichnung AS "Frankatur",
    v.lang_bezeichnung AS "Verkehrsart", t.lang_bezeichnung AS "Terminart", a.sum_packstueck_anzahl AS "Packstücke",
    a.sum_lademittel_anzahl AS "Lademittel", ${komma('a.sum_brutto_gewicht')} AS "Gewicht kg",
    CASE WHEN a.mit_gefahrguetern THEN 'Ja' ELSE 'Nein' END AS "ADR", ${komma('a.nachnahme_betrag')} AS "Nachnahme",
    CASE WHEN a.nachnahme_betrag > 0 THEN nw.bezeichnung_kurz END AS "Nachnahme Währung", ${komma('a.berechn_betrag')} AS "Preis",
    CASE WHEN a.berechn_betrag > 0 THEN bw.bezeichnung_kurz END AS "Preis Währung", a.dispohinweis AS "Dispohinweis", a.hinweis AS "Hinweis",
    m.name AS "Mandant", ${komma('p.volumen')} AS "Volumen m³", ${komma('p.lademeter')} AS "Lademeter",
    ${komma('p.stellplaetze')} AS "Stellplätze", d.services AS "Services", a.partnerreferenz AS "Partnerreferenz", n.sscc AS "SSCC"
  FROM unnest('{${ids.join(',')}}'::int[]) WITH ORDINALITY i (id, nr) JOIN auftrag a ON a.id = i.id AND a.mandant_id = ${mandant}
    JOIN mandant m ON m.id = a.mandant_id JOIN sendungsstatus s ON s.id = a.status_id
    LEFT JOIN auftrag_adresse d1 ON d1.auftrag_id = a.id AND d1.rolle = 1 LEFT JOIN land l1 ON l1.id = d1.land_id
    LEFT JOIN auftrag_adresse d2 ON d2.auftrag_id = a.id AND d2.rolle = 2 LEFT JOIN land l2 ON l2.id = d2.land_id
    LEFT JOIN frankatur f ON f.id = a.frankatur LEFT JOIN verkehrsart v ON v.id = a.verkehrsart
    LEFT JOIN terminkennzeichen t ON t.id = a.terminkennzeichen_id LEFT JOIN waehrung nw ON nw.id = a.nachnahme_waehrung_id
    LEFT JOIN waehrung bw ON bw.id = a.berechn_waehrung_id
    LEFT JOIN LATERAL (SELECT sum(volumen_cbm) AS volumen, sum(lademeter) AS lademeter, sum(stellplaetze) AS stellplaetze
      FROM auftragsposition WHERE auftrag_id = a.id) p ON true
    LEFT JOIN LATERAL (SELECT string_agg(CASE e.typ WHEN 'Logisch' THEN e.bezkurz ELSE concat_ws(': ', e.bezkurz, x.wert) END, ', '
      ORDER BY x.spez_num) AS services FROM auftrag_service x JOIN service_definition e
      ON e.spez_num = x.spez_num AND e.mandant_id IS NULL WHERE x.auftrag_id = a.id) d ON true
    LEFT JOIN LATERAL (SELECT string_agg('(00)' || sscc, ' ' ORDER BY nummer) AS sscc
      FROM packstueck WHERE auftrag_id = a.id) n ON true
  ORDER BY i.nr) TO STDOUT (FORMAT csv, HEADER, DELIMITER ';', FORCE_QUOTE *)`;
