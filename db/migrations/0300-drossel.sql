-- How often somebody has asked in a while, counted over all processes. After a crash of the database it begins anew.
CREATE UNLOGGED TABLE drossel (
  schluessel varchar(100) PRIMARY KEY,
  beginn timestamptz NOT NULL DEFAULT now(),
  anzahl integer NOT NULL DEFAULT 1
);
