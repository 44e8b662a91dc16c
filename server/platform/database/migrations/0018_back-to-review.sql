ALTER TABLE "external_origins" ADD COLUMN "published_as" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "back_to_review" integer DEFAULT 0 NOT NULL;