-- Searches offer a listing until its last day, and for 30 days after its owner, or its source, last
-- confirmed it. One column holds both, so that one comparison and the same indexes answer. 29: the
-- day of the confirmation is the first of the thirty.
--
-- Nobody was asked to confirm so far. What was confirmed long ago counts as confirmed 14 days ago:
-- its owner is asked at once and has 16 days, its source is imported again meanwhile. That is no
-- change that anyone must hear of, so without the triggers.
ALTER TABLE listings DISABLE TRIGGER USER;
UPDATE listings SET last_confirmed_at = now() - interval '14 days'
  WHERE last_confirmed_at < now() - interval '14 days';
ALTER TABLE listings ENABLE TRIGGER USER;

-- One rewrite of the table, which locks it: about half a minute for a million listings. Without the
-- indexes first, so that they are built once.
DROP INDEX listings_newest, listings_rent, listings_bedrooms, listings_earth_point;
ALTER TABLE listings ADD COLUMN offered_until date NOT NULL GENERATED ALWAYS AS (
  least(available_until, (last_confirmed_at AT TIME ZONE 'UTC')::date + 29)) STORED;
CREATE INDEX listings_newest ON listings (created_at DESC, id DESC, monthly_total, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  offered_until, currency, earth_point) WHERE status = 'active';
CREATE INDEX listings_rent ON listings (currency, monthly_total, id, created_at, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  offered_until) WHERE status = 'active';
CREATE INDEX listings_bedrooms ON listings (total_bedrooms, created_at DESC, id DESC, monthly_total,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  offered_until, currency) WHERE status = 'active';
CREATE INDEX listings_earth_point ON listings USING gist (earth_point) INCLUDE (id, created_at,
  monthly_total, total_bedrooms, available_from, current_roommates, traits, min_stay_months,
  max_stay_months, available_until, offered_until, currency) WHERE status = 'active';

-- Whose owner is to be asked.
CREATE INDEX listings_to_confirm ON listings (last_confirmed_at)
  WHERE status = 'active' AND user_id IS NOT NULL;
ANALYZE listings;

-- How often the owner was asked to confirm since `confirmed_at`: a column of its own would be a
-- change of the listing, which the indexes in memory follow.
CREATE TABLE listing_reminders (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  confirmed_at timestamptz NOT NULL,
  asked smallint NOT NULL CHECK (asked BETWEEN 1 AND 4)
);

-- The queue of mails has one job for all that an owner is asked, as it has for alerts.
ALTER TABLE mail_jobs
  DROP CONSTRAINT mail_jobs_about,
  ADD CONSTRAINT mail_jobs_about CHECK ((inquiry_id IS NULL)
    = (kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly', 'confirm_listings')));
