CREATE TABLE "group_members" (
	"group_id" text NOT NULL,
	"owner" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"pseudonym_digest" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_owner_pk" PRIMARY KEY("group_id","owner")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text,
	"type" text,
	"sealed" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_profiles_user_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_pseudonym" ON "group_members" USING btree ("group_id","pseudonym_digest");--> statement-breakpoint
CREATE INDEX "group_members_owner" ON "group_members" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "groups_newest" ON "groups" USING btree ("created_at");