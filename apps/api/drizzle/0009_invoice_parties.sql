ALTER TABLE "orders" ADD COLUMN "buyer" jsonb;
--> statement-breakpoint
UPDATE "orders" SET "buyer" = (
  SELECT jsonb_build_object('name', companies.name, 'customerNumber', companies.customer_number, 'vatCode', companies.vat_code,
      'fiscalCode', companies.fiscal_code, 'iban', companies.iban,
      'email', (SELECT email FROM users WHERE users.company_id = companies.id ORDER BY users.id LIMIT 1))
    FROM companies WHERE companies.id = orders.company_id
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "buyer" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seller" jsonb;
