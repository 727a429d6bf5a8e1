-- When administrators were last told by mail that something is red on the page of the operator.
CREATE TABLE betriebsmeldung (
  bereich varchar(20) PRIMARY KEY,
  gemeldet_am timestamptz NOT NULL DEFAULT now()
);
