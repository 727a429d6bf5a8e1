-- When somebody last tried a connection as it is now, and it worked.
ALTER TABLE anbindung ADD geprueft_am timestamptz;
