-- A client that is blocked: nobody of it comes in, nothing of it is handed over; its data stay. Of a main client with all
-- its sub clients.
CREATE TABLE mandantensperre (
  mandant_id integer PRIMARY KEY REFERENCES mandant ON DELETE CASCADE,
  seit timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER aenderung AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON mandantensperre
  FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden();
