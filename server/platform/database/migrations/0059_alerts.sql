-- Alerts: who saved a search hears of rooms that are new in it, cheaper, or free again.
ALTER TABLE saved_searches
  ADD COLUMN frequency text NOT NULL DEFAULT 'daily' CHECK (frequency IN ('at_once', 'daily', 'weekly')),
  ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
  -- When its owner last looked at what it found.
  ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();

-- What happened to listings, until it was compared with the saved searches. `before`: the listing as
-- it was, when it was offered already.
CREATE TABLE listing_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'available_again', 'changed')),
  before jsonb
);

-- Written by the transaction of the listing itself, so none is missed. Statement by statement, so
-- that an import costs one query for all its listings.
CREATE FUNCTION note_new_listings() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO listing_events (listing_id, kind)
    SELECT id, 'new' FROM changed WHERE status = 'active' ORDER BY id;
  IF FOUND THEN PERFORM pg_notify('listing_events', ''); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION note_changed_listings() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO listing_events (listing_id, kind, before)
    SELECT n.id,
      CASE WHEN o.status = 'active' THEN 'changed'
        WHEN o.status IN ('paused', 'filled') THEN 'available_again' ELSE 'new' END,
      CASE WHEN o.status = 'active' THEN to_jsonb(o) - 'description' END
    FROM changed n JOIN former o ON o.id = n.id
    WHERE n.status = 'active' AND (o.status <> 'active'
      OR (o.currency, o.monthly_total, o.total_bedrooms, o.current_roommates, o.traits)
        <> (n.currency, n.monthly_total, n.total_bedrooms, n.current_roommates, n.traits)
      OR (o.available_from, o.available_until, o.min_stay_months, o.max_stay_months)
        IS DISTINCT FROM (n.available_from, n.available_until, n.min_stay_months, n.max_stay_months)
      OR o.earth_point IS DISTINCT FROM n.earth_point OR o.search IS DISTINCT FROM n.search)
    ORDER BY n.id;
  IF FOUND THEN PERFORM pg_notify('listing_events', ''); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_insert_is_an_event AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_listings();
CREATE TRIGGER listings_update_is_an_event AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();

-- What a saved search found. The key makes it impossible to say the same twice: a room is new once,
-- cheaper once at each price, and free again once a day.
CREATE TABLE search_matches (
  search_id integer NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  listing_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'cheaper', 'available_again')),
  version text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it was mailed, or when it was found to be no longer worth a mail.
  mailed_at timestamptz,
  PRIMARY KEY (search_id, listing_id, kind, version)
);
CREATE INDEX search_matches_newest ON search_matches (search_id, created_at);
CREATE INDEX search_matches_unmailed ON search_matches (search_id) WHERE mailed_at IS NULL;
CREATE INDEX search_matches_age ON search_matches (created_at);

-- Whoever has no row gets alerts by mail, at any hour.
CREATE TABLE notification_settings (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  alert_mails boolean NOT NULL DEFAULT true,
  -- Hours of the day in which no mail goes out; from 22 to 7 is a night.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 23),
  time_zone text NOT NULL DEFAULT 'UTC',
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- The first moment from `since` on at which an alert of this frequency may go out: daily and weekly
-- ones at eight in the morning, none in the quiet hours.
CREATE FUNCTION alert_due_at(frequency text, since timestamptz, time_zone text, quiet_from integer,
    quiet_to integer) RETURNS timestamptz
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  due timestamp := since AT TIME ZONE time_zone;
  morning timestamp;
  hour integer;
BEGIN
  IF frequency <> 'at_once' THEN
    morning := date_trunc(CASE frequency WHEN 'weekly' THEN 'week' ELSE 'day' END, due) + interval '8 hours';
    IF morning < due THEN
      morning := morning + CASE frequency WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END;
    END IF;
    due := morning;
  END IF;
  hour := extract(hour FROM due);
  IF (quiet_from < quiet_to AND hour >= quiet_from AND hour < quiet_to)
    OR (quiet_from > quiet_to AND (hour >= quiet_from OR hour < quiet_to)) THEN
    morning := date_trunc('day', due) + make_interval(hours => quiet_to);
    due := CASE WHEN morning > due THEN morning ELSE morning + interval '1 day' END;
  END IF;
  RETURN greatest(since, due AT TIME ZONE time_zone);
END $$;

-- The queue of mails has alerts too: one job for all that a user is to hear with a frequency.
ALTER TABLE mail_jobs ALTER COLUMN inquiry_id DROP NOT NULL;
ALTER TABLE mail_jobs ADD CONSTRAINT mail_jobs_about
  CHECK ((inquiry_id IS NULL) = (kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly')));
CREATE UNIQUE INDEX mail_jobs_alerts ON mail_jobs (user_id, kind)
  WHERE inquiry_id IS NULL AND failed_at IS NULL;
