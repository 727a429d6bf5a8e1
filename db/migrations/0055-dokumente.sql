-- Stored papers and their rows cannot change in one transaction. What is to be thrown away stands here: keys whose file
-- is being written (due if nobody ever claims it) and files whose row is gone, with their order or by themselves.
CREATE TABLE dokument_abraum (
  ablageschluessel varchar(255) PRIMARY KEY,
  faellig_am timestamptz NOT NULL
);
CREATE INDEX dokument_abraum_faellig ON dokument_abraum (faellig_am);

CREATE FUNCTION dokument_abraeumen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dokument_abraum (ablageschluessel, faellig_am) VALUES (OLD.ablageschluessel, now())
  ON CONFLICT (ablageschluessel) DO UPDATE SET faellig_am = now();
  RETURN NULL;
END $$;

CREATE TRIGGER abraeumen AFTER DELETE ON dokumentenverweis
  FOR EACH ROW EXECUTE FUNCTION dokument_abraeumen();
