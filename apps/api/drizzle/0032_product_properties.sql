ALTER TABLE "products" ADD COLUMN "content_amount" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_measure" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "organic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "free_of" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content" CHECK ("products"."content_amount" > 0 and "products"."content_measure" in ('stuk', 'luier', 'liter', 'kilo'));