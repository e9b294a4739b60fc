CREATE TABLE "group_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" text NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_hides" (
	"group_id" text NOT NULL,
	"owner" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_hides_group_id_owner_pk" PRIMARY KEY("group_id","owner")
);
--> statement-breakpoint
CREATE TABLE "group_reports" (
	"group_id" text NOT NULL,
	"owner" text NOT NULL,
	"reason" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_reports_group_id_owner_pk" PRIMARY KEY("group_id","owner")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "review" text DEFAULT 'held' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "reasons" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "group_hides" ADD CONSTRAINT "group_hides_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_hides" ADD CONSTRAINT "group_hides_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_reports" ADD CONSTRAINT "group_reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_reports" ADD CONSTRAINT "group_reports_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_decisions_group" ON "group_decisions" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "group_hides_owner" ON "group_hides" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "group_reports_owner" ON "group_reports" USING btree ("owner");