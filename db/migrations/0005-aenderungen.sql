-- What the portal keeps in memory it forgets when one of these tables changes, in every process at once: each
-- statement that changes rows sends the table's name to all who listen, with its commit.

CREATE FUNCTION aenderung_melden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('aenderung', TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Who may do what. A new session changes nothing that is known of the others.
CREATE TRIGGER aenderung AFTER UPDATE OR DELETE OR TRUNCATE ON sitzung
  FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden();
CREATE TRIGGER aenderung AFTER UPDATE OR DELETE OR TRUNCATE ON benutzer
  FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden();
CREATE TRIGGER aenderung AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON mandant
  FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden();
CREATE TRIGGER aenderung AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON konfigurationswert
  FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden();

-- The reference lists.
DO $$
DECLARE
  liste text;
BEGIN
  FOREACH liste IN ARRAY ARRAY['land', 'waehrung', 'sprache', 'frankatur', 'verkehrsart', 'terminkennzeichen', 'zustellkennzeichen',
    'anlieferkennzeichen', 'sperrigkeit', 'metrokennung', 'verpackung', 'lademittel', 'eigentuemer', 'anzeigestatus', 'sendungsstatus',
    'service_definition', 'gefahrgutklasse']
  LOOP
    EXECUTE format('CREATE TRIGGER aenderung AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden()', liste);
  END LOOP;
END $$;
