ALTER TABLE "profiles" ADD COLUMN "record_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "record_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "tombstone_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "record_count" = "kept"."present", "record_bytes" = "kept"."bytes", "tombstone_count" = "kept"."deleted"
FROM (SELECT "owner", count("sealed")::int AS "present", count(*)::int - count("sealed")::int AS "deleted", coalesce(sum(octet_length("sealed")), 0) AS "bytes" FROM "records" GROUP BY "owner") AS "kept"
WHERE "kept"."owner" = "profiles"."user_id";--> statement-breakpoint
UPDATE "records" SET "updated_at" = now() WHERE "updated_at" > now() + interval '5 minutes';--> statement-breakpoint
UPDATE "records" SET "occurred_at" = now() WHERE "occurred_at" > now() + interval '5 minutes';
