CREATE TABLE "payment_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"stripe_payment_intent_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_disputes_state" CHECK ("payment_disputes"."state" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_payment_status";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "place_held_from" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "place_held_domain" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_disputes_intent_idx" ON "payment_disputes" USING btree ("stripe_payment_intent_id");--> statement-breakpoint
CREATE INDEX "users_place_from_idx" ON "users" USING btree ("place_held_from") WHERE "users"."place_held_from" is not null;--> statement-breakpoint
CREATE INDEX "users_place_domain_idx" ON "users" USING btree ("place_held_domain") WHERE "users"."place_held_domain" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."order_status" in ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'disputed'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_payment_status" CHECK ("users"."payment_status" in ('pending', 'free_trial', 'paid', 'failed', 'refunded', 'disputed'));