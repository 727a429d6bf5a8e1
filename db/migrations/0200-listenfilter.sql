-- Lists of what is not delivered yet, by status or by how late it is, whatever its day: the few among the many.
CREATE INDEX auftrag_nicht_zugestellt ON auftrag (mandant_id, status_id, entladedatum, id) WHERE status_id <> 10;
