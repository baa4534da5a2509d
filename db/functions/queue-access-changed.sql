-- Tells webhooks that an account may, or may no longer, use what is paid for (trigger users_access_changed, whose condition is
-- that of hasAccess in server/auth/accounts.ts).
CREATE OR REPLACE FUNCTION queue_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given boolean := NEW.is_admin OR NEW.account_type <> 'requires_payment';
BEGIN
  PERFORM queue_webhook_event(NEW.id, CASE WHEN given THEN 'access.given' ELSE 'access.ended' END, NULL,
    jsonb_build_object('account', jsonb_build_object('hasAccess', given)));
  RETURN NULL;
END
$$;
