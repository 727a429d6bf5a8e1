-- Work on whole stocks of data, one row each: what is done to whom, how far it is, what came of it. Every process sees the
-- same; whoever holds the lock `datenauftrag` does the oldest that is not done.
CREATE TABLE datenauftrag (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  art varchar(20) NOT NULL
    CHECK (art IN ('export', 'einspielen', 'archivieren', 'loeschen', 'auskunft', 'tilgen', 'aufbewahrung')),
  -- counts and changes nothing
  probe boolean NOT NULL,
  -- id of a client or a user, by kind; outlives them
  ziel integer,
  gegenstand varchar(200) NOT NULL DEFAULT '',
  -- instead of `gegenstand`, where it is about a person
  gegenstand_nr integer REFERENCES person,
  zustand varchar(12) NOT NULL DEFAULT 'wartet'
    CHECK (zustand IN ('wartet', 'laeuft', 'fertig', 'gescheitert', 'abgebrochen')),
  schritt varchar(40),
  erledigt integer NOT NULL DEFAULT 0,
  gesamt integer NOT NULL DEFAULT 0,
  abbruch boolean NOT NULL DEFAULT false,
  versuche integer NOT NULL DEFAULT 0,
  ergebnis json NOT NULL DEFAULT '[]',
  fehler json,
  -- keys in the storage of papers: what is read, what came out
  quelle varchar(255),
  datei varchar(255),
  dateiname varchar(120),
  bytes bigint,
  benutzer_id integer REFERENCES benutzer ON DELETE SET NULL,
  person_nr integer NOT NULL REFERENCES person,
  erstellt_am timestamptz NOT NULL DEFAULT now(),
  begonnen_am timestamptz,
  beendet_am timestamptz
);
CREATE INDEX datenauftrag_offen ON datenauftrag (id) WHERE zustand IN ('wartet', 'laeuft');

-- How long what is kept; NULL: for ever. The unit of each belongs to its kind.
CREATE TABLE aufbewahrung (
  art varchar(20) PRIMARY KEY,
  frist integer CHECK (frist > 0)
);
INSERT INTO aufbewahrung (art, frist) VALUES ('auftraege', NULL), ('dokumente', NULL), ('historie', NULL),
  ('protokoll', NULL), ('serverprotokoll', 30), ('mails', 30), ('sitzungen', 30);

-- The running portal may not change the audit log. What law demands of it goes through these, and no further.
CREATE FUNCTION person_tilgen(nummern integer[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
DECLARE
  getilgt integer;
BEGIN
  UPDATE aenderungsprotokoll SET einzelheiten = '{}' WHERE gegenstand_nr = ANY(nummern);
  UPDATE aenderungsprotokoll SET einzelheiten = einzelheiten - 'adresse' WHERE person_nr = ANY(nummern);
  UPDATE person SET name = NULL, suchname = NULL, getilgt_am = now() WHERE nr = ANY(nummern) AND name IS NOT NULL;
  GET DIAGNOSTICS getilgt = ROW_COUNT;
  RETURN getilgt;
END $$;

CREATE FUNCTION protokoll_aufraeumen(vor timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
DECLARE
  geloescht integer;
BEGIN
  IF vor > now() - interval '90 days' THEN
    RAISE EXCEPTION 'Das Änderungsprotokoll bleibt mindestens 90 Tage';
  END IF;
  DELETE FROM aenderungsprotokoll WHERE am < vor;
  GET DIAGNOSTICS geloescht = ROW_COUNT;
  RETURN geloescht;
END $$;

-- How far a number range is, and that a sequence is at least so far.
CREATE FUNCTION nummernkreis_stand(kreis integer) RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
SET search_path FROM CURRENT AS $$
  SELECT coalesce(last_value, 0) FROM pg_sequences
  WHERE schemaname = current_schema() AND sequencename = 'nummernkreis_folge_' || kreis
$$;
CREATE FUNCTION folge_vorruecken(folge text, mindestens bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 0), mindestens))
  FROM pg_sequences WHERE schemaname = current_schema() AND sequencename = folge AND mindestens > 0;
END $$;

-- Bookings go with their client, and a name in them with its person; nothing else touches them.
CREATE OR REPLACE FUNCTION lademittelbuchung_steht() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zweck text := current_setting('frachtportal.datenleben', true);
BEGIN
  IF TG_OP = 'DELETE' AND zweck = 'loeschen' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND zweck = 'tilgen' AND to_jsonb(NEW) - 'verfasser' = to_jsonb(OLD) - 'verfasser' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Buchungen werden storniert, nie geändert oder gelöscht';
END $$;
