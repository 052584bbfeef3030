-- The last migration that a program has to know to work on these tables. A migration that takes something away replaces it
-- (docs/migrations.md).
CREATE FUNCTION "needed_migration"() RETURNS integer LANGUAGE sql IMMUTABLE RETURN 18;
