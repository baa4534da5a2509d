CREATE TABLE "version_bases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "project_versions_created_idx";--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "delta" "bytea";--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "base_id" uuid;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "stage" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "name" varchar(80);--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_projects" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "version_bases" ADD CONSTRAINT "version_bases_project_id_user_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."user_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_bases_project_idx" ON "version_bases" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_versions_stage_idx" ON "project_versions" USING btree ("stage","created_at");--> statement-breakpoint
CREATE INDEX "user_projects_deleted_idx" ON "user_projects" USING btree ("deleted_at") WHERE "user_projects"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "user_projects_deleted_user_idx" ON "user_projects" USING btree ("user_id","deleted_at") WHERE "user_projects"."deleted_at" is not null;