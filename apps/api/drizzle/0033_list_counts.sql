ALTER TABLE "shopping_list_lines" ADD COLUMN "counted" integer;--> statement-breakpoint
ALTER TABLE "shopping_list_lines" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shopping_list_lines" ADD COLUMN "counted_round" integer;--> statement-breakpoint
ALTER TABLE "shopping_list_lines" ADD COLUMN "counted_by" integer;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list_lines" ADD CONSTRAINT "shopping_list_lines_counted_by_users_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_list_lines_counted_by_index" ON "shopping_list_lines" USING btree ("counted_by");--> statement-breakpoint
ALTER TABLE "shopping_list_lines" ADD CONSTRAINT "shopping_list_lines_counted" CHECK ("shopping_list_lines"."counted" between 0 and 9999
        and num_nulls("shopping_list_lines"."counted", "shopping_list_lines"."counted_at", "shopping_list_lines"."counted_round") in (0, 3));