CREATE TABLE "daily_counters" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_counters_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("order_status","id");--> statement-breakpoint
CREATE INDEX "orders_customer_idx" ON "orders" USING btree ((left(lower(translate(regexp_replace(normalize("customer_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 200) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "orders_email_idx" ON "orders" USING btree ((left(lower(translate(regexp_replace(normalize("customer_email", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 200) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "orders_status_customer_idx" ON "orders" USING btree ("order_status",(left(lower(translate(regexp_replace(normalize("customer_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 200) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "orders_status_email_idx" ON "orders" USING btree ("order_status",(left(lower(translate(regexp_replace(normalize("customer_email", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 200) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "user_projects_name_idx" ON "user_projects" USING btree ((left(lower(translate(regexp_replace(normalize("project_name", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 200) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_email_text_idx" ON "users" USING btree ((left(lower(translate(regexp_replace(normalize("email", NFKD), '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]', '', 'g'), 'أإآٱةى', 'ااااهي')), 200) collate "C"),"id");--> statement-breakpoint
-- What was counted before there were days.
INSERT INTO "daily_counters" ("name", "day", "value")
SELECT 'users', ("created_at" AT TIME ZONE INTERVAL '3 hours')::date, count(*) FROM "users" GROUP BY 2
UNION ALL
SELECT 'projects', ("created_at" AT TIME ZONE INTERVAL '3 hours')::date, count(*) FROM "user_projects" GROUP BY 2
UNION ALL
SELECT 'revenue', ("created_at" AT TIME ZONE INTERVAL '3 hours')::date, (sum("total_amount") * 100)::bigint FROM "orders"
WHERE "stripe_payment_intent_id" IS NOT NULL AND "order_status" <> 'cancelled' GROUP BY 2;
