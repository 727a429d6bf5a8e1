-- What else a line of dangerous goods says: excepted quantities, empty uncleaned packagings, waste, notes of 5.4.1.
ALTER TABLE gefahrgutzeile
  ADD COLUMN freigestelltemenge boolean NOT NULL DEFAULT false,
  ADD COLUMN inhalt_innenverpackung numeric(7, 3),
  ADD COLUMN leer_ungereinigt boolean NOT NULL DEFAULT false,
  ADD COLUMN abfall boolean NOT NULL DEFAULT false,
  ADD COLUMN vermerk varchar(200);
