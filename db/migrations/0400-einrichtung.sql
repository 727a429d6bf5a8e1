-- What of setting up a forwarder somebody has left out on purpose.
CREATE TABLE einrichtungsschritt (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  schritt varchar(20) NOT NULL,
  uebersprungen_am timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (mandant_id, schritt)
);

-- Somebody has looked at how numbers are made.
ALTER TABLE nummernkreis ADD gesetzt_am timestamptz;
