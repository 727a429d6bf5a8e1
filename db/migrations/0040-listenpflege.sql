-- Reference lists can be maintained: an owner is locked like every other entry, and a partner's codes belong to a
-- forwarder.
ALTER TABLE eigentuemer ADD COLUMN aw_sperre boolean NOT NULL DEFAULT false;
