-- How many orders a client has on which days, so that a long list need not count them one by one. The day of capture is
-- the one in Europe/Berlin; a day that is not given stands as infinity. Every change adds a row to what has moved, and a
-- job adds those up (features/auftraege/zahlen): no row that several would wait for. What there is, is both together.
CREATE TABLE auftragszahl (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  erfasst date NOT NULL,
  datum date NOT NULL,
  beladedatum date NOT NULL,
  entladedatum date NOT NULL,
  anzahl integer NOT NULL,
  PRIMARY KEY (mandant_id, erfasst, datum, beladedatum, entladedatum)
);
-- What stands here goes again within a minute.
CREATE TABLE auftragszahl_bewegung (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  erfasst date NOT NULL,
  datum date NOT NULL,
  beladedatum date NOT NULL,
  entladedatum date NOT NULL,
  anzahl integer NOT NULL
) WITH (autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_insert_threshold = -1);

-- As the owner: whoever is at work while this is set up has no rights on what is new yet.
CREATE FUNCTION auftrag_zaehlen() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO auftragszahl_bewegung VALUES (OLD.mandant_id, (OLD.datumerfasst AT TIME ZONE 'Europe/Berlin')::date, OLD.datum,
      coalesce(OLD.beladedatum, 'infinity'), coalesce(OLD.entladedatum, 'infinity'), -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO auftragszahl_bewegung VALUES (NEW.mandant_id, (NEW.datumerfasst AT TIME ZONE 'Europe/Berlin')::date, NEW.datum,
      coalesce(NEW.beladedatum, 'infinity'), coalesce(NEW.entladedatum, 'infinity'), 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER zaehlen AFTER INSERT OR DELETE ON auftrag FOR EACH ROW EXECUTE FUNCTION auftrag_zaehlen();
CREATE TRIGGER umzaehlen AFTER UPDATE OF mandant_id, datumerfasst, datum, beladedatum, entladedatum ON auftrag FOR EACH ROW
  WHEN ((OLD.mandant_id, OLD.datumerfasst, OLD.datum, OLD.beladedatum, OLD.entladedatum)
    IS DISTINCT FROM (NEW.mandant_id, NEW.datumerfasst, NEW.datum, NEW.beladedatum, NEW.entladedatum))
  EXECUTE FUNCTION auftrag_zaehlen();
