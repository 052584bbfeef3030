CREATE TABLE "approval_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"person" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "approval_events_event" CHECK ("approval_events"."event" in ('submitted', 'mailed', 'reminded', 'reassigned', 'prices-rose', 'changed', 'approved', 'refused', 'withdrawn', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "approval_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"requester_id" integer,
	"requester_name" text NOT NULL,
	"approver_id" integer,
	"status" text NOT NULL,
	"remark" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"decided_by" integer,
	"decided_by_name" text,
	"decided_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "approval_requests_order" UNIQUE("order_id"),
	CONSTRAINT "approval_requests_status" CHECK ("approval_requests"."status" in ('open', 'approved', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "approval_requests_decided" CHECK (("approval_requests"."status" = 'open') = ("approval_requests"."decided_at" is null)),
	CONSTRAINT "approval_requests_remark" CHECK (length("approval_requests"."remark") <= 500)
);
--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer,
	"category" text,
	"cost_centre" text,
	"max_order_cents" integer,
	"max_month_cents" integer,
	"approver_id" integer,
	CONSTRAINT "approval_rules_limit" CHECK ("approval_rules"."max_order_cents" is not null or "approval_rules"."max_month_cents" is not null),
	CONSTRAINT "approval_rules_amounts" CHECK ("approval_rules"."max_order_cents" between 0 and 100000000 and "approval_rules"."max_month_cents" between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "approval_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"rise_percent" smallint DEFAULT 5 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "approval_settings_rise" CHECK ("approval_settings"."rise_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "approval_stand_ins" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"stand_in_id" integer NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	CONSTRAINT "approval_stand_ins_days" CHECK ("approval_stand_ins"."from_on" <= "approval_stand_ins"."until_on"),
	CONSTRAINT "approval_stand_ins_other" CHECK ("approval_stand_ins"."person_id" <> "approval_stand_ins"."stand_in_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approved_by" integer;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_request_id_approval_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_settings" ADD CONSTRAINT "approval_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_stand_ins" ADD CONSTRAINT "approval_stand_ins_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_stand_ins" ADD CONSTRAINT "approval_stand_ins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_stand_ins" ADD CONSTRAINT "approval_stand_ins_stand_in_id_users_id_fk" FOREIGN KEY ("stand_in_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_events_request_id_id_index" ON "approval_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "approval_links_request_id_index" ON "approval_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "approval_links_user_id_index" ON "approval_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "approval_requests_list" ON "approval_requests" USING btree ("company_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "approval_requests_requester_id_index" ON "approval_requests" USING btree ("requester_id");--> statement-breakpoint
CREATE INDEX "approval_requests_approver_id_index" ON "approval_requests" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "approval_requests_decided_by_index" ON "approval_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "approval_requests_due" ON "approval_requests" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "approval_rules_company_id_index" ON "approval_rules" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "approval_rules_person_id_index" ON "approval_rules" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "approval_rules_approver_id_index" ON "approval_rules" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "approval_stand_ins_company_id_index" ON "approval_stand_ins" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "approval_stand_ins_stand_in_id_index" ON "approval_stand_ins" USING btree ("stand_in_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_approved_by_index" ON "orders" USING btree ("approved_by");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('draft', 'requested', 'awaiting-payment', 'placed', 'refused', 'cancelled'));