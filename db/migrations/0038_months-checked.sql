-- apart: what 0028 and 0037 let stand is read while everybody reads and writes; what was checked is found checked when it runs again
ALTER TABLE "actual_months" VALIDATE CONSTRAINT "actual_months_source";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "webhook_deliveries_event";
