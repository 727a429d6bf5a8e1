-- Places come through the runs of all files: those of before keep their numbers and refused rows; what was only tried, or
-- failed, is put away.
INSERT INTO importzeile (mandant_id, lauf_id, nummer, vorgang, zellen, ausgang, meldungen)
SELECT NULL, l.id, f.zeile, f.zeile, '[]', 'abgelehnt',
  json_agg(json_build_object('severity', 'ERROR', 'key', f.key, 'field', f.field, 'params', f.params, 'text', f.text, 'spalte', NULL))
FROM importlauf l, json_to_recordset(l.fehler) f(zeile int, field text, key text, params json, text text)
WHERE l.art = 'orte' GROUP BY l.id, f.zeile;
UPDATE importlauf SET
  zustand = CASE zustand WHEN 'fertig' THEN 'uebernommen' WHEN 'zurueckgenommen' THEN zustand ELSE 'verworfen' END,
  format = 'csv', unveraendert = greatest(uebernommen - neu, 0), uebernommen = least(uebernommen, neu), vorgaenge = zeilen,
  geprueft = zeilen, fehler = '[]'
WHERE art = 'orte';
