ALTER TABLE "orders" ADD COLUMN "vat_treatment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_to_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_invoices_to_mail" ON "orders" USING btree ("delivery_date") WHERE invoice_to_mail;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vat_treatment" CHECK ("orders"."vat_treatment" in ('dutch', 'belgian', 'intra-community'));