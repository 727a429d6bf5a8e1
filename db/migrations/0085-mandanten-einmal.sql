-- A repeated request to create a client gets the client it created the first time.
ALTER TABLE idempotenz ADD COLUMN neuer_mandant_id integer;
