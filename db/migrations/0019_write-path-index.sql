-- apart: each statement by itself, while everybody reads and writes; what was done is found done when it runs again
CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_projects_updated_hour_idx" ON "user_projects" USING btree ("updated_hour","id");
--> statement-breakpoint
-- until none is left
UPDATE "user_projects" SET "updated_hour" = date_trunc('hour', "updated_at")
WHERE "id" IN (SELECT "id" FROM "user_projects" WHERE "updated_hour" IS NULL LIMIT 500) RETURNING 1;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_projects_updated_idx";
--> statement-breakpoint
ALTER TABLE "user_projects" VALIDATE CONSTRAINT "user_projects_has_plan";
--> statement-breakpoint
ALTER TABLE "project_versions" VALIDATE CONSTRAINT "project_versions_has_text";
