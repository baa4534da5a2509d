-- What was noted stays: the trigger audit_log_append_only refuses every change of a row, and every deletion but that of rows
-- of more than four years, by the one statement that says what it is about.
CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('mizan.audit_log_ends', true) = 'on'
    AND OLD.created_at < now() - interval '4 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;
