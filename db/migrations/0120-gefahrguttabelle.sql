-- The whole of table A fits: names beyond 300 characters, all special provisions and packing instructions.
ALTER TABLE gefahrgutklasse
  ALTER COLUMN bezeichnung TYPE varchar(500),
  ALTER COLUMN suchname TYPE varchar(550),
  ALTER COLUMN gefahrzettel TYPE varchar(40),
  ALTER COLUMN sondervorschrift TYPE varchar(200),
  ALTER COLUMN verpackungscode TYPE varchar(200),
  ALTER COLUMN begrenzte_menge_text TYPE varchar(40),
  ALTER COLUMN eq TYPE varchar(20),
  -- The number of the row within its UN number, where the source counts them.
  ADD COLUMN variante varchar(10),
  ADD COLUMN aggregatzustand varchar(8) CHECK (aggregatzustand IN ('fest', 'fluessig', 'gas')),
  -- Carriage is forbidden, or ADR does not apply: no order can name such a row.
  ADD COLUMN zulassung varchar(8) CHECK (zulassung IN ('verboten', 'frei')),
  -- Special provisions 274 or 318 ask for the technical name; null where the provisions are not known.
  ADD COLUMN technischer_name boolean,
  -- The limited quantity as a value: litres or kilograms per inner packaging.
  ADD COLUMN lq_grenze numeric(7, 3),
  ADD COLUMN lq_einheit varchar(2) CHECK (lq_einheit IN ('l', 'kg')),
  ADD COLUMN name_gekuerzt boolean NOT NULL DEFAULT false,
  -- Fields of which the table says that there is none: a null of the others is not known.
  ADD COLUMN keine varchar(200);

-- What follows from the columns that are there.
UPDATE gefahrgutklasse SET
  keine = CASE WHEN verpackungsgruppe IS NULL THEN 'verpackungsgruppe' END,
  technischer_name = sondervorschrift ~ '\m(274|318)\M',
  lq_einheit = CASE
    WHEN begrenzte_menge_text ~* '^\d+([.,]\d+)?\s*(ml|l)$' THEN 'l'
    WHEN begrenzte_menge_text ~* '^\d+([.,]\d+)?\s*k?g$' THEN 'kg' END,
  lq_grenze = CASE
    WHEN begrenzte_menge_text ~* '^\d+([.,]\d+)?\s*(ml|g)$'
      THEN replace(substring(begrenzte_menge_text FROM '^[\d.,]+'), ',', '.')::numeric / 1000
    WHEN begrenzte_menge_text ~* '^(0|\d+([.,]\d+)?\s*(l|kg))$'
      THEN replace(substring(begrenzte_menge_text FROM '^[\d.,]+'), ',', '.')::numeric END;

UPDATE gefahrgutklasse SET
  lq_einheit = CASE WHEN lq_grenze > 0 THEN lq_einheit END,
  aggregatzustand = CASE
    WHEN klasse = '2' THEN 'gas'
    WHEN verpackungsgruppe IS NULL THEN NULL
    WHEN klasse = '3' THEN 'fluessig'
    WHEN lq_grenze > 0 THEN CASE lq_einheit WHEN 'l' THEN 'fluessig' ELSE 'fest' END END;
