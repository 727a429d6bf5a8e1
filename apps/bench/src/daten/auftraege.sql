-- N orders over 24 months in the order of their days, as a portal fills up. The first client below a forwarder has
-- about 5 % of them. Loaded without triggers: what is generated here is consistent by construction.
SET session_replication_role = replica;
SET synchronous_commit = off;
SET max_parallel_workers_per_gather = 0;
SET work_mem = '256MB';
SELECT setseed(0.42);

CREATE TEMP TABLE stadt AS
  SELECT row_number() OVER () - 1 AS n, land_id, plz, left(ortsname, 35) AS ort FROM ort;
CREATE UNIQUE INDEX ON stadt (n);
ANALYZE stadt;

CREATE TEMP TABLE wort AS SELECT
  ARRAY['Müller & Söhne Maschinenbau', 'Großhandel Jäger', 'Metropol Frische', 'Ärztebedarf Nord', 'Holzwerk Tannhäuser', 'Elektro Weiß',
    'Getränke Schütz', 'Baustoffe Krön', 'Möbelhaus Lindner', 'Druckerei Gutenberg', 'Chemiehandel Rhein', 'Stahlbau Vogt', 'Textil Brandt',
    'Papierfabrik Sauer', 'Saatgut Öhler', 'Reifen Kästner', 'Fliesenzentrum Süd', 'Molkerei Huber', 'Optik Jensen', 'Werkzeugbau Straßer'] AS firma,
  ARRAY['GmbH', 'AG', 'OHG', 'KG', 'GmbH & Co. KG', 'e.K.'] AS form,
  ARRAY['Hafenstraße', 'An der Weißen Brücke', 'Gewerbepark Süd', 'Bahnhofstraße', 'Industrieweg', 'Lange Straße', 'Am Güterbahnhof'] AS strasse,
  ARRAY['Maschinenteile', 'Getränke', 'Konserven', 'Druckerzeugnisse', 'Holz, gehobelt', 'Reinigungsmittel', 'Elektrogeräte', 'Fliesen',
    'Textilien', 'Werkzeuge', 'Saatgut', 'Papier'] AS ware;

CREATE TEMP TABLE kopf AS
  SELECT i, 3 + floor(50 * random() ^ 1.3)::int AS mandant_id,
    current_date - 729 + ((i - 1)::bigint * 730 / :anzahl)::int AS datum,
    (1 + floor(6 * random() ^ 2))::int AS positionen,
    floor(random() * (SELECT count(*) FROM stadt))::int AS von, floor(random() * (SELECT count(*) FROM stadt))::int AS nach,
    floor(random() * 2000)::int AS absender, floor(random() * 20000)::int AS empfaenger,
    random() AS r1, random() AS r2, random() AS r3
  FROM generate_series(1, :anzahl) i;
ANALYZE kopf;

INSERT INTO auftragsposition (mandant_id, auftrag_id, laufende_position, warengut_bezeichnung, verpackungseinheit, verpackung_anzahl,
    verpackung_id, lademittel_anzahl, lademittel_id, brutto_gewicht, laenge_cm, breite_cm, hoehe_cm, volumen_cbm, stellplaetze, lademeter,
    zeichen_nummer, mit_gefahrguetern)
  SELECT mandant_id, i, p, ware[1 + (i + p) % 12], 2, 10 + (i + p) % 40, 1 + (i + p) % 12, n, 1, 40 + ((i * p) % 60000) / 100.0, 120, 80,
    80 + (i % 12) * 10, round(0.96 * n * (80 + (i % 12) * 10) / 100.0, 3), n, round(0.4 * n, 1), 'K-' || i % 9973, r1 < 0.04 AND p = 1
  FROM (SELECT *, 1 + (i + p) % 4 AS n FROM kopf, generate_series(1, positionen) p) k, wort;

INSERT INTO gefahrgutzeile (mandant_id, auftrag_id, laufende_position, laufende_nummer, gefahrgutklasse_id, anzahl, verpackung_id, netto_gewicht, brutto_gewicht)
  SELECT mandant_id, i, 1, 1, 1 + i % 40, 4, 1, 80, 88.4 FROM kopf WHERE r1 < 0.04;

CREATE TEMP TABLE summe AS
  SELECT auftrag_id AS i, sum(brutto_gewicht) AS gewicht, sum(lademittel_anzahl) AS lademittel, sum(verpackung_anzahl) AS verpackung
  FROM auftragsposition GROUP BY auftrag_id;

INSERT INTO auftrag_adresse (mandant_id, auftrag_id, rolle, name, fremdnummer, strasse, hausnummer, land_id, plz, ort, telefon)
  SELECT mandant_id, i, rolle, left(firma[1 + nr % 20] || ' ' || form[1 + nr % 6], 35), 'K' || 10000 + nr, strasse[1 + nr % 7], 1 + nr % 180,
    s.land_id, s.plz, s.ort, '040 ' || 100000 + nr
  FROM kopf k CROSS JOIN LATERAL (VALUES (1, absender, von), (2, empfaenger, nach), (5, absender, nach)) a (rolle, nr, stadt)
    JOIN stadt s ON s.n = a.stadt, wort
  WHERE rolle < 5 OR r2 < 0.1
  ORDER BY i, rolle;

INSERT INTO auftrag (id, mandant_id, spedeigennr, absender_referenz, empfaengerreferenz, spedfremdnr, datum, beladedatum, entladedatum,
    beladezeit_von, beladezeit_bis, terminkennzeichen_id, zustellkennzeichen_id, frankatur, verkehrsart, hinweis, dispohinweis, status_id, status_datum,
    mit_gefahrguetern, sum_brutto_gewicht, sum_lademittel_anzahl, sum_verpackung_anzahl, sum_packstueck_anzahl, erfasser_id, datumerfasst,
    datumgeaendert, relation, suchtext)
  SELECT i, mandant_id, nummer, 'L-' || i % 99991, 'Best. 4500' || i % 77773, CASE WHEN r1 < 0.3 THEN 'F' || i END, datum, datum + 1, datum + 1 + (i % 3),
    lpad((6 + i % 12)::text, 2, '0') || ':00', '18:00', 1 + i % 9, CASE WHEN r2 < 0.5 THEN 1 + i % 6 END, 1 + i % 7, 1 + i % 8,
    CASE WHEN r3 < 0.4 THEN E'Anlieferung nur 7–11 Uhr\nHebebühne erforderlich' END, CASE WHEN r1 > 0.7 THEN 'Avis 2 h vorher' END,
    status, datum + interval '1 day' + r1 * interval '12 hours', r1 < 0.04, gewicht, lademittel, verpackung, lademittel,
    mandant_id, datum + interval '8 hours' + r2 * interval '8 hours', datum + interval '8 hours' + r2 * interval '8 hours',
    (SELECT string_agg(land_id || '.' || left(plz, CASE WHEN plz ~ '^\d{1,4}$' THEN 1 ELSE 2 END), '-' ORDER BY rolle)
      FROM auftrag_adresse WHERE auftrag_id = i AND rolle IN (1, 2)),
    left(lower(translate(concat_ws(' ', 'L-' || i % 99991, 'Best. 4500' || i % 77773, CASE WHEN r1 < 0.3 THEN 'F' || i END,
      (SELECT string_agg(concat_ws(' ', replace(name, 'ß', 'ss'), fremdnummer, plz, replace(ort, 'ß', 'ss')), ' ' ORDER BY rolle)
        FROM auftrag_adresse WHERE auftrag_id = i)),
      'ÄÖÜäöüéèô', 'AOUaoueeo')), 960) || ' ' || lower(nummer)
  FROM (SELECT *, CASE WHEN mandant_id <= 42 THEN 'NL-' ELSE 'AF-' END || lpad(i::text, greatest(7, length(i::text)), '0') AS nummer,
      CASE WHEN current_date - datum < 5 THEN 1 + floor(r3 * 10)::int WHEN r3 < 0.96 THEN 10 ELSE 11 + i % 3 END AS status FROM kopf) k
    JOIN summe USING (i)
  ORDER BY i;

INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, datum, ereignisort, benutzer_id, ereignis)
  SELECT mandant_id, id, s, datumerfasst + s * interval '150 minutes', CASE WHEN s > 3 THEN 'Umschlaglager Hannover' END,
    CASE WHEN s < 3 THEN erfasser_id END, CASE WHEN s > 3 THEN 'demo:' || s END
  FROM auftrag, unnest(CASE WHEN status_id <= 5 THEN (ARRAY[1, 2, 3, 4, 5])[1:status_id] ELSE ARRAY[1, 2, 3, 5, status_id] END) s
  ORDER BY id, s;

INSERT INTO uebertragung (mandant_id, auftrag_id, zustand, versuche, erstellt_am, erledigt_am)
  SELECT mandant_id, id, 'uebergeben', 1, datumerfasst, datumerfasst FROM auftrag WHERE status_id >= 3 ORDER BY id;

-- What triggers would have counted (migration 0412).
INSERT INTO auftragszahl (mandant_id, erfasst, datum, beladedatum, entladedatum, anzahl)
  SELECT mandant_id, (datumerfasst AT TIME ZONE 'Europe/Berlin')::date, datum, beladedatum, entladedatum, count(*) FROM auftrag
  GROUP BY 1, 2, 3, 4, 5;

SELECT setval(pg_get_serial_sequence('auftrag', 'id'), :anzahl), setval('nummernkreis_folge_1', :anzahl), setval('nummernkreis_folge_2', :anzahl);
RESET session_replication_role;
