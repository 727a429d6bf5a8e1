-- Two forwarders with their clients, one user each. $1: password hash of all users.
SELECT setseed(0.42);

INSERT INTO mandant (id, name, ist_hauptmandant) VALUES (1, 'Nordlicht Spedition GmbH', true), (2, 'Alpenfracht Logistik GmbH', true);
INSERT INTO mandant (id, name, hauptmandant_id)
  SELECT i, 'Mandant ' || i, CASE WHEN i <= 42 THEN 1 ELSE 2 END FROM generate_series(3, 52) i;
SELECT setval(pg_get_serial_sequence('mandant', 'id'), 52);

INSERT INTO nummernkreis (id, mandant_id, art, praefix, stellen) VALUES (1, 1, 'auftrag', 'NL-', 7), (2, 2, 'auftrag', 'AF-', 7);

INSERT INTO benutzer (id, mandant_id, name, email, passwort_hash, authorized, edit, bestaetigt_am)
  SELECT id, id, 'benutzer' || id, 'benutzer' || id || '@example.com', :hash, true, true, now() FROM mandant;
SELECT setval(pg_get_serial_sequence('benutzer', 'id'), 52);
