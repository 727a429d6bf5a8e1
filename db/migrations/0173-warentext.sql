-- What an order is found by when nobody's name, place or number has the words: its goods, marks and delivery notes, and
-- what the first search text had no room for. It stands in no index: it is read only where the first found nothing.
ALTER TABLE auftrag ADD COLUMN warentext text NOT NULL DEFAULT '';

-- Orders do not change by that: neither their history nor the feed is to tell of it.
ALTER TABLE auftrag DISABLE TRIGGER USER;
UPDATE auftrag a SET warentext = p.warentext FROM (
  SELECT auftrag_id, replace(regexp_replace(normalize(lower(
      string_agg(concat_ws(' ', warengut_bezeichnung, zeichen_nummer, lieferschein), ' ' ORDER BY laufende_position)),
    NFD), U&'[\0300-\036F]', '', 'g'), 'ß', 'ss') AS warentext
  FROM auftragsposition GROUP BY auftrag_id) p
WHERE p.auftrag_id = a.id;
ALTER TABLE auftrag ENABLE TRIGGER USER;
