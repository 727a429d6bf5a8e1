-- Tables of dangerous goods come through the runs of all files; those taken over before become runs that can be taken
-- back like theirs.
DROP TABLE gefahrgutimport;
ALTER TABLE gefahrgutuebernahme
  ADD COLUMN lauf_id integer REFERENCES importlauf ON DELETE SET NULL,
  -- its rows while it is taken back, so that it can hold again; null while it holds
  ADD COLUMN zeilen json;

DO $$
DECLARE
  u record;
  lauf integer;
BEGIN
  FOR u IN SELECT g.*, (SELECT count(*)::int FROM gefahrgutklasse k WHERE k.uebernahme_id = g.id) AS anzahl
    FROM gefahrgutuebernahme g ORDER BY g.id LOOP
    INSERT INTO importlauf (art, dateiname, benutzer_id, zustand, format, zeilen, vorgaenge, geprueft, neu, uebernommen, vorher,
      entfallen, begonnen_am, beendet_am, umschlag)
    VALUES ('gefahrgut', u.version, u.benutzer_id, 'uebernommen', 'csv', u.anzahl, u.anzahl, u.anzahl, u.anzahl, u.anzahl,
      json_array_length(u.vorher), 0, u.uebernommen_am, u.uebernommen_am,
      json_build_object('ausgabe', json_build_object('version', u.version, 'gueltigVon', u.gueltig_von, 'gueltigBis', NULL,
        'bisherige', NULL, 'bisherigeGiltBis', NULL, 'ergaenzt', false, 'unvollstaendig', 0, 'behalten', NULL)))
    RETURNING id INTO lauf;
    UPDATE gefahrgutuebernahme SET lauf_id = lauf WHERE id = u.id;
  END LOOP;
END $$;
