-- A display status can be locked, as the contract's field says; until now the tick was taken and forgotten.
ALTER TABLE anzeigestatus ADD COLUMN aw_sperre boolean NOT NULL DEFAULT false;
