-- How a forwarder shows itself, and what it must tell everybody.
CREATE TABLE auftritt (
  mandant_id integer PRIMARY KEY REFERENCES mandant ON DELETE CASCADE,
  host varchar(253) UNIQUE,
  farbe varchar(7),
  logo varchar(200000),
  -- Names the logo where it is fetched: another picture has another name.
  logo_kennung varchar(32),
  anmeldetext varchar(500),
  papierfuss varchar(300),
  impressum varchar(20000),
  datenschutz varchar(100000),
  agb varchar(100000),
  agb_fassung varchar(30),
  version integer NOT NULL DEFAULT 1
);
