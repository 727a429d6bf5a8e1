-- A number once given is never given again, even after its order was deleted and whatever becomes of the range.
CREATE TABLE sscc_ausgeschieden (
  sscc varchar(18) PRIMARY KEY,
  ausgeschieden_am timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION packstueck_entfallen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sscc_ausgeschieden (sscc) SELECT sscc FROM alt ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER weg AFTER DELETE ON packstueck REFERENCING OLD TABLE AS alt
  FOR EACH STATEMENT EXECUTE FUNCTION packstueck_entfallen();
