-- Queues a message for each active webhook of an account that was asked to be told of this event, at most 200 waiting of each.
-- A webhook that is just being deleted is passed over: the change neither waits for it nor fails with it.
CREATE OR REPLACE FUNCTION queue_webhook_event(owner uuid, told text, name text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
