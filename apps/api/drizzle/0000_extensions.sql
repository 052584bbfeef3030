CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- Dutch stemming that finds 'creme' for 'crème'. A configuration of its own may be used in a generated column;
-- a call of unaccent() may not, since PostgreSQL does not hold it to be immutable.
CREATE TEXT SEARCH CONFIGURATION magazijn_dutch (COPY = pg_catalog.dutch);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION magazijn_dutch
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH unaccent, dutch_stem;
