-- A change of a list entry or a toll table names the version it was made for, so that nobody overwrites another's.
DO $$
DECLARE
  liste text;
BEGIN
  FOREACH liste IN ARRAY ARRAY['frankatur', 'verkehrsart', 'terminkennzeichen', 'zustellkennzeichen', 'anlieferkennzeichen',
    'sperrigkeit', 'metrokennung', 'verpackung', 'lademittel', 'eigentuemer', 'service_definition', 'maut_tabelle']
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN version integer NOT NULL DEFAULT 1', liste);
  END LOOP;
END $$;
