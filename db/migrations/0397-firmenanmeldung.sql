-- People of a main client and its clients sign in with the account of their company (OpenID Connect).
CREATE TABLE firmenanmeldung (
  mandant_id integer PRIMARY KEY REFERENCES mandant ON DELETE CASCADE,
  aktiv boolean NOT NULL,
  bezeichnung varchar(60) NOT NULL,
  aussteller varchar(500) NOT NULL,
  klient varchar(200) NOT NULL,
  -- encrypted with the key of the data
  chiffre text,
  umfang varchar(300),
  domaenen varchar(2000),
  domaenen_vertrauen boolean NOT NULL DEFAULT false,
  anlegen boolean NOT NULL DEFAULT false,
  anspruch varchar(100),
  zuordnungen jsonb NOT NULL DEFAULT '[]',
  passwort_erlaubt boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1
);

-- Who somebody of a provider is here. The provider's identifier never changes and is never given to anybody else.
CREATE TABLE firmenkonto (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  aussteller varchar(500) NOT NULL,
  kennung varchar(255) NOT NULL,
  benutzer_id integer NOT NULL REFERENCES benutzer ON DELETE CASCADE,
  PRIMARY KEY (mandant_id, aussteller, kennung),
  UNIQUE (benutzer_id, aussteller)
);

-- Somebody is on the way to a provider. What comes back is taken once.
CREATE TABLE firmenvorgang (
  -- SHA-256 of what goes with them
  zustand_hash bytea PRIMARY KEY,
  mandant_id integer NOT NULL REFERENCES firmenanmeldung ON DELETE CASCADE,
  einmalwort varchar(100) NOT NULL,
  nachweis varchar(200) NOT NULL,
  rueckweg varchar(500) NOT NULL,
  begonnen_am timestamptz NOT NULL DEFAULT now()
);

-- Sessions that began there end after a working day: then the provider is asked again.
ALTER TABLE sitzung ADD COLUMN firma_id integer;
