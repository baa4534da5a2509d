-- Tells webhooks that a project was made, renamed, deleted or restored (triggers user_projects_made and user_projects_changed).
CREATE OR REPLACE FUNCTION queue_project_event() RETURNS trigger LANGUAGE plpgsql AS $$
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
