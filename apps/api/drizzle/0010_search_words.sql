DROP INDEX "search_words_similar";
--> statement-breakpoint
ALTER TABLE "products" drop column "search";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_names" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Kept by refreshSearchWords from here on.
UPDATE "products" SET "category_names" = concat_ws(' ', "parent"."description", "category"."description")
  FROM "categories" AS "category" LEFT JOIN "categories" AS "parent" ON "parent"."id" = "category"."parent_id"
  WHERE "category"."id" = "products"."category_id";
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (
      setweight(to_tsvector('magazijn_dutch', regexp_replace(normalize(description), '[^[:alnum:]]+', ' ', 'g')), 'A')
      || setweight(to_tsvector('simple', regexp_replace(article_number, '[^[:alnum:]]+', '', 'g') || ' ' || ean), 'A')
      || setweight(to_tsvector('magazijn_dutch', regexp_replace(normalize(brand), '[^[:alnum:]]+', ' ', 'g')), 'B')
      || setweight(to_tsvector('magazijn_dutch', regexp_replace(normalize(contents), '[^[:alnum:]]+', ' ', 'g')), 'C')
      || setweight(to_tsvector('magazijn_dutch', category_names), 'D')) STORED;
--> statement-breakpoint
-- It went with the column.
CREATE INDEX "products_search" ON "products" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gist ("word" gist_trgm_ops(siglen=64));
