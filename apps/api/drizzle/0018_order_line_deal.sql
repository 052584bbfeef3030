ALTER TABLE "order_lines" ADD COLUMN "deal" jsonb;
--> statement-breakpoint
-- Lines that were ordered before get the deal that their product still has under the same label: shops that counted '2+1'
-- out of the label go on telling how many were free.
UPDATE "order_lines" SET "deal" = "products"."deal"
  FROM "products"
  WHERE "products"."id" = "order_lines"."product_id" AND "order_lines"."discount_cents" > 0
    AND "products"."offer_label" = "order_lines"."offer_label";
