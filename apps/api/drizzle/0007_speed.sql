CREATE INDEX "orders_drafts" ON "orders" USING btree ("company_id","expires_at") WHERE status = 'draft';
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "ending" text COLLATE "C" GENERATED ALWAYS AS (reverse((ts_lexize('pg_catalog.dutch_stem', word))[1])) STORED;
--> statement-breakpoint
CREATE INDEX "search_words_ending" ON "search_words" USING btree ("ending");
