-- The places of a country that an import has replaced, so that one click brings them back.
CREATE TABLE ort_vorher (
  land_id integer NOT NULL REFERENCES land,
  plz varchar(9) COLLATE "C",
  ortsname varchar(60) NOT NULL,
  suchname varchar(80) COLLATE "C" NOT NULL,
  breite numeric(8, 5),
  laenge numeric(8, 5)
);
CREATE INDEX ort_vorher_land ON ort_vorher (land_id);

-- How many places there were, and what the file adds and takes away; null where an import has not come so far.
ALTER TABLE importlauf
  ADD COLUMN vorher integer,
  ADD COLUMN entfallen integer,
  DROP CONSTRAINT importlauf_zustand_check,
  ADD CONSTRAINT importlauf_zustand_check CHECK (zustand IN ('laeuft', 'fertig', 'fehlgeschlagen', 'zuzuordnen',
    'pruefung', 'geprueft', 'uebernahme', 'uebernommen', 'zurueckgenommen', 'verworfen', 'rueckfrage'));
