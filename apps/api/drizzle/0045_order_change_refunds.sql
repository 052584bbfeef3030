ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('paid-twice', 'coupon-used', 'cancelled', 'order-changed', 'invoice-paid'));--> statement-breakpoint
-- Of orders that can still change, whose invoice was mailed when they were placed.
UPDATE "orders" SET "invoice_mailed" = true FROM "outbox"
  WHERE "outbox"."unique_key" = 'invoice:' || "orders"."id" AND "orders"."delivery_date" >= current_date;
