CREATE TABLE "admin_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"admin_name" text NOT NULL,
	"act" text NOT NULL,
	"thing_kind" text NOT NULL,
	"thing_id" integer,
	"thing_label" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admin_acts_details" CHECK (jsonb_typeof(details) = 'object')
);
--> statement-breakpoint
CREATE INDEX "admin_acts_act" ON "admin_acts" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "admin_acts_admin" ON "admin_acts" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "admin_acts_thing" ON "admin_acts" USING btree ("thing_kind","thing_id","id");--> statement-breakpoint
-- Refuses whoever asks, the owner of the table too: what was done stays written down.
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER admin_acts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
