ALTER TABLE "orders" ADD COLUMN "expires_at" timestamp with time zone;
--> statement-breakpoint
UPDATE "orders" SET "expires_at" = "created_at" + interval '1 day';
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "expires_at" SET NOT NULL;
