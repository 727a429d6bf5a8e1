-- Who has registered and waits to be let in, or was.
CREATE TABLE registrierung (
  mandant_id integer PRIMARY KEY REFERENCES mandant ON DELETE CASCADE,
  benutzer_id integer NOT NULL REFERENCES benutzer ON DELETE CASCADE,
  -- the forwarder under whose host it came in
  spediteur_id integer REFERENCES mandant ON DELETE SET NULL,
  agb_fassung varchar(30),
  eingegangen_am timestamptz NOT NULL DEFAULT now(),
  erledigt_am timestamptz
);
CREATE INDEX registrierung_offen ON registrierung (eingegangen_am) WHERE erledigt_am IS NULL;

-- What waits since before.
INSERT INTO registrierung (mandant_id, benutzer_id, eingegangen_am)
SELECT DISTINCT ON (m.id) m.id, b.id, p.am
FROM aenderungsprotokoll p JOIN mandant m ON m.id = p.mandant_id
  JOIN benutzer b ON b.id = p.benutzer_id AND b.mandant_id = m.id
WHERE p.art = 'registrierung' AND NOT m.ist_hauptmandant AND m.hauptmandant_id IS NULL AND b.geloescht_am IS NULL
ORDER BY m.id, p.id;
