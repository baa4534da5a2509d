-- One after the other, all of these locks are waited for less than a second.
SET LOCAL lock_timeout = '100ms';
--> statement-breakpoint
ALTER TABLE "project_versions" DROP CONSTRAINT "project_versions_project_id_user_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "version_bases" DROP CONSTRAINT "version_bases_project_id_user_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "project_shares" DROP CONSTRAINT "project_shares_project_id_user_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "actual_months" DROP CONSTRAINT "actual_months_project_id_user_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "store_connections" DROP CONSTRAINT "store_connections_project_id_user_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "user_projects" DROP CONSTRAINT "user_projects_pkey";
--> statement-breakpoint
ALTER TABLE "user_projects" ADD CONSTRAINT "user_projects_user_id_id_pk" PRIMARY KEY USING INDEX "user_projects_user_id_id_pk";
--> statement-breakpoint
ALTER TABLE "project_versions" ALTER COLUMN "user_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "project_versions" DROP CONSTRAINT "project_versions_owned";
--> statement-breakpoint
ALTER TABLE "project_versions" DROP CONSTRAINT "project_versions_pkey";
--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_user_id_project_id_id_pk" PRIMARY KEY USING INDEX "project_versions_user_id_project_id_id_pk";
--> statement-breakpoint
ALTER TABLE "version_bases" ALTER COLUMN "user_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "version_bases" DROP CONSTRAINT "version_bases_owned";
--> statement-breakpoint
ALTER TABLE "version_bases" DROP CONSTRAINT "version_bases_pkey";
--> statement-breakpoint
ALTER TABLE "version_bases" ADD CONSTRAINT "version_bases_user_id_project_id_id_pk" PRIMARY KEY USING INDEX "version_bases_user_id_project_id_id_pk";
--> statement-breakpoint
ALTER TABLE "project_shares" ALTER COLUMN "user_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "project_shares" DROP CONSTRAINT "project_shares_owned";
--> statement-breakpoint
ALTER TABLE "project_shares" DROP CONSTRAINT "project_shares_pkey";
--> statement-breakpoint
ALTER TABLE "project_shares" ADD CONSTRAINT "project_shares_user_id_project_id_id_pk" PRIMARY KEY USING INDEX "project_shares_user_id_project_id_id_pk";
--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_project_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."user_projects"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "version_bases" ADD CONSTRAINT "version_bases_project_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."user_projects"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "project_shares" ADD CONSTRAINT "project_shares_project_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."user_projects"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "actual_months" ADD CONSTRAINT "actual_months_project_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."user_projects"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "store_connections" ADD CONSTRAINT "store_connections_project_fk" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."user_projects"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
