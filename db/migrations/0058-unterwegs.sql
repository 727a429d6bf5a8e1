-- The demo dispatch system looks every few seconds for orders that have rested long enough in a status: among a million
-- orders, most of them delivered, only those under way are of interest.
CREATE INDEX auftrag_unterwegs ON auftrag (status_id, status_datum) WHERE status_id >= 3;
