-- What was written down may be removed once it is a year old (docs/privacy.md), and never sooner.
DROP TRIGGER "audit_events_are_kept" ON "audit_events";
--> statement-breakpoint
CREATE TRIGGER "audit_events_are_kept" BEFORE UPDATE OR TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_events"();
--> statement-breakpoint
CREATE TRIGGER "audit_events_are_kept_for_a_year" BEFORE DELETE ON "audit_events"
  FOR EACH ROW WHEN (old."happened_at" > now() - interval '1 year') EXECUTE FUNCTION "keep_audit_events"();
