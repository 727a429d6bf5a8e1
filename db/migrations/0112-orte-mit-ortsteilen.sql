-- The shipped places of Germany, Austria, Switzerland and the Netherlands now name every place of a postal code. They are
-- loaded again at the start, except where somebody has imported places of the country.
DELETE FROM ort WHERE land_id IN (1, 2, 3, 29)
  AND land_id NOT IN (SELECT land_id FROM importlauf WHERE art = 'orte' AND zustand = 'fertig' AND land_id IS NOT NULL);
