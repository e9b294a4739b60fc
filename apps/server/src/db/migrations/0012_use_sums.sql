CREATE TABLE "use_sums" (
	"day" text NOT NULL,
	"part" text NOT NULL,
	"uses" integer NOT NULL,
	"devices" integer NOT NULL,
	CONSTRAINT "use_sums_day_part_pk" PRIMARY KEY("day","part")
);
