-- One row: since when nothing leaves and nothing is fetched. Restoring a backup that is older than this table creates it.
CREATE TABLE IF NOT EXISTS quarantaene (seit timestamptz);
INSERT INTO quarantaene SELECT WHERE NOT EXISTS (SELECT FROM quarantaene);
CREATE UNIQUE INDEX quarantaene_eine ON quarantaene ((true));

-- A mail that was not to be sent any more.
ALTER TABLE mail DROP CONSTRAINT mail_zustand_check,
  ADD CONSTRAINT mail_zustand_check
    CHECK (zustand IN ('wartet', 'versendet', 'abgelegt', 'gescheitert', 'verworfen'));
