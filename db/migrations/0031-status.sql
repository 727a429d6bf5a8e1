-- Display statuses have a range of ids of their own, beginning with the reserved 1000001: so the id alone tells whether
-- a status is one that comes from the dispatch system or one that users are shown.
ALTER TABLE sendungsstatus DROP CONSTRAINT sendungsstatus_sdst_id_anzeige_fkey;
UPDATE anzeigestatus SET id = id + 1000000 WHERE id < 1000000;
UPDATE sendungsstatus SET sdst_id_anzeige = sdst_id_anzeige + 1000000 WHERE sdst_id_anzeige < 1000000;
ALTER TABLE sendungsstatus ADD FOREIGN KEY (sdst_id_anzeige) REFERENCES anzeigestatus;
ALTER TABLE anzeigestatus ADD CHECK (id > 1000000);
ALTER TABLE sendungsstatus ADD CHECK (id < 1000000);

-- Shipped rows that an administrator has deleted: a start does not bring them back.
CREATE TABLE referenz_geloescht (
  tabelle varchar(40) NOT NULL,
  id integer NOT NULL,
  PRIMARY KEY (tabelle, id)
);
