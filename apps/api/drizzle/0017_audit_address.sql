-- Whoever changes an order for a request says in its transaction whose: see `withClient` in src/audit/recordEvent.ts.
CREATE OR REPLACE FUNCTION "audit_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "audit_events" ("happened_at", "event", "user_id", "original_user_id", "company_id", "address", "details")
    VALUES (coalesce(new."placed_at", now()), 'order-' || new."status", new."user_id", new."original_user_id",
      new."company_id", coalesce(current_setting('magazijn.client_address', true), ''),
      jsonb_build_object('order', new."id"));
  RETURN NULL;
END $$;
