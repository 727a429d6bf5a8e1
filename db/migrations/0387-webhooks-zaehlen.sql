-- For the numbers of monitoring: what waits and what was given up, among the many that were delivered.
CREATE INDEX webhookzustellung_offen ON webhookzustellung (erstellt_am) WHERE zustand IN ('wartet', 'gescheitert');
