CREATE TABLE "scheduled_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "owner" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "member_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "groups" SET "member_count" = "joined"."members"
FROM (SELECT "group_id", count(*)::int AS "members" FROM "group_members" GROUP BY "group_id") AS "joined"
WHERE "joined"."group_id" = "groups"."id";
