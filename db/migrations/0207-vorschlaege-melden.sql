-- Each statement that adds, decides or corrects order proposals tells all who listen, with its commit: the clients
-- whose lists have changed. What the proposals say is asked for by whoever may see them.

CREATE FUNCTION auftragsvorschlaege_melden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('auftragsvorschlaege', json_build_object('mandant', mandant_id)::text)
  FROM (SELECT DISTINCT mandant_id FROM betroffen) m;
  RETURN NULL;
END $$;

CREATE TRIGGER auftragsvorschlaege_neu AFTER INSERT ON auftragsvorschlag REFERENCING NEW TABLE AS betroffen
  FOR EACH STATEMENT EXECUTE FUNCTION auftragsvorschlaege_melden();
CREATE TRIGGER auftragsvorschlaege_geaendert AFTER UPDATE ON auftragsvorschlag REFERENCING NEW TABLE AS betroffen
  FOR EACH STATEMENT EXECUTE FUNCTION auftragsvorschlaege_melden();
CREATE TRIGGER auftragsvorschlaege_weg AFTER DELETE ON auftragsvorschlag REFERENCING OLD TABLE AS betroffen
  FOR EACH STATEMENT EXECUTE FUNCTION auftragsvorschlaege_melden();
