-- What a message said of itself and what was wrong with it: its answer is made of that.
ALTER TABLE importlauf ADD COLUMN umschlag json;
