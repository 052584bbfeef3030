CREATE TABLE "saved_cart_lines" (
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "saved_cart_lines_quantity" CHECK ("saved_cart_lines"."quantity" between 0 and 9999)
);
--> statement-breakpoint
CREATE TABLE "saved_cart_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"version" integer
);
--> statement-breakpoint
CREATE TABLE "saved_carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"coupon_version" integer DEFAULT 0 NOT NULL,
	"coupon_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_reference" text DEFAULT '' NOT NULL,
	"reference_version" integer DEFAULT 0 NOT NULL,
	"reference_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_carts_person" UNIQUE("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_cart_id_saved_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."saved_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cart_orders" ADD CONSTRAINT "saved_cart_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cart_orders" ADD CONSTRAINT "saved_cart_orders_cart_id_saved_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."saved_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_carts" ADD CONSTRAINT "saved_carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_carts" ADD CONSTRAINT "saved_carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cart_orders_cart_id_version_index" ON "saved_cart_orders" USING btree ("cart_id","version");--> statement-breakpoint
CREATE INDEX "saved_carts_user_id_index" ON "saved_carts" USING btree ("user_id");