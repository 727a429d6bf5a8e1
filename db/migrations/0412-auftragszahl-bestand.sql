-- What there is already, less what has moved since it is counted: one look at both, while others go on writing.
INSERT INTO auftragszahl
SELECT mandant_id, erfasst, datum, beladedatum, entladedatum, sum(anzahl) FROM (
  SELECT mandant_id, (datumerfasst AT TIME ZONE 'Europe/Berlin')::date AS erfasst, datum,
    coalesce(beladedatum, 'infinity') AS beladedatum, coalesce(entladedatum, 'infinity') AS entladedatum, 1 AS anzahl
  FROM auftrag
  UNION ALL
  SELECT mandant_id, erfasst, datum, beladedatum, entladedatum, -anzahl FROM auftragszahl_bewegung) beides
GROUP BY mandant_id, erfasst, datum, beladedatum, entladedatum HAVING sum(anzahl) <> 0;
