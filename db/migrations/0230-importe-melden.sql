-- Each statement that begins, moves on or ends runs of imports tells all who listen, with its commit: the client, or
-- none where the run is of what belongs to no client, and the ids, or no ids where they are too many for one message.
CREATE FUNCTION importlaeufe_melden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('importlaeufe',
    json_build_object('mandant', b.mandant_id, 'ids', CASE WHEN b.anzahl <= 200 THEN b.ids END)::text)
  FROM (SELECT mandant_id, count(*) AS anzahl, (array_agg(id))[1:200] AS ids FROM betroffen GROUP BY 1) b;
  RETURN NULL;
END $$;

CREATE TRIGGER importlaeufe_neu AFTER INSERT ON importlauf REFERENCING NEW TABLE AS betroffen
  FOR EACH STATEMENT EXECUTE FUNCTION importlaeufe_melden();
CREATE TRIGGER importlaeufe_geaendert AFTER UPDATE ON importlauf REFERENCING NEW TABLE AS betroffen
  FOR EACH STATEMENT EXECUTE FUNCTION importlaeufe_melden();
