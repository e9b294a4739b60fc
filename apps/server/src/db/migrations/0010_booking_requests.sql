DROP INDEX "bookings_slot";--> statement-breakpoint
DROP INDEX "bookings_taken";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirm_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "suggested_starts_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("confirm_by") WHERE "bookings"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot" ON "bookings" USING btree ("therapist_id","starts_at") WHERE "bookings"."state" in ('booked', 'requested');--> statement-breakpoint
CREATE INDEX "bookings_taken" ON "bookings" USING btree ("ends_at") WHERE "bookings"."state" in ('booked', 'requested');--> statement-breakpoint
UPDATE "bookings" SET "state" = 'requested', "confirm_by" = least(now() + interval '48 hours', "starts_at" - interval '1 hour')
WHERE "state" = 'booked' AND "starts_at" > now() + interval '1 hour'
AND NOT EXISTS (SELECT 1 FROM "outbox" WHERE "outbox"."id" = "bookings"."practice_mail_id" AND "outbox"."sent_at" IS NOT NULL);
