-- The outbox of the configuration: what the dispatch system is still to hear. Always all that holds of a level, so
-- one row a level is enough, and what is newer takes the place of what has not gone out yet.
CREATE TABLE konfigurationsuebergabe (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- mandant_id NULL: what holds without a main client.
  mandant_id integer REFERENCES mandant ON DELETE CASCADE,
  -- the newest change of the installation when this was to be handed over
  stand integer NOT NULL,
  -- names this handover at the dispatch system: the same however often it is tried
  referenz uuid NOT NULL DEFAULT gen_random_uuid(),
  -- up to which change the dispatch system has it; NULL: nothing yet
  uebergeben_bis integer,
  versuche integer NOT NULL DEFAULT 0,
  -- while a process is trying, until when no other one may
  naechster_versuch timestamptz NOT NULL DEFAULT now(),
  letzter_fehler varchar(500),
  UNIQUE NULLS NOT DISTINCT (mandant_id)
);
