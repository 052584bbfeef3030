CREATE TABLE "punch_out_connections" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"hosts" text[] NOT NULL,
	"functions" text[] NOT NULL,
	"unit" text DEFAULT 'ST' NOT NULL,
	"discounts" text DEFAULT 'lines' NOT NULL,
	"vat_field" smallint DEFAULT 1,
	"date_field" smallint DEFAULT 2,
	"reference_field" smallint DEFAULT 5,
	"material_groups" jsonb NOT NULL,
	"cxml_domain" text,
	"cxml_identity" text,
	"cxml_secret_hash" text,
	"cxml_encoding" text DEFAULT 'urlencoded' NOT NULL,
	CONSTRAINT "punch_out_connections_cxml_domain_cxml_identity_unique" UNIQUE("cxml_domain","cxml_identity"),
	CONSTRAINT "punch_out_connections_unit" CHECK (length("punch_out_connections"."unit") between 1 and 3),
	CONSTRAINT "punch_out_connections_discounts" CHECK ("punch_out_connections"."discounts" in ('lines', 'in-prices')),
	CONSTRAINT "punch_out_connections_encoding" CHECK ("punch_out_connections"."cxml_encoding" in ('urlencoded', 'base64')),
	CONSTRAINT "punch_out_connections_fields" CHECK ("punch_out_connections"."vat_field" between 1 and 5 and "punch_out_connections"."date_field" between 1 and 5 and "punch_out_connections"."reference_field" between 1 and 5),
	CONSTRAINT "punch_out_connections_fields_differ" CHECK ("punch_out_connections"."vat_field" <> "punch_out_connections"."date_field" and "punch_out_connections"."date_field" <> "punch_out_connections"."reference_field" and "punch_out_connections"."reference_field" <> "punch_out_connections"."vat_field"),
	CONSTRAINT "punch_out_connections_cxml" CHECK (("punch_out_connections"."cxml_domain" is null) = ("punch_out_connections"."cxml_identity" is null) and ("punch_out_connections"."cxml_identity" is null) = ("punch_out_connections"."cxml_secret_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "punch_out_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"call_up" jsonb NOT NULL,
	"cxml" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cxml_punch_outs" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"cxml" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "punch_out_connections" ADD CONSTRAINT "punch_out_connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "punch_out_codes" ADD CONSTRAINT "punch_out_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cxml_punch_outs" ADD CONSTRAINT "cxml_punch_outs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "punch_out_codes_user_id_index" ON "punch_out_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "punch_out_connections_listed" ON "punch_out_connections" USING btree ("company_id") WHERE hosts <> '{}';
