-- The role in which whoever is logged in works, so that PostgreSQL itself shows no rows of other clients (row-level
-- security). The role and the rules are made by every preparation of the database (apps/api/src/platform/database/
-- vorbereiten/zeilenschutz.ts), which may make roles; until then there is none.
CREATE OR REPLACE FUNCTION sichtrolle() RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT NULL::text';
