-- The address book at a million entries: a page in the order of names, a fragment anywhere in the search text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Names are kept in lower case without accents, so the order of bytes is the alphabet's, on every server.
DROP INDEX adresse_suchname;
CREATE INDEX adresse_liste ON adresse (mandant_id, suchname COLLATE "C", id) WHERE NOT unsichtbar;
CREATE INDEX adresse_alphabet ON adresse (suchname COLLATE "C", id) INCLUDE (mandant_id) WHERE NOT unsichtbar;
CREATE INDEX adresse_suchtext ON adresse USING gin (suchtext gin_trgm_ops);
-- Candidates for duplicates.
CREATE INDEX adresse_plz ON adresse (mandant_id, plz);

-- Whatever a key has created; exactly one of the ids is filled once the work is done.
ALTER TABLE idempotenz ADD COLUMN adresse_id integer, ADD COLUMN auftragsvorlage_id integer;
