-- Whose messages are read in a mailbox.
ALTER TABLE anbindung
  -- addresses and domains, one a line; empty: everybody's
  ADD COLUMN absenderliste varchar(2000),
  -- the mail server has proved that they come from where they say
  ADD COLUMN dmarc_verlangt boolean NOT NULL DEFAULT false;
