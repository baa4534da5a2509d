-- What was noted stays: the trigger audit_log_append_only refuses every change of a row but that its address is emptied after
-- 300 days, and every deletion but that of rows of more than four years, both by statements that say what they are about.
CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('mizan.audit_log_ends', true) = 'on' THEN
    IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '4 years' THEN
      RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.created_at < now() - interval '300 days' AND NEW.ip = ''
      AND to_jsonb(NEW) - 'ip' = to_jsonb(OLD) - 'ip' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;
