-- From where to where an order goes, by countries and areas of postal codes: the overview counts by it, the list filters.
ALTER TABLE auftrag ADD COLUMN relation varchar(27);

-- Orders do not change by that: neither their history nor the feed is to tell of it.
ALTER TABLE auftrag DISABLE TRIGGER USER;
UPDATE auftrag a SET relation = r.relation FROM (
  SELECT auftrag_id, (array_agg(ende ORDER BY rolle DESC) FILTER (WHERE start))[1] || '-' ||
    (array_agg(ende ORDER BY rolle DESC) FILTER (WHERE NOT start))[1] AS relation
  FROM (
    SELECT auftrag_id, rolle, rolle IN (1, 3) AS start,
      land_id || '.' || left(code, CASE WHEN code ~ '^[0-9]{1,4}$' THEN 1 ELSE 2 END) AS ende
    FROM (SELECT *, regexp_replace(upper(coalesce(plz, '')), '[^A-Z0-9]', '', 'g') AS code
      FROM auftrag_adresse WHERE rolle <= 4) t) e
  GROUP BY auftrag_id) r
WHERE r.auftrag_id = a.id;
ALTER TABLE auftrag ENABLE TRIGGER USER;

-- What is not delivered, and what is due when: the overview reads all it counts from these indexes alone.
DROP INDEX auftrag_nicht_zugestellt;
CREATE INDEX auftrag_nicht_zugestellt ON auftrag (mandant_id, status_id, entladedatum, id)
  INCLUDE (typ, status_datum, verkehrsart) WHERE status_id <> 10;
DROP INDEX auftrag_entladung;
CREATE INDEX auftrag_entladung ON auftrag (mandant_id, entladedatum DESC, id DESC)
  INCLUDE (status_id, status_datum, typ, verkehrsart, abliefernachweis_exists, relation);
-- What has happened today.
CREATE INDEX auftrag_status_datum ON auftrag (mandant_id, status_datum) INCLUDE (status_id, verkehrsart);
