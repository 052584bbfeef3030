-- Before migration 0027 the column counted each request. Since then it counts the requests that failed for good.
UPDATE "payments" SET "refund_attempts" = 0 WHERE "refund_attempts" > 0;
