-- In the order in which a save takes these tables: in another one each waits for the other until the database ends one of them.
CREATE FUNCTION queue_webhook_event(owner uuid, told text, name text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (user_id, webhook_id, id, event, project_name, details, due_at, next_try_at)
  SELECT owner, w.id, gen_random_uuid(), told, name, about::text, now(), now()
  FROM webhooks w
  WHERE w.user_id = owner AND w.is_active AND told = ANY (w.events) AND (
    SELECT count(*) FROM (
      SELECT FROM webhook_deliveries d WHERE d.user_id = owner AND d.webhook_id = w.id AND d.state = 'waiting' LIMIT 200
    ) waiting
  ) < 200
  FOR KEY SHARE OF w SKIP LOCKED;
END
$$;
--> statement-breakpoint
CREATE FUNCTION queue_project_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about jsonb := jsonb_build_object('id', NEW.id, 'name', NEW.project_name, 'revision', NEW.revision);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhook_event(NEW.user_id, 'project.created', NEW.project_name, jsonb_build_object('project', about));
  ELSIF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
    PERFORM queue_webhook_event(NEW.user_id, 'project.deleted', NEW.project_name, jsonb_build_object('project', about));
  ELSIF NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL THEN
    PERFORM queue_webhook_event(NEW.user_id, 'project.restored', NEW.project_name, jsonb_build_object('project', about));
  ELSE
    PERFORM queue_webhook_event(NEW.user_id, 'project.renamed', NEW.project_name,
      jsonb_build_object('project', about, 'formerName', OLD.project_name));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION queue_month_closed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  project record;
BEGIN
  SELECT p.project_name, p.revision INTO project FROM user_projects p WHERE p.user_id = NEW.user_id AND p.id = NEW.project_id;
  PERFORM queue_webhook_event(NEW.user_id, 'month.closed', project.project_name, jsonb_build_object(
    'project', jsonb_build_object('id', NEW.project_id, 'name', project.project_name, 'revision', project.revision),
    'month', NEW.month
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION queue_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given boolean := NEW.is_admin OR NEW.account_type <> 'requires_payment';
BEGIN
  PERFORM queue_webhook_event(NEW.id, CASE WHEN given THEN 'access.given' ELSE 'access.ended' END, NULL,
    jsonb_build_object('account', jsonb_build_object('hasAccess', given)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_projects_made AFTER INSERT ON user_projects
  FOR EACH ROW EXECUTE FUNCTION queue_project_event();
--> statement-breakpoint
CREATE TRIGGER user_projects_changed AFTER UPDATE OF project_name, deleted_at ON user_projects
  FOR EACH ROW WHEN (
    OLD.project_name IS DISTINCT FROM NEW.project_name OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
  ) EXECUTE FUNCTION queue_project_event();
--> statement-breakpoint
CREATE TRIGGER actual_months_made_closed AFTER INSERT ON actual_months
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION queue_month_closed();
--> statement-breakpoint
CREATE TRIGGER actual_months_closed AFTER UPDATE OF closed_at ON actual_months
  FOR EACH ROW WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL) EXECUTE FUNCTION queue_month_closed();
--> statement-breakpoint
CREATE TRIGGER users_access_changed AFTER UPDATE OF account_type, is_admin ON users
  FOR EACH ROW WHEN (
    (OLD.is_admin OR OLD.account_type <> 'requires_payment') <> (NEW.is_admin OR NEW.account_type <> 'requires_payment')
  ) EXECUTE FUNCTION queue_access_changed();
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "events" text[] DEFAULT '{"project.saved"}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event";
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "details" text;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event" CHECK ("webhook_deliveries"."event" in ('project.saved', 'project.created', 'project.renamed', 'project.deleted', 'project.restored', 'month.closed', 'access.given', 'access.ended', 'ping')) NOT VALID;
