-- What was counted counted for a quarter of an hour at most.
DELETE FROM "login_attempts";--> statement-breakpoint
DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "counts_until" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "login_attempts_counts_until_index" ON "login_attempts" USING btree ("counts_until");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower(normalize("email", NFKC) collate "pg_unicode_fast"));--> statement-breakpoint
ALTER TABLE "login_attempts" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "login_attempts" DROP COLUMN "window_ends_at";