-- Nobody who writes waits while it is built, however many orders there are. What an attempt that ended left behind goes first.
DROP INDEX CONCURRENTLY IF EXISTS auftrag_fragmente;
CREATE INDEX CONCURRENTLY auftrag_fragmente ON auftrag USING gin (suchfragmente(suchtext || ' ' || warentext));
