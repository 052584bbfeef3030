CREATE TABLE "standing_order_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_order_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_order_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"standing_order_id" integer NOT NULL,
	"planned_on" date NOT NULL,
	"delivery_on" date NOT NULL,
	"place_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"accepted" boolean DEFAULT false NOT NULL,
	"quantities" jsonb,
	"refusal" text,
	"order_id" integer,
	CONSTRAINT "standing_order_runs_status" CHECK ("standing_order_runs"."status" in ('announced', 'placing', 'waiting', 'placed', 'skipped', 'missed'))
);
--> statement-breakpoint
CREATE TABLE "standing_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"list_id" integer,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"every" smallint NOT NULL,
	"day" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"max_price_rise" smallint NOT NULL,
	"order_reference" text NOT NULL,
	"status" text NOT NULL,
	"planned_on" date,
	"delivery_on" date,
	"notice_at" timestamp with time zone,
	"agreed" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standing_orders_unit" CHECK ("standing_orders"."unit" in ('week', 'month')),
	CONSTRAINT "standing_orders_every" CHECK ("standing_orders"."every" between 1 and 12),
	CONSTRAINT "standing_orders_day" CHECK ("standing_orders"."day" between 1 and 31),
	CONSTRAINT "standing_orders_price_rise" CHECK ("standing_orders"."max_price_rise" between 0 and 100),
	CONSTRAINT "standing_orders_status" CHECK ("standing_orders"."status" in ('active', 'paused', 'ended')),
	CONSTRAINT "standing_orders_next" CHECK (("standing_orders"."status" = 'active') = ("standing_orders"."notice_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "standing_order_links" ADD CONSTRAINT "standing_order_links_run_id_standing_order_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."standing_order_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_order_links" ADD CONSTRAINT "standing_order_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_order_runs" ADD CONSTRAINT "standing_order_runs_standing_order_id_standing_orders_id_fk" FOREIGN KEY ("standing_order_id") REFERENCES "public"."standing_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_list_id_shopping_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standing_order_links_run_id_index" ON "standing_order_links" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "standing_order_links_user_id_index" ON "standing_order_links" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standing_order_runs_date" ON "standing_order_runs" USING btree ("standing_order_id","planned_on");--> statement-breakpoint
CREATE INDEX "standing_order_runs_due" ON "standing_order_runs" USING btree ("place_at") WHERE status in ('announced', 'placing');--> statement-breakpoint
CREATE INDEX "standing_orders_company_id_index" ON "standing_orders" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "standing_orders_user_id_index" ON "standing_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "standing_orders_list_id_index" ON "standing_orders" USING btree ("list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "standing_orders_name" ON "standing_orders" USING btree ("company_id",lower(name)) WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "standing_orders_due" ON "standing_orders" USING btree ("notice_at") WHERE notice_at is not null;