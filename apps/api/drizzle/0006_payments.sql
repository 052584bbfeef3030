CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"session_id" text,
	"session_data" text,
	"psp_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('creating', 'open', 'pending', 'authorised', 'surplus', 'refused', 'expired')),
	CONSTRAINT "payments_session" CHECK (("payments"."state" = 'creating') or ("payments"."session_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"psp_reference" text NOT NULL,
	"event_code" text NOT NULL,
	"success" boolean NOT NULL,
	"merchant_reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "payment_notifications_once" UNIQUE("psp_reference","event_code","success")
);
--> statement-breakpoint
CREATE TABLE "order_backorders" (
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "order_backorders_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "order_backorders_amount" CHECK ("order_backorders"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_backorders" ADD CONSTRAINT "order_backorders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_backorders" ADD CONSTRAINT "order_backorders_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("order_id") WHERE state in ('creating', 'open', 'pending');
--> statement-breakpoint
CREATE INDEX "payment_notifications_due" ON "payment_notifications" USING btree ("id") WHERE handled_at is null;
--> statement-breakpoint
CREATE INDEX "order_backorders_product_id_index" ON "order_backorders" USING btree ("product_id");
--> statement-breakpoint
DROP INDEX "orders_one_open_draft";
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_draft" ON "orders" USING btree ("company_id","content_hash") WHERE status in ('draft', 'awaiting-payment') and idempotency_key is null;
--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("company_id","expires_at") WHERE status = 'awaiting-payment';
