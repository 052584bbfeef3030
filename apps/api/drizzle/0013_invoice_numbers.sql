CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_history";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pending_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_reserved_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_coupon_reservations" ON "orders" USING btree ("coupon_code","coupon_reserved_until") WHERE coupon_reserved_until is not null;--> statement-breakpoint
CREATE INDEX "orders_history" ON "orders" USING btree ("company_id",coalesce(placed_at, pending_at) desc,"id" DESC NULLS FIRST) WHERE placed_at is not null or pending_at is not null;--> statement-breakpoint
-- Orders that were placed before get their numbers in the order in which they were placed.
UPDATE "orders" SET "invoice_number" = "numbered"."number"
  FROM (SELECT "id", row_number() OVER (ORDER BY "placed_at", "id") AS "number" FROM "orders" WHERE "status" = 'placed') AS "numbered"
  WHERE "orders"."id" = "numbered"."id";--> statement-breakpoint
INSERT INTO "number_series" ("name", "last") SELECT 'factuurnummer', count(*) FROM "orders" WHERE "status" = 'placed' HAVING count(*) > 0;--> statement-breakpoint
UPDATE "orders" SET "pending_at" = "created_at"
  WHERE "status" = 'awaiting-payment' AND EXISTS (SELECT FROM "payments" WHERE "order_id" = "orders"."id" AND "state" = 'pending');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_number" UNIQUE("invoice_number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice" CHECK (("orders"."status" = 'placed') = ("orders"."invoice_number" is not null));