-- The feed for integrators walks orders in the order in which their changes were committed: by the transaction that
-- changed them last, and only as far as no transaction is running any more (docs/schnittstellen/feed.md).
ALTER TABLE auftrag ADD COLUMN aenderung xid8 NOT NULL DEFAULT '3';
ALTER TABLE auftrag ALTER COLUMN aenderung SET DEFAULT pg_current_xact_id();
-- When that was; empty for orders that have not changed since there is the feed.
ALTER TABLE auftrag ADD COLUMN bewegt timestamptz;
ALTER TABLE auftrag ALTER COLUMN bewegt SET DEFAULT now();
CREATE INDEX auftrag_aenderung ON auftrag (mandant_id, aenderung, id);

-- Orders that went out of the sight of whoever sees this client: deleted, or gone to another main client.
CREATE TABLE auftrag_entfallen (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  aenderung xid8 NOT NULL DEFAULT pg_current_xact_id(),
  auftrag_id integer NOT NULL,
  bewegt timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (mandant_id, aenderung, auftrag_id)
);

CREATE FUNCTION auftrag_bewegt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.aenderung := pg_current_xact_id();
  NEW.bewegt := now();
  RETURN NEW;
END $$;
CREATE TRIGGER bewegt BEFORE UPDATE ON auftrag FOR EACH ROW EXECUTE FUNCTION auftrag_bewegt();

CREATE FUNCTION auftrag_entfaellt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO auftrag_entfallen (mandant_id, auftrag_id) SELECT mandant_id, id FROM weg;
  RETURN NULL;
END $$;
CREATE TRIGGER entfaellt AFTER DELETE ON auftrag REFERENCING OLD TABLE AS weg
  FOR EACH STATEMENT EXECUTE FUNCTION auftrag_entfaellt();

-- A document is part of the order it belongs to.
CREATE FUNCTION auftragsdokument_bewegt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE auftrag SET aenderung = aenderung WHERE id IN (SELECT auftrag_id FROM dokument);
  RETURN NULL;
END $$;
CREATE TRIGGER dazu AFTER INSERT ON dokumentenverweis REFERENCING NEW TABLE AS dokument
  FOR EACH STATEMENT EXECUTE FUNCTION auftragsdokument_bewegt();
CREATE TRIGGER weg AFTER DELETE ON dokumentenverweis REFERENCING OLD TABLE AS dokument
  FOR EACH STATEMENT EXECUTE FUNCTION auftragsdokument_bewegt();

-- With a client that goes to another main client its orders go out of one sight and come into another.
CREATE FUNCTION mandant_umgestellt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO auftrag_entfallen (mandant_id, auftrag_id)
    SELECT OLD.hauptmandant_id, id FROM auftrag WHERE mandant_id = NEW.id AND OLD.hauptmandant_id IS NOT NULL;
  UPDATE auftrag SET aenderung = aenderung WHERE mandant_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER umgestellt AFTER UPDATE OF hauptmandant_id ON mandant FOR EACH ROW
  WHEN (OLD.hauptmandant_id IS DISTINCT FROM NEW.hauptmandant_id) EXECUTE FUNCTION mandant_umgestellt();

-- One row: what a place in the feed is good for. `herkunft` names the database it counts in; where it is another one, or
-- empty after a restore, the portal begins a new epoch when it starts.
CREATE TABLE feed_epoche (
  epoche varchar(8) NOT NULL,
  herkunft varchar(60)
);
INSERT INTO feed_epoche (epoche) VALUES (left(md5(gen_random_uuid()::text), 8));
