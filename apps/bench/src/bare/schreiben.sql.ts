/** D: order, addresses, positions and first history row in one statement; $1 head, $2 addresses, $3 positions, $4 client. */
export const anlegen = `
  WITH neu AS (
    INSERT INTO auftrag (mandant_id, erfasser_id, spedeigennr, absender_referenz, datum, beladedatum, entladedatum, terminkennzeichen_id,
      frankatur, verkehrsart, sum_brutto_gewicht, sum_lademittel_anzahl, sum_packstueck_anzahl, suchtext)
    SELECT $4, $4, nummer, r.absender_referenz, r.datum, r.beladedatum, r.entladedatum, r.terminkennzeichen_id, r.frankatur, r.verkehrsart,
      r.sum_brutto_gewicht, r.sum_lademittel_anzahl, r.sum_lademittel_anzahl, r.suchtext || lower(nummer)
    FROM json_to_record($1) r (absender_referenz text, datum date, beladedatum date, entladedatum date, terminkennzeichen_id int, frankatur int,
      verkehrsart int, sum_brutto_gewicht numeric, sum_lademittel_anzahl int, suchtext text), naechste_nummer($4, 'auftrag') nummer
    RETURNING id),
  adressen AS (INSERT INTO auftrag_adresse (mandant_id, auftrag_id, rolle, name, strasse, hausnummer, land_id, plz, ort)
    SELECT $4, neu.id, r.rolle, r.name, r.strasse, r.hausnummer, (SELECT id FROM land WHERE lkz = r.lkz), r.plz, r.ort FROM neu,
      json_to_recordset($2) r (rolle int, name text, strasse text, hausnummer text, lkz text, plz text, ort text)),
  positionen AS (INSERT INTO auftragsposition (mandant_id, auftrag_id, laufende_position, warengut_bezeichnung, verpackungseinheit,
      lademittel_anzahl, lademittel_id, brutto_gewicht, laenge_cm, breite_cm, hoehe_cm, volumen_cbm, stellplaetze, lademeter, berechnet)
    SELECT $4, neu.id, r.*, ARRAY['volumenCBM', 'stellplaetze', 'lademeter'] FROM neu, json_to_recordset($3) r (nr int, inhalt text, einheit int, anzahl int, lademittel int, gewicht numeric,
      laenge int, breite int, hoehe int, cbm numeric, stp numeric, ldm numeric)),
  verlauf AS (INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, benutzer_id) SELECT $4, id, 1, $4 FROM neu)
  SELECT id FROM neu`;
