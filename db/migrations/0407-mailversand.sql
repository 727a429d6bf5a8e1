-- The mail server over which the mails of a main client leave; without one they leave over that of the installation.
CREATE TABLE mailversand (
  mandant_id integer PRIMARY KEY REFERENCES mandant ON DELETE CASCADE,
  host varchar(255) NOT NULL,
  port integer NOT NULL,
  verschluesselung varchar(10) NOT NULL,
  anmeldung varchar(10) NOT NULL,
  benutzername varchar(250),
  anmeldeadresse varchar(500),
  klient varchar(100),
  umfang varchar(300),
  -- the password, or the secret with which a token is fetched, encrypted
  chiffre text,
  absender varchar(255) NOT NULL,
  aktiv boolean NOT NULL,
  version integer NOT NULL
);
