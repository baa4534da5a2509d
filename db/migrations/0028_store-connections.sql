CREATE TABLE "store_connections" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"platform" varchar(20) NOT NULL,
	"merchant_id" varchar(100) NOT NULL,
	"store_name" varchar(150) NOT NULL,
	"tokens" text NOT NULL,
	"state" varchar(20) DEFAULT 'connected' NOT NULL,
	"problem" varchar(20),
	"failures" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"next_fetch_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_fetched_at" timestamp with time zone,
	"authorized_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_connections_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "store_connections_platform" CHECK ("store_connections"."platform" in ('salla', 'zid', 'shopify')),
	CONSTRAINT "store_connections_state" CHECK ("store_connections"."state" in ('connected', 'revoked', 'uninstalled')),
	CONSTRAINT "store_connections_problem" CHECK ("store_connections"."problem" in ('limit', 'unavailable', 'unreadable', 'tooMany', 'full', 'noAccess'))
);
--> statement-breakpoint
CREATE TABLE "store_grants" (
	"platform" varchar(20) NOT NULL,
	"merchant_id" varchar(100) NOT NULL,
	"store_name" varchar(150) NOT NULL,
	"owner_hash" varchar(43) NOT NULL,
	"tokens" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_grants_platform_merchant_id_pk" PRIMARY KEY("platform","merchant_id"),
	CONSTRAINT "store_grants_platform" CHECK ("store_grants"."platform" in ('salla', 'zid', 'shopify'))
);
--> statement-breakpoint
ALTER TABLE "actual_months" DROP CONSTRAINT "actual_months_source";--> statement-breakpoint
ALTER TABLE "store_connections" ADD CONSTRAINT "store_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_connections" ADD CONSTRAINT "store_connections_project_id_user_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."user_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_connections_merchant_key" ON "store_connections" USING btree ("platform","merchant_id");--> statement-breakpoint
CREATE INDEX "store_connections_project_idx" ON "store_connections" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "store_connections_due_idx" ON "store_connections" USING btree ("next_fetch_at");--> statement-breakpoint
CREATE INDEX "store_grants_owner_idx" ON "store_grants" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "store_grants_expires_idx" ON "store_grants" USING btree ("expires_at");--> statement-breakpoint
-- Rows that are there keep to the shorter list: looking at all of them would hold the table.
ALTER TABLE "actual_months" ADD CONSTRAINT "actual_months_source" CHECK ("actual_months"."source" in ('salla', 'zid', 'shopify', 'woocommerce', 'noon', 'amazonOrders', 'otherOrders', 'sallaPayments', 'tabby', 'tamara', 'emkan', 'moyasar', 'amazon', 'courier', 'meta', 'snapchat', 'tiktok', 'google', 'founder')) NOT VALID;