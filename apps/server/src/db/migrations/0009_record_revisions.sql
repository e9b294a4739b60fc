DROP INDEX "records_changes";--> statement-breakpoint
CREATE INDEX "records_revisions" ON "records" USING btree ("owner","revision");