-- Texts hold no control characters any more: no XML could tell a dispatch system of them, so they were left out there
-- without a word. Sent ones are refused now; the stored ones go, so that what is read can be sent back. To an order
-- that is no change of which its history or the feed would tell.
DO $$
DECLARE
  muster CONSTANT text := '[\x01-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]';
  tabelle text;
  spalte text;
BEGIN
  FOREACH tabelle IN ARRAY ARRAY['auftrag', 'auftrag_adresse', 'auftragsposition', 'gefahrgutzeile', 'auftrag_service', 'adresse'] LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', tabelle);
    FOR spalte IN
      SELECT column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = tabelle AND data_type IN ('text', 'character varying')
        AND is_generated = 'NEVER'
    LOOP
      EXECUTE format('UPDATE %I SET %2$I = regexp_replace(%2$I, %3$L, '''', ''g'') WHERE %2$I ~ %3$L', tabelle, spalte, muster);
    END LOOP;
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', tabelle);
  END LOOP;
END $$;
