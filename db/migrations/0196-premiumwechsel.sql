-- The premium areas of a client that an import has replaced, so that one click brings them back.
CREATE TABLE premium_gebiet_vorher (
  mandant_id integer NOT NULL REFERENCES mandant,
  terminkennzeichen_id integer NOT NULL REFERENCES terminkennzeichen,
  land_id integer NOT NULL REFERENCES land,
  plz_von varchar(9) COLLATE "C" NOT NULL,
  plz_bis varchar(9) COLLATE "C" NOT NULL,
  zeit_von varchar(5) NOT NULL,
  zeit_bis varchar(5) NOT NULL
);
CREATE INDEX premium_gebiet_vorher_mandant ON premium_gebiet_vorher (mandant_id);
