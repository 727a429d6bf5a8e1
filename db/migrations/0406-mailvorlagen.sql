-- What a main client writes in the mails that tell of its orders; without a row a mail has the words it comes with.
CREATE TABLE mailvorlage (
  mandant_id integer NOT NULL REFERENCES mandant ON DELETE CASCADE,
  art varchar(20) NOT NULL,
  sprache varchar(2) NOT NULL,
  betreff varchar(150) NOT NULL,
  inhalt varchar(4000) NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (mandant_id, art, sprache)
);
