-- Every change of a setting, with what stood there before: so it can be compared and taken back.
CREATE TABLE konfigurationsaenderung (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- mandant_id NULL: the installation's value.
  mandant_id integer REFERENCES mandant ON DELETE CASCADE,
  schluessel varchar(100) NOT NULL,
  -- NULL: no own value
  vorher text,
  nachher text,
  am timestamptz NOT NULL DEFAULT now(),
  benutzer_id integer REFERENCES benutzer ON DELETE SET NULL,
  benutzer_name varchar(30) NOT NULL,
  gewechselt_von_name varchar(30)
);
CREATE INDEX konfigurationsaenderung_mandant ON konfigurationsaenderung (mandant_id, id DESC);
