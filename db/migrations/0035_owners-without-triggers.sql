-- later: what the release before needed, which runs no more
-- One after the other, all of these locks are waited for less than a second.
SET LOCAL lock_timeout = '100ms';
--> statement-breakpoint
DROP TRIGGER project_versions_owner ON project_versions;
--> statement-breakpoint
DROP TRIGGER version_bases_owner ON version_bases;
--> statement-breakpoint
DROP TRIGGER project_shares_owner ON project_shares;
--> statement-breakpoint
DROP TRIGGER webhook_deliveries_owner ON webhook_deliveries;
--> statement-breakpoint
DROP TRIGGER idempotency_keys_owner ON idempotency_keys;
--> statement-breakpoint
DROP TRIGGER user_sessions_secret ON user_sessions;
--> statement-breakpoint
DROP TRIGGER api_tokens_secret ON api_tokens;
--> statement-breakpoint
DROP TRIGGER project_shares_secret ON project_shares;
--> statement-breakpoint
DROP FUNCTION fill_owner();
--> statement-breakpoint
DROP FUNCTION keep_secret_owner();
