-- Same title and place, however they are spelt: letters and digits alone count.
CREATE FUNCTION listing_twin(title text, place text) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT hashtextextended(
    lower(regexp_replace(title, '[^[:alnum:]]+', ' ', 'g')) || '|' ||
    lower(regexp_replace(place, '[^[:alnum:].-]+', ' ', 'g')), 0) $$;--> statement-breakpoint
-- A spot of about 100 m, as text.
CREATE FUNCTION listing_spot(latitude double precision, longitude double precision) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT round(latitude::numeric, 3)::text || ',' || round(longitude::numeric, 3)::text $$;--> statement-breakpoint
CREATE TABLE "import_file_parts" (
	"file_id" integer NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_file_parts_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"arrived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"file_id" integer,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"is_cancelling" boolean DEFAULT false NOT NULL,
	"message" text,
	"mapping" jsonb NOT NULL,
	"new_status" text NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"set_aside" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"started_by" integer,
	"lease" uuid,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_sum" CHECK (rows_done = added + updated + unchanged + set_aside and rows_done >= 0)
);
--> statement-breakpoint
CREATE TABLE "import_set_aside_rows" (
	"run_id" integer NOT NULL,
	"row" integer NOT NULL,
	"line" integer NOT NULL,
	"source_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "import_set_aside_rows_run_id_row_pk" PRIMARY KEY("run_id","row")
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"new_status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_origins" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "external_origins" ADD COLUMN "duplicate_of" integer;--> statement-breakpoint
ALTER TABLE "import_file_parts" ADD CONSTRAINT "import_file_parts_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_set_aside_rows" ADD CONSTRAINT "import_set_aside_rows_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_files_key" ON "import_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "import_files_source" ON "import_files" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "import_files_created" ON "import_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_runs_source" ON "import_runs" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "import_runs_file" ON "import_runs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "import_runs_person" ON "import_runs" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_of_a_source" ON "import_runs" USING btree ("source_id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "import_runs_unfinished" ON "import_runs" USING btree ("id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "import_sources_name" ON "import_sources" USING btree ("name");--> statement-breakpoint
ALTER TABLE "external_origins" ADD CONSTRAINT "external_origins_duplicate_of_listings_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_origins_gone" ON "external_origins" USING btree ("gone_at") WHERE gone_at is not null;--> statement-breakpoint
CREATE INDEX "external_origins_duplicate" ON "external_origins" USING btree ("duplicate_of") WHERE duplicate_of is not null;--> statement-breakpoint
CREATE INDEX "listings_twin_address" ON "listings" USING btree (listing_twin(title, address));--> statement-breakpoint
CREATE INDEX "listings_twin_point" ON "listings" USING btree (listing_twin(title, listing_spot(latitude, longitude))) WHERE latitude is not null;--> statement-breakpoint
-- Compressing what is read a few times and deleted again is not worth its time.
ALTER TABLE "import_file_parts" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
