CREATE TABLE "counter_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"day" date NOT NULL,
	"by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_projects" ADD COLUMN "updated_hour" timestamp with time zone;--> statement-breakpoint
-- Apart from the column: with it, every row would get the hour of this statement.
ALTER TABLE "user_projects" ALTER COLUMN "updated_hour" SET DEFAULT date_trunc('hour', now());--> statement-breakpoint
ALTER TABLE "user_projects" ADD COLUMN "editing_session" varchar(40);--> statement-breakpoint
ALTER TABLE "user_projects" ADD COLUMN "editing_since" timestamp with time zone;--> statement-breakpoint
-- Room for the next version of a row beside it, which then needs no new entries in indexes.
ALTER TABLE "user_projects" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "user_projects" ADD CONSTRAINT "user_projects_has_plan" CHECK ("user_projects"."project_data" <> '') NOT VALID;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_has_text" CHECK ("project_versions"."project_data" <> '' or "project_versions"."delta" is not null) NOT VALID;
