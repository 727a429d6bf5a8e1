-- A booking by hand that is sent again with the same key stands once.
ALTER TABLE idempotenz ADD COLUMN lademittelbuchung_id integer;
