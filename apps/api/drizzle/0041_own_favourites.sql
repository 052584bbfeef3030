CREATE TABLE "own_favourites" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_favourites_user_id_company_id_product_id_pk" PRIMARY KEY("user_id","company_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "own_favourites" ADD CONSTRAINT "own_favourites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_favourites" ADD CONSTRAINT "own_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_favourites" ADD CONSTRAINT "own_favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_favourites_company_id_index" ON "own_favourites" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "own_favourites_product_id_index" ON "own_favourites" USING btree ("product_id");--> statement-breakpoint
-- Shared lists of people whose access ended belong to the company.
UPDATE "shopping_lists" SET "user_id" = NULL FROM "users"
  WHERE "users"."id" = "shopping_lists"."user_id" AND "shared" AND "ended_at" IS NOT NULL;
