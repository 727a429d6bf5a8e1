-- A run of an import that is tried before it counts: its file, what its columns mean, and each of its lines with what
-- becomes of it. It survives a restart and is the same on every process.
ALTER TABLE importlauf
  DROP CONSTRAINT importlauf_zustand_check,
  ADD CONSTRAINT importlauf_zustand_check CHECK (zustand IN ('laeuft', 'fertig', 'fehlgeschlagen', 'zuzuordnen',
    'pruefung', 'geprueft', 'uebernahme', 'uebernommen', 'zurueckgenommen', 'verworfen')),
  ADD COLUMN mandant_id integer REFERENCES mandant ON DELETE CASCADE,
  ADD COLUMN format varchar(10),
  ADD COLUMN datei bytea,
  ADD COLUMN blatt varchar(60),
  ADD COLUMN blaetter json NOT NULL DEFAULT '[]',
  ADD COLUMN kopf json NOT NULL DEFAULT '[]',
  ADD COLUMN kopfzeile integer NOT NULL DEFAULT 1,
  -- for each column of the file what it means, or null
  ADD COLUMN zuordnung json NOT NULL DEFAULT '[]',
  -- for each column what stands between whole and broken part of its numbers
  ADD COLUMN komma json NOT NULL DEFAULT '[]',
  -- take over also what is there already under the same reference
  ADD COLUMN doppelte boolean NOT NULL DEFAULT false,
  ADD COLUMN vorgaenge integer NOT NULL DEFAULT 0,
  ADD COLUMN geprueft integer NOT NULL DEFAULT 0,
  ADD COLUMN neu integer NOT NULL DEFAULT 0,
  ADD COLUMN doppelt integer NOT NULL DEFAULT 0,
  ADD COLUMN vorhanden integer NOT NULL DEFAULT 0;
CREATE INDEX importlauf_mandant ON importlauf (mandant_id, art, id DESC);

CREATE TABLE importzeile (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  lauf_id integer NOT NULL REFERENCES importlauf ON DELETE CASCADE,
  -- as a spreadsheet counts the lines of the file
  nummer integer NOT NULL,
  zellen json NOT NULL,
  -- lines of one number become one thing (an order)
  vorgang integer NOT NULL,
  -- empty: not checked yet
  ausgang varchar(12) CHECK (ausgang IN ('neu', 'doppelt', 'vorhanden', 'abgelehnt')),
  meldungen json NOT NULL DEFAULT '[]',
  -- by which the thing is known, and what it consists of
  referenz varchar(100),
  schluessel bytea,
  uebernommen boolean NOT NULL DEFAULT false,
  auftrag_id integer REFERENCES auftrag ON DELETE SET NULL,
  PRIMARY KEY (lauf_id, nummer)
);
CREATE INDEX importzeile_vorgang ON importzeile (lauf_id, vorgang);
CREATE INDEX importzeile_schluessel ON importzeile (schluessel) WHERE auftrag_id IS NOT NULL;
CREATE INDEX importzeile_auftrag ON importzeile (auftrag_id) WHERE auftrag_id IS NOT NULL;

-- What the columns of a file meant the last time a file with this head came.
CREATE TABLE importzuordnung (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  art varchar(20) NOT NULL,
  fingerabdruck bytea NOT NULL,
  zuordnung json NOT NULL,
  PRIMARY KEY (mandant_id, art, fingerabdruck)
);

-- The same reference within the last days is looked for.
CREATE INDEX auftrag_absender_referenz ON auftrag (mandant_id, absender_referenz) WHERE absender_referenz IS NOT NULL;
