CREATE TABLE "registration_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_company_id_registrations_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."registrations"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_links_company_id_index" ON "registration_links" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_decision" CHECK ("registrations"."approved_at" is null or "registrations"."refused_at" is null);