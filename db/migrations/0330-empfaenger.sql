-- The last orders of a client to a recipient, known by name and postal code: what was sent there before, and whether the
-- same was captured today already.
CREATE INDEX auftrag_adresse_empfaenger ON auftrag_adresse (mandant_id, name, plz, auftrag_id DESC) WHERE rolle = 2;
