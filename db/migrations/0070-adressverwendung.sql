-- How many orders use an address is counted in the index alone; an order with the address in two roles counts once.
CREATE INDEX auftrag_adresse_verwendung ON auftrag_adresse (adresse_id, auftrag_id) WHERE adresse_id IS NOT NULL;
DROP INDEX auftrag_adresse_adresse;

-- Which entry has taken the place of one that was merged into it: forms, drafts and links that still name the old one
-- go on with the new one.
CREATE TABLE adresse_nachfolger (
  id integer PRIMARY KEY,
  mandant_id integer NOT NULL REFERENCES mandant,
  nachfolger_id integer NOT NULL,
  FOREIGN KEY (mandant_id, nachfolger_id) REFERENCES adresse (mandant_id, id) ON DELETE CASCADE
);
CREATE INDEX adresse_nachfolger_nachfolger ON adresse_nachfolger (nachfolger_id);
