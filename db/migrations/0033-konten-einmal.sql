-- A repeated request to create a user gets the user it created the first time.
ALTER TABLE idempotenz ADD COLUMN neuer_benutzer_id integer;
