-- Orders also come by mail: the mailbox of a connection, and what it takes to log in there.
ALTER TABLE anbindung
  DROP CONSTRAINT anbindung_weg_check,
  ADD CONSTRAINT anbindung_weg_check CHECK (weg IN ('ordner', 'postfach')),
  ADD COLUMN host varchar(255),
  ADD COLUMN port integer CHECK (port BETWEEN 1 AND 65535),
  ADD COLUMN verschluesselung varchar(10) CHECK (verschluesselung IN ('tls', 'starttls', 'keine')),
  ADD COLUMN anmeldung varchar(10) CHECK (anmeldung IN ('passwort', 'oauth2')),
  ADD COLUMN benutzername varchar(250),
  ADD COLUMN postfach varchar(100),
  ADD COLUMN anmeldeadresse varchar(500),
  ADD COLUMN klient varchar(100),
  ADD COLUMN umfang varchar(300),
  -- encrypted with the key of the installation
  ADD COLUMN geheimnis text;
