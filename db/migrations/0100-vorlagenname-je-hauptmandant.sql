-- A template's name is taken once within a main client and its sub clients. Of those that share one, the oldest keeps
-- it and the others get a number behind theirs.
DO $$
DECLARE
  v record;
  neuer text;
  n integer;
BEGIN
  FOR v IN
    SELECT * FROM (
      SELECT t.id, t.vorlage_name, m.baum,
        row_number() OVER (PARTITION BY m.baum, lower(t.vorlage_name) ORDER BY t.id) AS stelle
      FROM auftragsvorlage t
      JOIN (SELECT id, CASE WHEN ist_hauptmandant THEN id ELSE coalesce(hauptmandant_id, id) END AS baum FROM mandant) m
        ON m.id = t.mandant_id) doppelt
    WHERE stelle > 1 ORDER BY id
  LOOP
    n := v.stelle;
    LOOP
      neuer := left(v.vorlage_name, 60 - length(format(' (%s)', n))) || format(' (%s)', n);
      EXIT WHEN NOT EXISTS (
        SELECT FROM auftragsvorlage t JOIN mandant m ON m.id = t.mandant_id
        WHERE lower(t.vorlage_name) = lower(neuer)
          AND CASE WHEN m.ist_hauptmandant THEN m.id ELSE coalesce(m.hauptmandant_id, m.id) END = v.baum);
      n := n + 1;
    END LOOP;
    UPDATE auftragsvorlage SET vorlage_name = neuer, version = version + 1 WHERE id = v.id;
  END LOOP;
END $$;
