-- What is restored goes on as something new: nothing of what came after the backup is taken for its continuation.
-- `npm run restore` runs this by itself; who restores with other tools runs it before the portal starts:
--   psql "$DATABASE_URL" --set=ON_ERROR_STOP=1 --file=db/neue-epoche.sql
-- A backup may be older than some of these tables.
DO $$
DECLARE
  -- Orders of the last seven days before the backup.
  wochenmenge bigint := 0;
BEGIN
  IF to_regclass('auftrag') IS NOT NULL THEN
    wochenmenge := (SELECT count(*) FROM auftrag
      WHERE datumerfasst > (SELECT max(datumerfasst) - interval '7 days' FROM auftrag));
  END IF;

  -- Nothing leaves a second time before an administrator has looked.
  IF to_regclass('uebertragung') IS NOT NULL THEN
    IF to_regclass('quarantaene') IS NULL THEN
      CREATE TABLE quarantaene (seit timestamptz);
      INSERT INTO quarantaene DEFAULT VALUES;
    END IF;
    UPDATE quarantaene SET seit = now();
  END IF;

  -- Who follows the feed of orders has seen what is no longer there: the portal tells them to start again.
  IF to_regclass('feed_epoche') IS NOT NULL THEN
    UPDATE feed_epoche SET herkunft = NULL;
  END IF;

  -- Who was logged out, locked or deleted after the backup is not to come back with it; print tickets end with these.
  IF to_regclass('sitzung') IS NOT NULL THEN
    UPDATE sitzung SET beendet_am = now(), beendet_grund = 'wiederhergestellt' WHERE beendet_am IS NULL;
  END IF;
  IF to_regclass('konto_token') IS NOT NULL THEN
    UPDATE konto_token SET verbraucht_am = now() WHERE verbraucht_am IS NULL;
  END IF;

  -- Number ranges jump: what was given after the backup has left the house and is not to be given twice. That reaches
  -- for a week of what is usual, with ten positions or load units each.
  IF to_regclass('sscc_kreis') IS NOT NULL THEN
    UPDATE sscc_kreis SET naechste = naechste + 10000 + 10 * wochenmenge;
  END IF;
  PERFORM setval(
      format('%I.%I', schemaname, sequencename)::regclass,
      least(max_value, coalesce(last_value, 0)
        + CASE WHEN sequencename LIKE 'nummernkreis\_folge\_%' THEN 1000 + wochenmenge ELSE 10000 + 10 * wochenmenge END))
    FROM pg_sequences
    WHERE sequencename LIKE 'nummernkreis\_folge\_%'
      OR sequencename IN ('auftrag_id_seq', 'auftragsposition_auftpt_num_seq', 'adresse_id_seq');
END
$$;
