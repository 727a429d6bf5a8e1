-- The list of what is on its way reads one client's rows, newest first.
CREATE INDEX uebertragung_mandant ON uebertragung (mandant_id, id DESC);
