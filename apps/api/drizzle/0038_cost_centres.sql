CREATE TABLE "cost_centres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_centres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "cost_centres_code" CHECK (length("cost_centres"."code") between 1 and 20),
	CONSTRAINT "cost_centres_name" CHECK (length("cost_centres"."name") <= 60)
);
--> statement-breakpoint
CREATE TABLE "product_cost_centres" (
	"company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"cost_centre_id" integer NOT NULL,
	CONSTRAINT "product_cost_centres_company_id_product_id_pk" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_centre_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_centre_code" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_centre_name" text;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD COLUMN "cost_centre_id" integer;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD COLUMN "cost_centre_version" integer;--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD COLUMN "cost_centre_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD CONSTRAINT "cost_centres_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_cost_centres" ADD CONSTRAINT "product_cost_centres_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centres_code_unique" ON "cost_centres" USING btree ("company_id",lower(normalize("code", NFKC) collate "pg_unicode_fast"));--> statement-breakpoint
CREATE INDEX "order_lines_cost_centre" ON "order_lines" USING btree ("cost_centre_id") WHERE cost_centre_id is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cost_centre" CHECK (num_nulls("order_lines"."cost_centre_id", "order_lines"."cost_centre_code", "order_lines"."cost_centre_name") in (0, 3));--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_cost_centre" CHECK (num_nulls("saved_cart_lines"."cost_centre_id", "saved_cart_lines"."cost_centre_version", "saved_cart_lines"."cost_centre_changed_at") in (0, 3));