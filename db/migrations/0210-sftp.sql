-- Orders also come from servers of others over SFTP: which key the server must show, and which folders are ours.
ALTER TABLE anbindung
  DROP CONSTRAINT anbindung_weg_check,
  ADD CONSTRAINT anbindung_weg_check CHECK (weg IN ('ordner', 'postfach', 'sftp')),
  DROP CONSTRAINT anbindung_anmeldung_check,
  ADD CONSTRAINT anbindung_anmeldung_check CHECK (anmeldung IN ('passwort', 'oauth2', 'schluessel')),
  -- of the server's key, as ssh shows it; empty: nobody has confirmed it
  ADD COLUMN fingerabdruck varchar(50) CHECK (fingerabdruck ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  ADD COLUMN eingangspfad varchar(250),
  -- empty: below the one that is read
  ADD COLUMN erledigtpfad varchar(250),
  ADD COLUMN fehlerpfad varchar(250);
