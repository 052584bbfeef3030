ALTER TABLE "invoice_payments" ADD COLUMN "repaid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_charged_back_orders" ON "payments" USING btree ("order_id") WHERE charged_back_cents > 0;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_repaid" CHECK ("invoice_payments"."repaid_cents" between 0 and "invoice_payments"."amount_cents");--> statement-breakpoint
-- Earlier versions stored the events of disputes without applying them. They are applied once the processes of this version
-- run, ten minutes from now: an earlier worker would set them aside again. Events of any order have the same result.
DO $$
DECLARE
  ids bigint[];
BEGIN
  WITH again AS (
    UPDATE "payment_notifications" SET "handled_at" = NULL, "outcome" = NULL
      WHERE "outcome" = 'noted' AND "success" AND "amount_cents" > 0 AND "event_code" IN (
        'REQUEST_FOR_INFORMATION', 'NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK')
      RETURNING "id"
  )
  SELECT array_agg("id") INTO ids FROM again;
  IF ids IS NOT NULL THEN
    PERFORM queue_job('payment-notification', "id", "merchant_reference") FROM "payment_notifications"
      WHERE "id" = ANY (ids);
    UPDATE jobs.job SET start_after = now() + interval '10 minutes'
      WHERE name = 'payment-notification' AND state = 'created' AND singleton_key = ANY (ids::text[]);
  END IF;
END $$;
