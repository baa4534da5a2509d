CREATE TABLE "actual_months" (
	"user_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"source" varchar(20) NOT NULL,
	"figures" text NOT NULL,
	"closed_at" timestamp with time zone,
	"version_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "actual_months_user_id_project_id_month_source_pk" PRIMARY KEY("user_id","project_id","month","source"),
	CONSTRAINT "actual_months_source" CHECK ("actual_months"."source" in ('salla', 'shopify', 'woocommerce', 'noon', 'amazonOrders', 'otherOrders', 'sallaPayments', 'tabby', 'tamara', 'emkan', 'moyasar', 'amazon', 'courier', 'meta', 'snapchat', 'tiktok', 'google', 'founder'))
);
--> statement-breakpoint
ALTER TABLE "actual_months" ADD CONSTRAINT "actual_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actual_months" ADD CONSTRAINT "actual_months_project_id_user_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."user_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actual_months_project_idx" ON "actual_months" USING btree ("project_id");