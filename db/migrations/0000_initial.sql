CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_benchmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"min_margin" double precision NOT NULL,
	"max_margin" double precision NOT NULL,
	"typical_margin" double precision NOT NULL,
	"min_cac" double precision NOT NULL,
	"max_cac" double precision NOT NULL,
	"typical_cac" double precision NOT NULL,
	"currency" char(3) DEFAULT 'SAR' NOT NULL,
	"region" varchar(100) DEFAULT 'Saudi Arabia' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_benchmarks_category" CHECK ("category_benchmarks"."category_id" in ('fashion', 'beauty', 'jewelry', 'sports', 'toys', 'food', 'health', 'home', 'books', 'pets', 'electronics', 'gaming', 'education', 'services', 'events', 'memorabilia', 'other'))
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "default_cost_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"field_name" varchar(100) NOT NULL,
	"default_value" double precision NOT NULL,
	"field_type" text DEFAULT 'number' NOT NULL,
	"category" text DEFAULT 'costs' NOT NULL,
	"description" varchar(500),
	"min_value" double precision,
	"max_value" double precision,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "default_cost_values_type" CHECK ("default_cost_values"."field_type" in ('number', 'percentage', 'currency')),
	CONSTRAINT "default_cost_values_category" CHECK ("default_cost_values"."category" in ('revenue', 'costs', 'logistics', 'overheads'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" varchar(200) NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"customer_name" varchar(200) NOT NULL,
	"customer_email" varchar(254) NOT NULL,
	"customer_phone" varchar(20) NOT NULL,
	"customer_country_code" char(2) NOT NULL,
	"product_name" varchar(300) NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"total_amount" numeric(12, 2) NOT NULL,
	"order_status" text DEFAULT 'pending' NOT NULL,
	"order_notes" text,
	"stripe_payment_intent_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status" CHECK ("orders"."order_status" in ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."quantity" >= 1 and "orders"."unit_price" >= 0 and "orders"."total_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"code_hash" text NOT NULL,
	"type" text NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "otps_type" CHECK ("otps"."type" in ('registration', 'login', 'password_reset'))
);
--> statement-breakpoint
CREATE TABLE "overhead_defaults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"field_name" varchar(100) NOT NULL,
	"default_amount" double precision DEFAULT 0 NOT NULL,
	"default_mode" text DEFAULT 'monthly' NOT NULL,
	"default_months" integer,
	"category" text DEFAULT 'tech' NOT NULL,
	"description" varchar(500),
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "overhead_defaults_mode" CHECK ("overhead_defaults"."default_mode" in ('monthly', 'annual', 'oneTime')),
	CONSTRAINT "overhead_defaults_category" CHECK ("overhead_defaults"."category" in ('tech', 'operations'))
);
--> statement-breakpoint
CREATE TABLE "processed_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"processed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"project_name" varchar(200) NOT NULL,
	"project_data" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_role_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role_name" varchar(100) NOT NULL,
	"category" text DEFAULT 'operations' NOT NULL,
	"suggested_monthly_cost" double precision DEFAULT 0 NOT NULL,
	"description" varchar(500),
	"experience_level" text DEFAULT 'all' NOT NULL,
	"business_stage" text DEFAULT 'startup' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_role_templates_category" CHECK ("team_role_templates"."category" in ('marketing', 'operations', 'tech', 'management')),
	CONSTRAINT "team_role_templates_level" CHECK ("team_role_templates"."experience_level" in ('entry', 'mid', 'senior', 'all')),
	CONSTRAINT "team_role_templates_stage" CHECK ("team_role_templates"."business_stage" in ('startup', 'growth', 'established'))
);
--> statement-breakpoint
CREATE TABLE "user_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_name" varchar(200) NOT NULL,
	"project_data" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_token" text NOT NULL,
	"user_agent" varchar(300),
	"expires_at" timestamp with time zone NOT NULL,
	"last_accessed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"country_code" char(2) NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_phone_verified" boolean DEFAULT false NOT NULL,
	"business_name" varchar(200),
	"business_type" varchar(100),
	"business_category" varchar(100),
	"preferred_language" text DEFAULT 'en' NOT NULL,
	"preferred_currency" char(3) DEFAULT 'SAR' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"stripe_customer_id" text,
	"stripe_payment_intent_id" text,
	"payment_date" timestamp with time zone,
	"payment_amount" numeric(12, 2),
	"account_type" text DEFAULT 'requires_payment' NOT NULL,
	"user_number" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"project_count" integer DEFAULT 0 NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_country_code" CHECK ("users"."country_code" in ('SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG', 'JO', 'LB', 'IQ', 'YE', 'SY', 'MA', 'TN', 'DZ', 'SD', 'TR', 'PK', 'IN', 'GB')),
	CONSTRAINT "users_language" CHECK ("users"."preferred_language" in ('en', 'ar')),
	CONSTRAINT "users_currency" CHECK ("users"."preferred_currency" in ('SAR', 'AED', 'USD', 'EUR', 'GBP')),
	CONSTRAINT "users_payment_status" CHECK ("users"."payment_status" in ('pending', 'free_trial', 'paid', 'failed', 'refunded')),
	CONSTRAINT "users_account_type" CHECK ("users"."account_type" in ('requires_payment', 'early_access', 'lifetime'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_project_id_user_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."user_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_projects" ADD CONSTRAINT "user_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_benchmarks_active_key" ON "category_benchmarks" USING btree ("category_id","region") WHERE "category_benchmarks"."is_active";--> statement-breakpoint
CREATE INDEX "default_cost_values_field_idx" ON "default_cost_values" USING btree ("field_name","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_intent_key" ON "orders" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE INDEX "otps_email_idx" ON "otps" USING btree ("email","type","id");--> statement-breakpoint
CREATE INDEX "otps_expires_idx" ON "otps" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "overhead_defaults_field_idx" ON "overhead_defaults" USING btree ("field_name","id");--> statement-breakpoint
CREATE INDEX "processed_events_at_idx" ON "processed_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "project_versions_project_idx" ON "project_versions" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_versions_created_idx" ON "project_versions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "user_projects_user_idx" ON "user_projects" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_projects_created_idx" ON "user_projects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_projects_updated_idx" ON "user_projects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_projects_default_key" ON "user_projects" USING btree ("user_id") WHERE "user_projects"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "user_sessions_token_key" ON "user_sessions" USING btree ("session_token");--> statement-breakpoint
CREATE INDEX "user_sessions_user_idx" ON "user_sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_sessions_expires_idx" ON "user_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_number_key" ON "users" USING btree ("user_number");--> statement-breakpoint
CREATE UNIQUE INDEX "users_payment_intent_key" ON "users" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE INDEX "users_customer_idx" ON "users" USING btree ("stripe_customer_id");--> statement-breakpoint
CREATE INDEX "users_project_count_idx" ON "users" USING btree ("project_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_admins_idx" ON "users" USING btree ("id") WHERE "users"."is_admin";