-- The day on which an order was captured depends on the time zone of the main client, so it is worked out when asked for;
-- the list searches by the moment.
DROP INDEX auftrag_liste;
ALTER TABLE auftrag DROP COLUMN erfassungstag;
CREATE INDEX auftrag_liste ON auftrag (mandant_id, datumerfasst DESC, id DESC) INCLUDE (datum, suchtext);
-- A status of which only the day is known: its moment is midnight of that day in UTC.
ALTER TABLE auftrag_historie ADD COLUMN nur_tag boolean NOT NULL DEFAULT false;
ALTER TABLE auftrag ADD COLUMN status_nur_tag boolean NOT NULL DEFAULT false;
ALTER TABLE ablieferung ADD COLUMN nur_tag boolean NOT NULL DEFAULT false;
UPDATE auftrag_historie SET nur_tag = true WHERE ereignis IS NOT NULL AND datum = date_trunc('day', datum, 'UTC');
UPDATE auftrag SET status_nur_tag = true
WHERE status_id > 3 AND status_datum = date_trunc('day', status_datum, 'UTC');
UPDATE ablieferung SET nur_tag = true WHERE zugestellt_am = date_trunc('day', zugestellt_am, 'UTC');
