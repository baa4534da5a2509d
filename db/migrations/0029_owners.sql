-- One after the other, all of these locks are waited for less than a second.
SET LOCAL lock_timeout = '100ms';
--> statement-breakpoint
CREATE TABLE "secret_owners" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "secret_owners_user_idx" ON "secret_owners" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "secret_owners_ends_idx" ON "secret_owners" USING btree ("ends_at");
--> statement-breakpoint
ALTER TABLE "project_versions" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "version_bases" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "project_shares" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
-- For the program of the release before, which names no owner, until 0035.
CREATE FUNCTION fill_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'project' THEN
    SELECT user_id INTO NEW.user_id FROM user_projects WHERE id = NEW.project_id;
  ELSIF TG_ARGV[0] = 'webhook' THEN
    SELECT user_id INTO NEW.user_id FROM webhooks WHERE id = NEW.webhook_id;
  ELSE
    NEW.user_id := substring(NEW.scope FROM '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_secret_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO secret_owners (hash, user_id, ends_at)
  SELECT to_jsonb(NEW) ->> TG_ARGV[0], NEW.user_id,
    CASE WHEN TG_TABLE_NAME = 'user_sessions' THEN NEW.created_at + interval '90 days' ELSE NEW.expires_at END
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER project_versions_owner BEFORE INSERT OR UPDATE ON project_versions
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION fill_owner('project');
--> statement-breakpoint
CREATE TRIGGER version_bases_owner BEFORE INSERT OR UPDATE ON version_bases
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION fill_owner('project');
--> statement-breakpoint
CREATE TRIGGER project_shares_owner BEFORE INSERT OR UPDATE ON project_shares
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION fill_owner('project');
--> statement-breakpoint
CREATE TRIGGER webhook_deliveries_owner BEFORE INSERT OR UPDATE ON webhook_deliveries
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION fill_owner('webhook');
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_owner BEFORE INSERT OR UPDATE ON idempotency_keys
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION fill_owner('scope');
--> statement-breakpoint
CREATE TRIGGER user_sessions_secret AFTER INSERT ON user_sessions
  FOR EACH ROW EXECUTE FUNCTION keep_secret_owner('session_token');
--> statement-breakpoint
CREATE TRIGGER api_tokens_secret AFTER INSERT ON api_tokens
  FOR EACH ROW EXECUTE FUNCTION keep_secret_owner('token_hash');
--> statement-breakpoint
CREATE TRIGGER project_shares_secret AFTER INSERT ON project_shares
  FOR EACH ROW EXECUTE FUNCTION keep_secret_owner('token_hash');
--> statement-breakpoint
ALTER TABLE "project_versions" ADD CONSTRAINT "project_versions_owned" CHECK ("user_id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "version_bases" ADD CONSTRAINT "version_bases_owned" CHECK ("user_id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "project_shares" ADD CONSTRAINT "project_shares_owned" CHECK ("user_id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_owned" CHECK ("user_id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_owned" CHECK ("user_id" IS NOT NULL) NOT VALID;
