-- Until when a client's orders are accepted for pickup on the same day, by weekday; without it the main client's holds.
ALTER TABLE mandant ADD COLUMN annahmeschluss jsonb;
