-- A trigger inserts the job of a row in the statement that writes the row, so that neither exists without the other
-- (docs/adr/0055). The job gets the options of its queue.
CREATE FUNCTION "queue_job"("queue_name" text, "row_id" bigint, "row_about" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs.job (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter)
    SELECT name, jsonb_build_object('id', row_id, 'about', row_about), row_id::text, policy, retry_limit, retry_delay,
        retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, deletion_seconds,
        now() + retention_seconds * interval '1 second', dead_letter
      FROM jobs.queue WHERE name = queue_name;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'There is no queue "%".', queue_name;
  END IF;
END $$;
--> statement-breakpoint
-- Its arguments: the queue, and the column that names the row in the log.
CREATE FUNCTION "queue_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.queue_job(TG_ARGV[0], NEW.id, to_jsonb(NEW) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "mails_are_queued" AFTER INSERT ON "outbox" FOR EACH ROW
  WHEN (NEW."sent_at" IS NULL) EXECUTE FUNCTION "queue_row"('mail', 'kind');
--> statement-breakpoint
CREATE TRIGGER "payment_notifications_are_queued" AFTER INSERT ON "payment_notifications" FOR EACH ROW
  WHEN (NEW."handled_at" IS NULL) EXECUTE FUNCTION "queue_row"('payment-notification', 'merchant_reference');
--> statement-breakpoint
CREATE TRIGGER "refunds_are_queued" AFTER UPDATE OF "refund_reason" ON "payments" FOR EACH ROW
  WHEN (OLD."refund_reason" IS NULL AND NEW."refund_reason" IS NOT NULL)
  EXECUTE FUNCTION "queue_row"('payment-refund', 'reference');
