CREATE TABLE "user_words" (
	"user_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "user_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
DROP INDEX "users_words_idx";--> statement-breakpoint
ALTER TABLE "user_words" ADD CONSTRAINT "user_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_words_word_idx" ON "user_words" USING btree ("word","user_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_action_idx" ON "audit_log" USING btree ("actor_id","action","id");--> statement-breakpoint
CREATE INDEX "users_inactive_payment_idx" ON "users" USING btree ("payment_status","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_inactive_payment_name_idx" ON "users" USING btree ("payment_status","name_key" collate "C","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_inactive_payment_projects_idx" ON "users" USING btree ("payment_status","project_count","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_payment_name_idx" ON "users" USING btree ("payment_status","name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_payment_projects_idx" ON "users" USING btree ("payment_status","project_count","id");