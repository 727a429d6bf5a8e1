-- Orders as messages of partners: whose codes a file uses.
ALTER TABLE importlauf ADD COLUMN partner varchar(35);
