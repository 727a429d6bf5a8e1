-- What the list is narrowed to stands in the index by which it is read: the hits of a filter among millions of orders are
-- counted without the orders themselves, and the days of a page are read from the index alone.
DROP INDEX auftrag_datum;
CREATE INDEX auftrag_datum ON auftrag (mandant_id, datum DESC, id DESC)
  INCLUDE (datumerfasst, status_id, verkehrsart, mit_gefahrguetern, abliefernachweis_exists);
