-- A UUID version 7 by the clock of the database, to the microsecond. Versions of a project are sorted by their ids: made
-- under the lock of the project, by one clock for all processes, they come in the order in which the texts were replaced.
CREATE OR REPLACE FUNCTION version_id() RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  us bigint := floor(extract(epoch FROM clock_timestamp()) * 1000000);
BEGIN
  RETURN (
    lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex((us % 1000) * 4), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17)
  )::uuid;
END
$$;
