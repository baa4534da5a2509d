-- apart: each statement by itself, while everybody reads and writes; what was done is found done when it runs again
ALTER TABLE "project_versions" VALIDATE CONSTRAINT "project_versions_project_fk";
--> statement-breakpoint
ALTER TABLE "version_bases" VALIDATE CONSTRAINT "version_bases_project_fk";
--> statement-breakpoint
ALTER TABLE "project_shares" VALIDATE CONSTRAINT "project_shares_project_fk";
--> statement-breakpoint
ALTER TABLE "actual_months" VALIDATE CONSTRAINT "actual_months_project_fk";
--> statement-breakpoint
ALTER TABLE "store_connections" VALIDATE CONSTRAINT "store_connections_project_fk";
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "webhook_deliveries_webhook_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_projects_user_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_sessions_user_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "api_tokens_user_idx";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhooks_user_idx";
