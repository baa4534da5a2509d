CREATE TABLE "secret_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "place_held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_place_idx" ON "users" USING btree ("place_held_until") WHERE "users"."place_held_until" is not null;