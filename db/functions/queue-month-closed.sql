-- Tells webhooks that a month of a project was closed (triggers actual_months_made_closed and actual_months_closed).
CREATE OR REPLACE FUNCTION queue_month_closed() RETURNS trigger LANGUAGE plpgsql AS $$
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
