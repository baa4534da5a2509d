-- As before, but a webhook that is just being deleted is passed over: the save neither waits for it nor fails with it.
CREATE OR REPLACE FUNCTION queue_project_saved() RETURNS trigger LANGUAGE plpgsql AS $$
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
  FOR KEY SHARE OF w SKIP LOCKED
  ON CONFLICT (webhook_id, project_id) WHERE state = 'waiting' AND tries = 0
  DO UPDATE SET project_name = excluded.project_name, revision = excluded.revision, saved_at = excluded.saved_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A UUID version 7 by the clock of the database, to the microsecond. Versions of a project are sorted by their ids: made
-- under the lock of the project, by one clock for all processes, they come in the order in which the texts were replaced.
CREATE FUNCTION version_id() RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  us bigint := floor(extract(epoch FROM clock_timestamp()) * 1000000);
BEGIN
  RETURN (
    lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex((us % 1000) * 4), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17)
  )::uuid;
END
$$;
