-- Brought back from an archive a question has no link: what is kept of one stays behind.
ALTER TABLE saldenbestaetigung ALTER COLUMN schluessel DROP NOT NULL;
