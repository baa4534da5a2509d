-- apart: each statement by itself, while everybody reads and writes; what was done is found done when it runs again
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_log_address_idx" ON "audit_log" USING btree ("id") WHERE "audit_log"."ip" <> '';
