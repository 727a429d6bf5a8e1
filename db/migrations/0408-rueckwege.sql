-- What goes back over connections, orders that leave by mail, and mails that come back.
ALTER TABLE anbindung
  -- to whom files go by mail
  ADD COLUMN empfaenger varchar(250),
  -- how long an answer may take, and how often an order is tried; empty: as the installation has it
  ADD COLUMN frist_sekunden integer,
  ADD COLUMN versuche integer,
  -- by which qualifier a partner names the proof of a delivery (STAT512)
  ADD COLUMN belegkennung varchar(3),
  -- is said to the partner what became of each file?
  ADD COLUMN quittieren boolean NOT NULL DEFAULT false;
ALTER TABLE anbindungseingang ADD COLUMN zu_quittieren boolean NOT NULL DEFAULT false;
CREATE INDEX anbindungseingang_zu_quittieren ON anbindungseingang (anbindung_id) WHERE zu_quittieren;

-- A paper that goes along, until it has gone.
ALTER TABLE mail ADD COLUMN anhang bytea, ADD COLUMN anhang_name varchar(120);
-- The name of each mail in the headers of mail programs, by which it is known again when it comes back.
ALTER TABLE mail ADD COLUMN kennung uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX mail_kennung ON mail (kennung);
ALTER TABLE mail DROP CONSTRAINT mail_zustand_check,
  ADD CONSTRAINT mail_zustand_check
    CHECK (zustand IN ('wartet', 'versendet', 'abgelegt', 'gescheitert', 'verworfen', 'unzustellbar'));
CREATE INDEX mail_unzustellbar ON mail (lower(an)) WHERE zustand = 'unzustellbar';
-- Nobody has ended these mails: they did not arrive.
ALTER TABLE abbestellung ADD COLUMN unzustellbar boolean NOT NULL DEFAULT false;
