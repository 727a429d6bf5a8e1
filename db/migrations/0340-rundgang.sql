-- Who has seen the tour of the portal, or does not want to, is not offered it again; nor is who works here already.
ALTER TABLE benutzereinstellung ADD COLUMN rundgang_gesehen boolean NOT NULL DEFAULT false;
INSERT INTO benutzereinstellung (benutzer_id, startseite, rundgang_gesehen)
SELECT id, 'liste', true FROM benutzer
ON CONFLICT (benutzer_id) DO UPDATE SET rundgang_gesehen = true;
