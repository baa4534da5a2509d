-- Queues a message for each active webhook of the owner when a project is made or its revision goes up (trigger
-- user_projects_saved): one waiting message for each webhook and project, at most one a minute, at most 200 waiting. A webhook
-- that is just being deleted is passed over: the save neither waits for it nor fails with it.
CREATE OR REPLACE FUNCTION queue_project_saved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.revision = OLD.revision THEN
    RETURN NULL;
  END IF;
  -- Most accounts have none: they do not pay for preparing the rest.
  IF NOT EXISTS (
    SELECT FROM webhooks w WHERE w.user_id = NEW.user_id AND w.is_active AND 'project.saved' = ANY (w.events)
  ) THEN
    RETURN NULL;
  END IF;
  INSERT INTO webhook_deliveries
    (user_id, webhook_id, id, event, project_id, project_name, revision, saved_at, due_at, next_try_at)
  SELECT NEW.user_id, w.id, gen_random_uuid(), 'project.saved', NEW.id, NEW.project_name, NEW.revision, now(), due.at, due.at
  FROM webhooks w
  CROSS JOIN LATERAL (
    SELECT greatest(now(), max(d.due_at) + interval '1 minute') AS at
    FROM webhook_deliveries d WHERE d.user_id = NEW.user_id AND d.webhook_id = w.id AND d.project_id = NEW.id
  ) due
  WHERE w.user_id = NEW.user_id AND w.is_active AND 'project.saved' = ANY (w.events) AND (
    (SELECT count(*) FROM (
      SELECT FROM webhook_deliveries d WHERE d.user_id = NEW.user_id AND d.webhook_id = w.id AND d.state = 'waiting' LIMIT 200
    ) waiting) < 200
    OR EXISTS (
      SELECT FROM webhook_deliveries d
      WHERE d.user_id = NEW.user_id AND d.webhook_id = w.id AND d.project_id = NEW.id AND d.state = 'waiting' AND d.tries = 0
    )
  )
  FOR KEY SHARE OF w SKIP LOCKED
  ON CONFLICT (user_id, webhook_id, project_id) WHERE state = 'waiting' AND tries = 0
  DO UPDATE SET project_name = excluded.project_name, revision = excluded.revision, saved_at = excluded.saved_at;
  RETURN NULL;
END
$$;
