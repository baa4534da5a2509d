ALTER TABLE "recovery_codes" ADD COLUMN "is_strong" boolean DEFAULT false NOT NULL;
