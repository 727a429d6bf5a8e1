-- The audit log as evidence: what is new is sealed once a minute. Each seal covers the sum of its entries and the seal
-- before, so that nothing can be changed, taken out or put in between without all later seals telling.
CREATE TABLE protokollsiegel (
  nr integer PRIMARY KEY,
  am timestamptz NOT NULL DEFAULT now(),
  anzahl integer NOT NULL,
  bis_id bigint NOT NULL,
  summe bytea NOT NULL,
  siegel bytea NOT NULL
);
-- What each entry was when it was sealed. The details stand by their own sum: law may demand that they are erased.
CREATE TABLE protokollversiegelt (
  eintrag_id bigint PRIMARY KEY,
  siegel_nr integer NOT NULL,
  am timestamptz NOT NULL,
  einzelheiten bytea NOT NULL,
  zeile bytea NOT NULL
);
CREATE INDEX protokollversiegelt_siegel ON protokollversiegelt (siegel_nr);
-- Up to when entries have been thrown away as the rules of retention say.
CREATE TABLE protokollabraum (
  am timestamptz NOT NULL DEFAULT now(),
  vor timestamptz NOT NULL
);
CREATE OR REPLACE FUNCTION protokoll_aufraeumen(vor timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
DECLARE
  geloescht integer;
BEGIN
  IF vor > now() - interval '90 days' THEN
    RAISE EXCEPTION 'Das Änderungsprotokoll bleibt mindestens 90 Tage';
  END IF;
  DELETE FROM aenderungsprotokoll p WHERE p.am < vor;
  GET DIAGNOSTICS geloescht = ROW_COUNT;
  IF geloescht > 0 THEN
    INSERT INTO protokollabraum (vor) VALUES (protokoll_aufraeumen.vor);
  END IF;
  RETURN geloescht;
END $$;
