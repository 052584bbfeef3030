DROP INDEX "orders_history";--> statement-breakpoint
DROP INDEX "products_popular";--> statement-breakpoint
DROP INDEX "products_offered";--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("company_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'placed';--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_offered" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE offer_label is not null;