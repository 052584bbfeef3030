-- The locale under which the words of search were made: a dump takes it along, so that a restore into a database of another
-- locale is noticed (src/database/searchLocale.ts). A function, since it is a fact of the tables and no row of theirs.
DO $$
BEGIN
  EXECUTE format(
    'CREATE FUNCTION "search_locale"() RETURNS text LANGUAGE sql IMMUTABLE RETURN %L',
    (
      SELECT CASE datlocprovider WHEN 'b' THEN 'builtin' WHEN 'i' THEN 'icu' ELSE 'libc' END || ' '
          || CASE datlocprovider WHEN 'c' THEN datctype || ' ' || datcollate ELSE datlocale END
        FROM pg_database WHERE datname = current_database()
    )
  );
END
$$;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "payment_method" text;
