-- What the running processes may do, as the role magazijn_app: read and write rows, and change no table.
-- Whoever owns the tables runs it once, after the first `admin migrate`; docs/production.md says how.
-- `admin migrate` goes on as the owner.
GRANT USAGE ON SCHEMA public, jobs, drizzle TO magazijn_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs TO magazijn_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, jobs TO magazijn_app;

-- Which migrations the tables have had is looked at alone, and what was written down is never changed.
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO magazijn_app;
-- pg_dump reads where numbering goes on, too.
GRANT SELECT ON ALL SEQUENCES IN SCHEMA drizzle TO magazijn_app;
REVOKE UPDATE ON audit_events FROM magazijn_app;

-- What later migrations make.
ALTER DEFAULT PRIVILEGES IN SCHEMA public, jobs GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO magazijn_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public, jobs GRANT USAGE, SELECT ON SEQUENCES TO magazijn_app;
