-- 0040 checks the rows that are there: here it would hold the table.
ALTER TABLE "actual_months" DROP CONSTRAINT "actual_months_source";--> statement-breakpoint
ALTER TABLE "actual_months" ADD CONSTRAINT "actual_months_source" CHECK ("actual_months"."source" in ('salla', 'zid', 'shopify', 'woocommerce', 'noon', 'amazonOrders', 'otherOrders', 'sallaPayments', 'tabby', 'tamara', 'emkan', 'moyasar', 'amazon', 'courier', 'otherSettlement', 'meta', 'snapchat', 'tiktok', 'google', 'otherAdvertising', 'founder')) NOT VALID;
