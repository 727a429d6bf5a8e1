-- A position keeps its id over changes, and its pieces their numbers with it: they no longer hang on which of the order's
-- pieces they are, so nothing that is inserted before or moved gives a pallet the number of another one.
ALTER TABLE auftragsposition ADD CONSTRAINT auftragsposition_kennung UNIQUE (auftrag_id, auftpt_num);

ALTER TABLE packstueck
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN auftpt_num integer,
  -- which of the position's pieces, counted from 1
  ADD COLUMN nummer integer,
  -- since when there is no such piece; its number stays taken
  ADD COLUMN ausgeschieden_am timestamptz;

WITH gezaehlt AS (
  SELECT auftrag_id, auftpt_num, laufende_position, greatest(1, coalesce(CASE
      coalesce(verpackungseinheit, CASE
        WHEN lademittel_id IS NOT NULL AND lademittel_anzahl > 0 THEN 2
        WHEN verpackung_id IS NOT NULL AND verpackung_anzahl > 0 THEN 1 END)
      WHEN 1 THEN coalesce(nullif(verpackung_anzahl, 0), lademittel_anzahl)
      WHEN 2 THEN lademittel_anzahl END, 0)) AS anzahl
  FROM auftragsposition WHERE auftrag_id IN (SELECT auftrag_id FROM packstueck)),
bis AS (
  SELECT *, sum(anzahl) OVER (PARTITION BY auftrag_id ORDER BY laufende_position) AS letztes FROM gezaehlt)
UPDATE packstueck t SET auftpt_num = b.auftpt_num, nummer = t.laufend - (b.letztes - b.anzahl)
FROM bis b WHERE b.auftrag_id = t.auftrag_id AND t.laufend > b.letztes - b.anzahl AND t.laufend <= b.letztes;

UPDATE packstueck SET nummer = laufend, ausgeschieden_am = now() WHERE auftpt_num IS NULL;

ALTER TABLE packstueck
  DROP CONSTRAINT packstueck_pkey,
  DROP COLUMN laufend,
  ALTER COLUMN nummer SET NOT NULL,
  ADD PRIMARY KEY (id),
  ADD CONSTRAINT packstueck_stelle UNIQUE (auftrag_id, auftpt_num, nummer),
  ADD CONSTRAINT packstueck_ausgeschieden CHECK ((ausgeschieden_am IS NULL) = (auftpt_num IS NOT NULL)),
  -- Positions are written anew with every change.
  ADD CONSTRAINT packstueck_position FOREIGN KEY (auftrag_id, auftpt_num)
    REFERENCES auftragsposition (auftrag_id, auftpt_num) DEFERRABLE INITIALLY DEFERRED;

-- Who reads changes learns of the numbers.
CREATE FUNCTION packstueck_bewegt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE auftrag SET aenderung = aenderung WHERE id IN (SELECT auftrag_id FROM neu);
  RETURN NULL;
END $$;
CREATE TRIGGER dazu AFTER INSERT ON packstueck REFERENCING NEW TABLE AS neu
  FOR EACH STATEMENT EXECUTE FUNCTION packstueck_bewegt();
