-- Who manages the whole installation, not only a main client or client. Whoever administered anything until now had all
-- of it, and keeps it; under "Betrieb" stands who that is.
ALTER TABLE benutzer ADD betreiber boolean NOT NULL DEFAULT false;
UPDATE benutzer SET betreiber = true WHERE admin;
ALTER TABLE benutzer ADD CONSTRAINT benutzer_betreiber CHECK (admin OR NOT betreiber);

-- Whose mail it is; without a client it is one of the installation.
ALTER TABLE mail ADD mandant_id integer REFERENCES mandant ON DELETE SET NULL;
UPDATE mail m SET mandant_id = (SELECT b.mandant_id FROM benutzer b WHERE lower(b.email) = lower(m.an) ORDER BY b.id LIMIT 1);
CREATE INDEX mail_mandant ON mail (mandant_id);
