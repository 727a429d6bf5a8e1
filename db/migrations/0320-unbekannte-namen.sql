-- Who failed to log in with a name that nobody bears is one person without a name, not a row for each name that was tried.
INSERT INTO person (benutzer_id, name, suchname) SELECT NULL, 'Unbekannter Name', 'unbekannter name'
WHERE EXISTS (SELECT FROM aenderungsprotokoll WHERE art = 'anmeldung.gescheitert' AND benutzer_id IS NULL)
ON CONFLICT (coalesce(benutzer_id, 0), name) WHERE name IS NOT NULL DO NOTHING;

CREATE TEMPORARY TABLE versucht ON COMMIT DROP AS
  SELECT DISTINCT person_nr AS nr FROM aenderungsprotokoll p JOIN person e ON e.nr = p.person_nr
  WHERE p.art = 'anmeldung.gescheitert' AND p.benutzer_id IS NULL AND e.benutzer_id IS NULL
    AND e.name IS DISTINCT FROM 'Unbekannter Name';
UPDATE aenderungsprotokoll p SET person_nr = u.nr FROM person u
WHERE u.benutzer_id IS NULL AND u.name = 'Unbekannter Name' AND p.art = 'anmeldung.gescheitert' AND p.benutzer_id IS NULL;
-- Who stands elsewhere too stays.
DELETE FROM person e WHERE nr IN (SELECT nr FROM versucht)
  AND NOT EXISTS (SELECT FROM aenderungsprotokoll p WHERE e.nr IN (p.person_nr, p.gewechselt_von_nr, p.gegenstand_nr))
  AND NOT EXISTS (SELECT FROM konfigurationsaenderung k WHERE e.nr IN (k.person_nr, k.gewechselt_von_nr))
  AND NOT EXISTS (SELECT FROM datenauftrag d WHERE e.nr IN (d.person_nr, d.gegenstand_nr));
