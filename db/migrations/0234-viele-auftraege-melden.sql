-- A message is no longer than 8,000 bytes: where a statement touches many orders at once (an account with hundreds of
-- cases goes), those who listen are told that some have changed, and not which.
CREATE OR REPLACE FUNCTION zum_auftrag_melden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], json_build_object(
    'mandant', b.mandant_id, 'ids', CASE WHEN b.anzahl <= 200 THEN b.ids END, 'intern', b.intern)::text)
  FROM (SELECT mandant_id, intern, count(DISTINCT auftrag_id) AS anzahl,
      (array_agg(DISTINCT auftrag_id))[1:200] AS ids FROM betroffen GROUP BY 1, 2) b;
  RETURN NULL;
END $$;
