CREATE TABLE "vital_counts" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"route" text NOT NULL,
	"bucket" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "vital_counts_metric_day_route_bucket_pk" PRIMARY KEY("metric","day","route","bucket"),
	CONSTRAINT "vital_counts_visits" CHECK (visits > 0)
);
--> statement-breakpoint
ALTER TABLE "listings" DROP CONSTRAINT "listings_status";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hidden_note" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "owner_suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "held_status" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_created" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_queue" ON "reports" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_thing" ON "reports" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "reports_closed_by" ON "reports" USING btree ("closed_by");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_held_status" CHECK (held_status in ('active', 'paused', 'filled', 'pending', 'rejected'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_hidden_for_a_reason" CHECK ((status = 'hidden') = (hidden_note is not null or owner_suspended)
        and (status = 'hidden') = (held_status is not null));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_status" CHECK (status in ('active', 'paused', 'filled', 'pending', 'rejected', 'hidden'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_status" CHECK (status in ('open', 'resolved', 'dismissed'));--> statement-breakpoint
-- Triggers, so that no import, form or review can bring back into sight what administrators hid:
-- whoever sets a status sets what it will be afterwards.
CREATE FUNCTION hold_hidden_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := CASE WHEN NEW.status = 'hidden' THEN NEW.held_status ELSE NEW.status END;
BEGIN
  IF NEW.hidden_note IS NOT NULL OR NEW.owner_suspended THEN
    NEW.held_status := wanted;
    NEW.status := 'hidden';
  ELSE
    NEW.held_status := NULL;
    NEW.status := wanted;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER hidden_listings_stay_hidden BEFORE UPDATE ON listings
  FOR EACH ROW
  WHEN (NEW.hidden_note IS NOT NULL OR NEW.owner_suspended OR NEW.status = 'hidden')
  EXECUTE FUNCTION hold_hidden_listing();--> statement-breakpoint
-- The lock lets a room posted while its owner is being suspended wait for that.
CREATE FUNCTION hold_listing_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT suspended_at IS NOT NULL INTO NEW.owner_suspended
    FROM users WHERE id = NEW.user_id FOR SHARE;
  NEW.owner_suspended := coalesce(NEW.owner_suspended, false);
  IF NEW.owner_suspended THEN
    NEW.held_status := NEW.status;
    NEW.status := 'hidden';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER listings_of_suspended_are_hidden BEFORE INSERT ON listings
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION hold_listing_of_suspended();--> statement-breakpoint
CREATE FUNCTION follow_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET owner_suspended = NEW.suspended_at IS NOT NULL WHERE user_id = NEW.id;
  IF NEW.suspended_at IS NOT NULL THEN
    UPDATE sessions SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER suspension_is_followed AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL))
  EXECUTE FUNCTION follow_suspension();
