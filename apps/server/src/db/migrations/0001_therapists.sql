CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"reference" text NOT NULL,
	"therapist_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"mail_id" text,
	"practice_mail_id" text,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "therapist_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"therapist_id" text NOT NULL,
	"author" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_practice_mail_id_outbox_id_fk" FOREIGN KEY ("practice_mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapist_messages" ADD CONSTRAINT "therapist_messages_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_slot" ON "bookings" USING btree ("therapist_id","starts_at") WHERE "bookings"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_taken" ON "bookings" USING btree ("ends_at") WHERE "bookings"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_owner" ON "bookings" USING btree ("owner","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_mail" ON "bookings" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "bookings_practice_mail" ON "bookings" USING btree ("practice_mail_id");--> statement-breakpoint
CREATE INDEX "therapist_messages_thread" ON "therapist_messages" USING btree ("owner","therapist_id","sent_at");