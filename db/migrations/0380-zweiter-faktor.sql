-- How somebody came in, from where and with what: a session that was opened by a password alone is none where more is
-- asked for.
ALTER TABLE sitzung
  ADD COLUMN anmeldeart varchar(20) NOT NULL DEFAULT 'passwort',
  ADD COLUMN geraet varchar(80),
  ADD COLUMN adresse varchar(45);

-- One-time codes of an app (RFC 6238). Until it is confirmed nothing is asked for.
CREATE TABLE zweiter_faktor (
  benutzer_id integer PRIMARY KEY REFERENCES benutzer ON DELETE CASCADE,
  -- encrypted with the key of the data
  geheimnis text NOT NULL,
  bestaetigt_am timestamptz,
  -- the step of thirty seconds whose code was taken last: neither it nor an earlier one is taken again
  letzter_schritt integer NOT NULL DEFAULT 0
);
CREATE TABLE wiederherstellungscode (
  benutzer_id integer NOT NULL REFERENCES zweiter_faktor ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (benutzer_id, code_hash)
);
CREATE TRIGGER aenderung AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON zweiter_faktor
  FOR EACH STATEMENT EXECUTE FUNCTION aenderung_melden();
