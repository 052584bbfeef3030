CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"happened_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"user_id" integer,
	"original_user_id" integer,
	"company_id" integer,
	"address" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_events_user_id_id_index" ON "audit_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE FUNCTION "keep_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is written in audit_events is neither changed nor removed.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_events_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit_events"();
--> statement-breakpoint
-- Whatever statement places an order, pays it or ends it: a payment that comes in by itself has no request of a user's.
CREATE FUNCTION "audit_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_events" ("happened_at", "event", "user_id", "original_user_id", "company_id", "details")
    VALUES (coalesce(new."placed_at", now()), 'order-' || new."status", new."user_id", new."original_user_id",
      new."company_id", jsonb_build_object('order', new."id"));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_are_audited" AFTER UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (old."status" IS DISTINCT FROM new."status") EXECUTE FUNCTION "audit_order"();
