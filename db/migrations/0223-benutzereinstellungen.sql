-- What users have chosen for themselves: the page a login leads to.
CREATE TABLE benutzereinstellung (
  benutzer_id integer PRIMARY KEY REFERENCES benutzer ON DELETE CASCADE,
  startseite varchar(10) NOT NULL CHECK (startseite IN ('liste', 'uebersicht'))
);
