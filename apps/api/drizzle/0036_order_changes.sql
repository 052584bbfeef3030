CREATE TABLE "credit_notes" (
	"number" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"invoice" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer,
	"label" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_first_name" text,
	"contact_last_name" text,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"number_suffix" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone_number" text,
	CONSTRAINT "delivery_addresses_country" CHECK ("delivery_addresses"."country" in ('NL', 'BE'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_placed";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_invoice";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "driver_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_punch_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cart_orders" ADD COLUMN "quantities" jsonb;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order_id_index" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_label" ON "delivery_addresses" USING btree ("company_id",lower(label));--> statement-breakpoint
CREATE INDEX "delivery_addresses_user_id_index" ON "delivery_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_deliveries" ON "orders" USING btree ("company_id","delivery_date") WHERE status = 'placed';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK (("orders"."status" = 'cancelled') = ("orders"."cancelled_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_driver_note" CHECK (length("orders"."driver_note") <= 200);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('draft', 'awaiting-payment', 'placed', 'refused', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed" CHECK (("orders"."status" in ('placed', 'cancelled')) = ("orders"."placed_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice" CHECK (("orders"."status" in ('placed', 'cancelled')) = ("orders"."invoice_number" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('paid-twice', 'coupon-used', 'cancelled'));--> statement-breakpoint
-- A cancellation is recorded with the user who cancelled, by `cancelOrder`.
CREATE OR REPLACE FUNCTION "audit_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new."status" = 'cancelled' THEN
    RETURN NULL;
  END IF;
  INSERT INTO "audit_events" ("happened_at", "event", "user_id", "original_user_id", "company_id", "address", "details")
    VALUES (coalesce(new."placed_at", now()), 'order-' || new."status", new."user_id", new."original_user_id",
      new."company_id", coalesce(current_setting('magazijn.client_address', true), ''),
      jsonb_build_object('order', new."id"));
  RETURN NULL;
END $$;
