ALTER TABLE "reminders" ADD COLUMN "about" text DEFAULT 'check_in' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_pkey";--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_owner_about_pk" PRIMARY KEY("owner","about");