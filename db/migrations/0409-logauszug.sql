-- What processes with a log of their own answer when an operator looks at the log of all; read once, by whoever has asked.
CREATE UNLOGGED TABLE logauszug (
  anfrage uuid NOT NULL,
  -- the machine, and where it keeps its log
  prozess varchar(200) NOT NULL,
  zeilen text NOT NULL,
  am timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (anfrage, prozess)
);
