-- The rights of the running processes, which use the role magazijn_app: they read and write rows, and cannot change tables.
-- The owner of the tables runs this once, after the first `admin migrate` (docs/production.md), and every later migration.
GRANT USAGE ON SCHEMA public, jobs, drizzle TO magazijn_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs TO magazijn_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, jobs TO magazijn_app;

-- Applied migrations are only read.
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO magazijn_app;
-- pg_dump reads sequences too.
GRANT SELECT ON ALL SEQUENCES IN SCHEMA drizzle TO magazijn_app;
-- Audit events are never changed.
REVOKE UPDATE ON audit_events FROM magazijn_app;

-- For tables and sequences of later migrations.
ALTER DEFAULT PRIVILEGES IN SCHEMA public, jobs GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO magazijn_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public, jobs GRANT USAGE, SELECT ON SEQUENCES TO magazijn_app;
