-- Whoever changes a printer says which version was read.
ALTER TABLE drucker ADD COLUMN version integer NOT NULL DEFAULT 1;
