-- One line per table: the number of rows, the sum of each numeric column, and the sum of the hashes of all rows.
-- psql --no-psqlrc --tuples-only --no-align --file deploy/postgresql/figures.sql; two equal databases give equal lines.
SET LOCAL timezone = 'UTC';
SET LOCAL datestyle = 'ISO';
SET LOCAL statement_timeout = 0;
SELECT format(
    'SELECT concat_ws('' '', %L, count(*), %s, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)) FROM ONLY %I.%I AS t',
    schemas.nspname || '.' || tables.relname,
    coalesce(
      (
        SELECT string_agg(
            format('%L || coalesce(sum(t.%I::numeric), 0)', columns.attname || '=', columns.attname),
            ', ' ORDER BY columns.attname
          )
          FROM pg_attribute AS columns
          WHERE columns.attrelid = tables.oid AND columns.attnum > 0 AND NOT columns.attisdropped
            AND columns.atttypid IN ('smallint'::regtype, 'integer'::regtype, 'bigint'::regtype, 'numeric'::regtype)
      ),
      'NULL'
    ),
    schemas.nspname, tables.relname
  )
  FROM pg_class AS tables JOIN pg_namespace AS schemas ON schemas.oid = tables.relnamespace
  WHERE tables.relkind = 'r' AND schemas.nspname IN ('public', 'jobs', 'drizzle')
  ORDER BY schemas.nspname COLLATE "C", tables.relname COLLATE "C"
\gexec
