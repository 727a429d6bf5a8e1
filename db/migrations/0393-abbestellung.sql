-- Who wants to hear no more of shipments from a forwarder, as a hash: whom it is about stands nowhere.
CREATE TABLE abbestellung (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  adresse varchar(64) NOT NULL,
  am timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (mandant_id, adresse)
);
-- Where the recipient of a mail ends such mails (RFC 8058).
ALTER TABLE mail ADD COLUMN abmeldung varchar(500);
