-- What is harmed, missing or late: a case that says so, with the day until which it has to be claimed.
CREATE TABLE schaden (
  klaerfall_id integer PRIMARY KEY REFERENCES klaerfall ON DELETE CASCADE,
  abgeliefert_am date NOT NULL,
  erkennbar boolean NOT NULL,
  packstuecke integer,
  betrag numeric(9, 2),
  frist date NOT NULL,
  recht varchar(3) NOT NULL,
  rechtzeitig boolean NOT NULL
);

-- Papers of the order that show it.
CREATE TABLE schadensbild (
  klaerfall_id integer NOT NULL REFERENCES schaden ON DELETE CASCADE,
  dokument_id integer NOT NULL REFERENCES dokumentenverweis ON DELETE CASCADE,
  PRIMARY KEY (klaerfall_id, dokument_id)
);
CREATE INDEX schadensbild_dokument ON schadensbild (dokument_id);
