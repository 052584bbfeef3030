-- Written by drizzle-kit, but for what becomes of the rows that are there: a session counts as long as its row does, and
-- each of them is a login of its own, since nobody noted what it was switched from.
DELETE FROM "sessions" WHERE "revoked_at" IS NOT NULL OR "expires_at" <= now();--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "login_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "login_id" = "id", "last_used_at" = now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "login_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_login_id_sessions_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_login_id_index" ON "sessions" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");