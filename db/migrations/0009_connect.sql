CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_scope" CHECK ("api_tokens"."scope" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"project_id" uuid,
	"project_name" varchar(200),
	"revision" integer,
	"saved_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"status" integer,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_event" CHECK ("webhook_deliveries"."event" in ('project.saved', 'ping')),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_tries" CHECK ("webhook_deliveries"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" varchar(500) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"sending_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash_key" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user_idx" ON "api_tokens" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "api_tokens_expires_idx" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_unsent_key" ON "webhook_deliveries" USING btree ("webhook_id","project_id") WHERE state = 'waiting' and tries = 0;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" USING btree ("webhook_id","next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_project_idx" ON "webhook_deliveries" USING btree ("webhook_id","project_id","due_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_last_idx" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhooks_user_idx" ON "webhooks" USING btree ("user_id","id");--> statement-breakpoint
-- Queues what webhooks are told, in the transaction of the save and whichever call makes it. For each webhook and project
-- there is one event a minute; a save that comes before it was sent takes its place. Beyond 200 that wait no more are added.
CREATE FUNCTION queue_project_saved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.revision = OLD.revision THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_deliveries
    (id, webhook_id, event, project_id, project_name, revision, saved_at, due_at, next_try_at)
  SELECT gen_random_uuid(), w.id, 'project.saved', NEW.id, NEW.project_name, NEW.revision, now(), due.at, due.at
  FROM webhooks w
  CROSS JOIN LATERAL (
    SELECT greatest(now(), max(d.due_at) + interval '1 minute') AS at
    FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.project_id = NEW.id
  ) due
  WHERE w.user_id = NEW.user_id AND w.is_active AND (
    (SELECT count(*) FROM (
      SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id AND d.state = 'waiting' LIMIT 200
    ) waiting) < 200
    OR EXISTS (
      SELECT FROM webhook_deliveries d
      WHERE d.webhook_id = w.id AND d.project_id = NEW.id AND d.state = 'waiting' AND d.tries = 0
    )
  )
  ON CONFLICT (webhook_id, project_id) WHERE state = 'waiting' AND tries = 0
  DO UPDATE SET project_name = excluded.project_name, revision = excluded.revision, saved_at = excluded.saved_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_projects_saved AFTER INSERT OR UPDATE OF revision ON user_projects
  FOR EACH ROW EXECUTE FUNCTION queue_project_saved();
