-- Shrink- or stretch-wrapped trays, which may weigh less as limited quantities.
ALTER TABLE gefahrgutzeile ADD COLUMN tray boolean NOT NULL DEFAULT false;
