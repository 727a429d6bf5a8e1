-- Registration is closed until somebody opens it. Where a portal has been at work, it stays as open as it was.
INSERT INTO konfigurationswert (mandant_id, schluessel, wert)
SELECT NULL, 'isRegistrierung', 'true' WHERE EXISTS (SELECT FROM mandant)
ON CONFLICT DO NOTHING;
