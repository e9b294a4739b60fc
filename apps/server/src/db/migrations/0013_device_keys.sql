ALTER TABLE "profiles" ADD COLUMN "device_key" "bytea";--> statement-breakpoint
ALTER TABLE "records" DROP COLUMN "facet";