CREATE SEQUENCE "customer_numbers" INCREMENT BY 1 MINVALUE 1 START WITH 20001;
--> statement-breakpoint
CREATE TABLE "registrations" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"company_id" integer NOT NULL,
	"weekday" text NOT NULL,
	"start_time" text,
	"end_time" text,
	CONSTRAINT "opening_hours_company_id_weekday_pk" PRIMARY KEY("company_id","weekday"),
	CONSTRAINT "opening_hours_weekday" CHECK ("opening_hours"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "opening_hours_times" CHECK (("opening_hours"."start_time" is null) = ("opening_hours"."end_time" is null))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "registrations_pending" ON "registrations" USING btree ("created_at") WHERE approved_at is null;
--> statement-breakpoint
CREATE INDEX "password_resets_user_id_index" ON "password_resets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "outbox_dead_letters" ON "outbox" USING btree ("failed_at") WHERE failed_at is not null;
