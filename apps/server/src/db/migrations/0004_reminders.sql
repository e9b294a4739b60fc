CREATE TABLE "push_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"owner" text PRIMARY KEY NOT NULL,
	"minute_of_day" integer NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"next_due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_owner" ON "push_devices" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("next_due_at");