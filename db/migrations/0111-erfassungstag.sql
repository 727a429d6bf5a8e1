-- The day on which an order was captured, where the forwarder is: what the order list searches by first. The list is
-- still sorted by the date of the order, so that is in the index too.
ALTER TABLE auftrag ADD COLUMN erfassungstag date
  GENERATED ALWAYS AS ((datumerfasst AT TIME ZONE 'Europe/Berlin')::date) STORED;
DROP INDEX auftrag_liste;
CREATE INDEX auftrag_liste ON auftrag (mandant_id, erfassungstag DESC, id DESC) INCLUDE (datum, suchtext);
-- The monthly export.
CREATE INDEX auftrag_datum ON auftrag (mandant_id, datum DESC, id DESC);
