-- What the makers of a spreadsheet have hidden is not read; who sends it is told how much that is.
ALTER TABLE importlauf
  ADD COLUMN ausgeblendete_zeilen integer NOT NULL DEFAULT 0,
  ADD COLUMN ausgeblendete_spalten integer NOT NULL DEFAULT 0;
