-- "Offene Aufträge" without a period: the few that are still to be transferred, and not all of the client.
CREATE INDEX auftrag_offen ON auftrag (mandant_id, id) WHERE status_id = 1;
