ALTER TABLE "import_runs" ADD COLUMN "kind" text;--> statement-breakpoint
-- Those before were read as their source said.
UPDATE "import_runs" r SET "kind" = s."kind" FROM "import_sources" s WHERE s."id" = r."source_id";--> statement-breakpoint
ALTER TABLE "import_runs" ALTER COLUMN "kind" SET NOT NULL;
