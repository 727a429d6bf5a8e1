-- What belongs to no client (toll tables, places) comes through the same runs.
ALTER TABLE importzeile ALTER COLUMN mandant_id DROP NOT NULL,
  -- what a line has made that is neither order nor address
  ADD COLUMN gegenstand_id integer;
ALTER TABLE importzuordnung DROP CONSTRAINT importzuordnung_pkey,
  ALTER COLUMN mandant_id DROP NOT NULL,
  ADD CONSTRAINT importzuordnung_einmal UNIQUE NULLS NOT DISTINCT (mandant_id, art, fingerabdruck);
ALTER TABLE importlauf
  -- do the rows take the place of all that were there, or come to them?
  ADD COLUMN ersetzen boolean NOT NULL DEFAULT true,
  -- by what it is seen that a set is still the one a file was compared with
  ADD COLUMN grundlage varchar(100);
-- What is not checked yet is found without a look at what is.
CREATE INDEX importzeile_ungeprueft ON importzeile (lauf_id, vorgang) WHERE ausgang IS NULL;
