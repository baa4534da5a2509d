DROP INDEX "audit_log_target_idx";--> statement-breakpoint
DROP INDEX "users_project_count_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text GENERATED ALWAYS AS (left(lower(translate(regexp_replace(normalize("first_name" || ' ' || "last_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 500)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(left(lower(translate(regexp_replace(normalize("first_name" || ' ' || "last_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 500) || ' ' || translate(left(lower(translate(regexp_replace(normalize("first_name" || ' ' || "last_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 500), '-', ' ') || ' ' || regexp_replace(left(lower(translate(regexp_replace(normalize("first_name" || ' ' || "last_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 500), '(^| )ال', '\1', 'g') || ' ' || lower("email") || ' ' || lower(split_part("email", '@', 2)), ' '), ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "users_inactive_idx" ON "users" USING btree ("id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_payment_idx" ON "users" USING btree ("payment_status","id");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_words_idx" ON "users" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_target_idx" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "users_project_count_idx" ON "users" USING btree ("project_count","id");