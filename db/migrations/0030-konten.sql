-- Accounts: deletion, changed addresses, one-time links, switching of users, outgoing mail, the audit log.

-- A deleted user stays as the name on what they captured; they cannot log in and appear in no list.
ALTER TABLE benutzer ADD COLUMN geloescht_am timestamptz;
-- A changed address counts only once it is confirmed.
ALTER TABLE benutzer ADD COLUMN email_neu varchar(250);

-- One-time links; only the hash is kept. The first set-up of an installation has no user yet.
CREATE TABLE konto_token (
  token_hash bytea PRIMARY KEY,
  art varchar(20) NOT NULL CHECK (art IN ('bestaetigung', 'email', 'passwort', 'einrichtung')),
  benutzer_id integer REFERENCES benutzer ON DELETE CASCADE,
  erstellt_am timestamptz NOT NULL DEFAULT now(),
  laeuft_ab_am timestamptz NOT NULL,
  verbraucht_am timestamptz,
  CHECK ((benutzer_id IS NULL) = (art = 'einrichtung'))
);
CREATE INDEX konto_token_benutzer ON konto_token (benutzer_id);

-- A session that an administrator opened as somebody else; it ends with the one it came from.
ALTER TABLE sitzung ADD COLUMN gewechselt_von uuid REFERENCES sitzung ON DELETE CASCADE;
CREATE INDEX sitzung_gewechselt_von ON sitzung (gewechselt_von);

-- The outbox of mails: written with what they tell of, sent after the commit. The text is dropped once it is sent,
-- because it may hold a link that opens an account.
CREATE TABLE mail (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  art varchar(30) NOT NULL,
  an varchar(250) NOT NULL,
  an_name varchar(60) NOT NULL,
  betreff varchar(200) NOT NULL,
  inhalt text,
  zustand varchar(12) NOT NULL DEFAULT 'wartet' CHECK (zustand IN ('wartet', 'versendet', 'abgelegt', 'gescheitert')),
  versuche integer NOT NULL DEFAULT 0,
  naechster_versuch_am timestamptz NOT NULL DEFAULT now(),
  fehler varchar(300),
  datei varchar(100),
  erstellt_am timestamptz NOT NULL DEFAULT now(),
  erledigt_am timestamptz
);
CREATE INDEX mail_wartet ON mail (naechster_versuch_am) WHERE zustand = 'wartet';

-- Who did what. Names are kept as they were; while switched both stand there. Without a client: the system itself.
CREATE TABLE aenderungsprotokoll (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  am timestamptz NOT NULL DEFAULT now(),
  art varchar(40) NOT NULL,
  mandant_id integer REFERENCES mandant ON DELETE SET NULL,
  benutzer_id integer REFERENCES benutzer ON DELETE SET NULL,
  benutzer_name varchar(30) NOT NULL,
  gewechselt_von_name varchar(30),
  gegenstand varchar(200) NOT NULL DEFAULT '',
  einzelheiten jsonb NOT NULL DEFAULT '{}',
  -- lower case without accents, as searched for
  suchtext varchar(600) NOT NULL
);
CREATE INDEX aenderungsprotokoll_am ON aenderungsprotokoll (am DESC, id DESC);
