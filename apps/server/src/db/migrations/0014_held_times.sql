ALTER TABLE "bookings" ADD COLUMN "held_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("held_ends_at") WHERE "bookings"."held_ends_at" is not null;