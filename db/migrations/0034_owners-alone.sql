-- apart, later: each statement by itself; what the release before needed, which runs no more
DROP INDEX CONCURRENTLY IF EXISTS "project_versions_before_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "version_bases_before_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_before_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhooks_before_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "api_tokens_before_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_sessions_before_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "idempotency_keys_before_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_sessions_token_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_versions_project_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "version_bases_project_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "actual_months_project_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "api_tokens_hash_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_unsent_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_waiting_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_project_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhook_deliveries_last_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_shares_token_key";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "project_shares_project_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "store_connections_project_idx";
