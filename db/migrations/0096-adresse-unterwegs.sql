-- An address is in transfer while its change is on its way to the dispatch system, and never for ever: a process that
-- dies meanwhile leaves a time that passes.
ALTER TABLE adresse DROP COLUMN in_uebertragung, ADD COLUMN uebertragung_bis timestamptz;
