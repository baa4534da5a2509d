-- TRUNCATE fires no trigger of a row. Only tests, which begin with an empty log, set what this looks for.
CREATE OR REPLACE FUNCTION audit_log_is_not_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('mizan.tests_empty_audit_log', true) IS DISTINCT FROM 'on' THEN
    RAISE EXCEPTION 'audit_log is append-only';
  END IF;
  RETURN NULL;
END
$$;
