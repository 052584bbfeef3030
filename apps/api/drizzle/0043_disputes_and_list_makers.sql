CREATE TABLE "payment_disputes" (
	"psp_reference" text PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"stage" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_stage" CHECK ("payment_disputes"."stage" in ('questioned', 'announced', 'charged-back', 'reversed', 'charged-back-again'))
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_id_index" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_charged_back" CHECK ("invoice_payments"."charged_back_cents" between 0 and "invoice_payments"."amount_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_back" CHECK ("payments"."charged_back_cents" between 0 and "payments"."amount_cents");
--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "maker_id" integer;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_lists_maker_id_index" ON "shopping_lists" USING btree ("maker_id");--> statement-breakpoint
-- A private list goes with the last of its user and its maker.
CREATE OR REPLACE FUNCTION "remove_private_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "shopping_lists" WHERE coalesce("maker_id", "user_id") = old."id" AND coalesce("user_id", "maker_id") = old."id" AND NOT "shared";
  RETURN old;
END;
$$;
