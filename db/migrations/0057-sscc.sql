-- Numbers of logistic units. The range belongs to the GS1 company prefix, whoever uses it: a number is given once in the
-- whole installation, only upwards, and stays with its piece, so that a label printed again is the same label.
CREATE TABLE sscc_kreis (
  basisnummer varchar(12) PRIMARY KEY CHECK (basisnummer ~ '^[0-9]{7,10}$'),
  naechste bigint NOT NULL DEFAULT 0
);

CREATE TABLE packstueck (
  mandant_id integer NOT NULL,
  auftrag_id integer NOT NULL,
  -- which of the order's pieces, counted from 1
  laufend integer NOT NULL,
  sscc varchar(18) NOT NULL UNIQUE,
  vergeben_am timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (auftrag_id, laufend),
  FOREIGN KEY (mandant_id, auftrag_id) REFERENCES auftrag (mandant_id, id) ON DELETE CASCADE
);
