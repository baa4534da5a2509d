-- apart: each statement by itself, while everybody reads and writes; what was done is found done when it runs again
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "orders_waiting_key" ON "orders" USING btree ("user_id") WHERE "orders"."order_status" = 'pending' and "orders"."payment_method" = 'transfer';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_due_idx" ON "orders" USING btree ("due_at") WHERE "orders"."order_status" = 'pending' and "orders"."payment_method" = 'transfer';
--> statement-breakpoint
-- until none is left
UPDATE "users" SET "given_access" = true
WHERE "id" IN (SELECT "id" FROM "users" WHERE "account_type" = 'lifetime' AND "given_access" IS NULL AND "payment_status" NOT IN ('paid', 'disputed') LIMIT 500) RETURNING 1;
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_payment_method";
