-- apart: each statement by itself, while everybody reads and writes; what was done is found done when it runs again
CREATE INDEX CONCURRENTLY IF NOT EXISTS "project_versions_unowned_idx" ON "project_versions" USING btree ("id") WHERE "user_id" IS NULL;
--> statement-breakpoint
-- until none is left
UPDATE "project_versions" SET "user_id" = o."user_id" FROM "user_projects" o
WHERE o."id" = "project_versions"."project_id" AND "project_versions"."id" = ANY(ARRAY(SELECT "id" FROM "project_versions" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE SKIP LOCKED)) RETURNING 1;
--> statement-breakpoint
-- until none is left
UPDATE "project_versions" SET "user_id" = o."user_id" FROM "user_projects" o
WHERE o."id" = "project_versions"."project_id" AND "project_versions"."id" = ANY(ARRAY(SELECT "id" FROM "project_versions" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE)) RETURNING 1;
--> statement-breakpoint
ALTER TABLE "project_versions" VALIDATE CONSTRAINT "project_versions_owned";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_versions_unowned_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "version_bases_unowned_idx" ON "version_bases" USING btree ("id") WHERE "user_id" IS NULL;
--> statement-breakpoint
-- until none is left
UPDATE "version_bases" SET "user_id" = o."user_id" FROM "user_projects" o
WHERE o."id" = "version_bases"."project_id" AND "version_bases"."id" = ANY(ARRAY(SELECT "id" FROM "version_bases" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE SKIP LOCKED)) RETURNING 1;
--> statement-breakpoint
-- until none is left
UPDATE "version_bases" SET "user_id" = o."user_id" FROM "user_projects" o
WHERE o."id" = "version_bases"."project_id" AND "version_bases"."id" = ANY(ARRAY(SELECT "id" FROM "version_bases" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE)) RETURNING 1;
--> statement-breakpoint
ALTER TABLE "version_bases" VALIDATE CONSTRAINT "version_bases_owned";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "version_bases_unowned_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "project_shares_unowned_idx" ON "project_shares" USING btree ("id") WHERE "user_id" IS NULL;
--> statement-breakpoint
-- until none is left
UPDATE "project_shares" SET "user_id" = o."user_id" FROM "user_projects" o
WHERE o."id" = "project_shares"."project_id" AND "project_shares"."id" = ANY(ARRAY(SELECT "id" FROM "project_shares" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE SKIP LOCKED)) RETURNING 1;
--> statement-breakpoint
-- until none is left
UPDATE "project_shares" SET "user_id" = o."user_id" FROM "user_projects" o
WHERE o."id" = "project_shares"."project_id" AND "project_shares"."id" = ANY(ARRAY(SELECT "id" FROM "project_shares" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE)) RETURNING 1;
--> statement-breakpoint
ALTER TABLE "project_shares" VALIDATE CONSTRAINT "project_shares_owned";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_shares_unowned_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_unowned_idx" ON "webhook_deliveries" USING btree ("id") WHERE "user_id" IS NULL;
--> statement-breakpoint
-- until none is left
UPDATE "webhook_deliveries" SET "user_id" = o."user_id" FROM "webhooks" o
WHERE o."id" = "webhook_deliveries"."webhook_id" AND "webhook_deliveries"."id" = ANY(ARRAY(SELECT "id" FROM "webhook_deliveries" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE SKIP LOCKED)) RETURNING 1;
--> statement-breakpoint
-- until none is left
UPDATE "webhook_deliveries" SET "user_id" = o."user_id" FROM "webhooks" o
WHERE o."id" = "webhook_deliveries"."webhook_id" AND "webhook_deliveries"."id" = ANY(ARRAY(SELECT "id" FROM "webhook_deliveries" WHERE "user_id" IS NULL ORDER BY "id" LIMIT 1000 FOR UPDATE)) RETURNING 1;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "webhook_deliveries_owned";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_unowned_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_unowned_idx" ON "idempotency_keys" USING btree ("scope","key") WHERE "user_id" IS NULL;
--> statement-breakpoint
-- until none is left
UPDATE "idempotency_keys" SET "user_id" = coalesce(substring("scope" FROM '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), '00000000-0000-0000-0000-000000000000')::uuid
WHERE ("scope","key") IN (SELECT "scope","key" FROM "idempotency_keys" WHERE "user_id" IS NULL ORDER BY "scope","key" LIMIT 1000 FOR UPDATE SKIP LOCKED) RETURNING 1;
--> statement-breakpoint
-- until none is left
UPDATE "idempotency_keys" SET "user_id" = coalesce(substring("scope" FROM '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'), '00000000-0000-0000-0000-000000000000')::uuid
WHERE ("scope","key") IN (SELECT "scope","key" FROM "idempotency_keys" WHERE "user_id" IS NULL ORDER BY "scope","key" LIMIT 1000 FOR UPDATE) RETURNING 1;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" VALIDATE CONSTRAINT "idempotency_keys_owned";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "idempotency_keys_unowned_idx";
--> statement-breakpoint
INSERT INTO "secret_owners" ("hash","user_id","ends_at") SELECT "session_token","user_id","created_at" + interval '90 days' FROM "user_sessions" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "secret_owners" ("hash","user_id","ends_at") SELECT "token_hash","user_id","expires_at" FROM "api_tokens" ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "secret_owners" ("hash","user_id","ends_at") SELECT "token_hash","user_id","expires_at" FROM "project_shares" ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_projects_user_id_id_pk" ON "user_projects" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_sessions_user_id_id_pk" ON "user_sessions" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "api_tokens_user_id_id_pk" ON "api_tokens" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhooks_user_id_id_pk" ON "webhooks" USING btree ("user_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "project_versions_user_id_project_id_id_pk" ON "project_versions" USING btree ("user_id","project_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "version_bases_user_id_project_id_id_pk" ON "version_bases" USING btree ("user_id","project_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "project_shares_user_id_project_id_id_pk" ON "project_shares" USING btree ("user_id","project_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_user_id_webhook_id_id_pk" ON "webhook_deliveries" USING btree ("user_id","webhook_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_user_id_scope_key_pk" ON "idempotency_keys" USING btree ("user_id","scope","key");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "store_connections_user_project_idx" ON "store_connections" USING btree ("user_id","project_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_projects_id_idx" ON "user_projects" USING btree ("id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "user_sessions_user_token_key" ON "user_sessions" USING btree ("user_id","session_token");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "api_tokens_user_hash_key" ON "api_tokens" USING btree ("user_id","token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_user_unsent_key" ON "webhook_deliveries" USING btree ("user_id","webhook_id","project_id") WHERE state = 'waiting' and tries = 0;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_user_waiting_idx" ON "webhook_deliveries" USING btree ("user_id","webhook_id","next_try_at") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_user_project_idx" ON "webhook_deliveries" USING btree ("user_id","webhook_id","project_id","due_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_user_last_idx" ON "webhook_deliveries" USING btree ("user_id","webhook_id","created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "project_shares_user_token_key" ON "project_shares" USING btree ("user_id","token_hash");
--> statement-breakpoint
-- By these the release before finds rows, until 0034.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "project_versions_before_idx" ON "project_versions" USING btree ("id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "version_bases_before_idx" ON "version_bases" USING btree ("id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_before_idx" ON "webhook_deliveries" USING btree ("id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhooks_before_idx" ON "webhooks" USING btree ("id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "api_tokens_before_idx" ON "api_tokens" USING btree ("id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_sessions_before_idx" ON "user_sessions" USING btree ("id");
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_before_key" ON "idempotency_keys" USING btree ("scope","key");
