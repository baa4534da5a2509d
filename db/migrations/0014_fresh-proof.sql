ALTER TABLE "otps" DROP CONSTRAINT "otps_type";--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_type" CHECK ("otps"."type" in ('registration', 'login', 'password_reset', 'proof'));--> statement-breakpoint
-- Passwords that administrators have set and nobody has replaced get as long as new ones.
UPDATE "users" SET "password_ends_at" = now() + interval '72 hours' WHERE "must_change_password" AND "password_hash" <> '';
