-- Addresses go through the same runs as orders: each line with what becomes of it, what it changes, and how the address
-- was before, so that a run can be taken back.
ALTER TABLE importlauf
  ADD COLUMN geaendert integer NOT NULL DEFAULT 0,
  ADD COLUMN unveraendert integer NOT NULL DEFAULT 0;

ALTER TABLE importzeile
  DROP CONSTRAINT importzeile_ausgang_check,
  ADD CONSTRAINT importzeile_ausgang_check
    CHECK (ausgang IN ('neu', 'geaendert', 'unveraendert', 'doppelt', 'vorhanden', 'abgelehnt')),
  ALTER COLUMN referenz TYPE varchar(400),
  -- what a line changes: field, before, after
  ADD COLUMN aenderungen json NOT NULL DEFAULT '[]',
  ADD COLUMN adresse_id integer REFERENCES adresse ON DELETE SET NULL,
  -- the state the import has left it in, and what it was before; without that it was not there
  ADD COLUMN adresse_version integer,
  ADD COLUMN vorher json;
CREATE INDEX importzeile_adresse ON importzeile (adresse_id) WHERE adresse_id IS NOT NULL;
CREATE INDEX importzeile_referenz ON importzeile (lauf_id, referenz) WHERE referenz IS NOT NULL;

-- Runs of before keep their numbers and what was said of their rows.
INSERT INTO importzeile (mandant_id, lauf_id, nummer, vorgang, zellen, ausgang, meldungen)
SELECT l.mandant_id, l.id, f.zeile, f.zeile, '[]', 'abgelehnt',
  json_agg(json_build_object('severity', 'ERROR', 'key', f.key, 'field', f.field, 'params', f.params, 'text', f.text, 'spalte', NULL))
FROM importlauf l, json_to_recordset(l.fehler) f(zeile int, field text, key text, params json, text text)
WHERE l.art = 'adressen' GROUP BY l.mandant_id, l.id, f.zeile;
UPDATE importlauf SET zustand = 'uebernommen', format = 'csv', neu = uebernommen, vorgaenge = zeilen, geprueft = zeilen,
  fehler = '[]'
WHERE art = 'adressen';
