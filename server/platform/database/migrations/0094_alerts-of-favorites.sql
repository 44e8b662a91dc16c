-- Whoever has a room among their favorites hears when its rent or its state changes.

-- As its user was last told it; null where they saw it since. The same shape as what they last saw.
ALTER TABLE listing_marks
  ADD COLUMN known_state text,
  ADD COLUMN known_total integer,
  ADD COLUMN known_currency text;
-- Who has a listing among their favorites. Locks the table while it is built.
CREATE INDEX listing_marks_of_listing ON listing_marks (listing_id) WHERE mark = 'favorite';

-- Listings that changed for who has them among their favorites, until their alerts are queued.
CREATE TABLE favorite_events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL
);

-- Written by the transaction of the listing itself, so none is missed. A listing that was not
-- offered for lack of a confirmation, and is confirmed again, is available again.
CREATE FUNCTION note_changed_favorites() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO favorite_events (listing_id)
    SELECT n.id FROM changed n JOIN former o ON o.id = n.id
    WHERE (o.status <> n.status
        OR n.status = 'active' AND (o.currency, o.monthly_total) <> (n.currency, n.monthly_total)
        OR n.status = 'active' AND o.offered_until < (now() AT TIME ZONE 'UTC')::date
          AND n.offered_until >= (now() AT TIME ZONE 'UTC')::date)
      AND EXISTS (SELECT FROM listing_marks m WHERE m.listing_id = n.id AND m.mark = 'favorite')
    ORDER BY n.id;
  IF FOUND THEN PERFORM pg_notify('listing_events', ''); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION note_deleted_favorites() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO favorite_events (listing_id)
    SELECT o.id FROM former o
    WHERE EXISTS (SELECT FROM listing_marks m WHERE m.listing_id = o.id AND m.mark = 'favorite')
    ORDER BY o.id;
  IF FOUND THEN PERFORM pg_notify('listing_events', ''); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_update_changes_favorites AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_favorites();
CREATE TRIGGER listings_delete_changes_favorites AFTER DELETE ON listings
  REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_favorites();

-- Favorites that their user is still to be told of. What a mail tells is fixed before it is sent
-- (`mail_job_id`), because a mail that is sent again must tell the same. Who takes the heart off
-- hears nothing more.
CREATE TABLE favorite_alerts (
  user_id integer NOT NULL,
  listing_id integer NOT NULL,
  mail_job_id uuid,
  state text,
  total integer,
  currency text,
  PRIMARY KEY (user_id, listing_id),
  FOREIGN KEY (user_id, listing_id) REFERENCES listing_marks (user_id, listing_id) ON DELETE CASCADE
);

ALTER TABLE notification_settings
  ADD COLUMN favorite_mails boolean NOT NULL DEFAULT true,
  -- When they were last told of favorites: at most once an hour.
  ADD COLUMN favorites_mailed_at timestamptz;

ALTER TABLE mail_jobs
  DROP CONSTRAINT mail_jobs_about,
  ADD CONSTRAINT mail_jobs_about CHECK (
    num_nonnulls(inquiry_id, notice_id, report_id, statement_id) = CASE
    WHEN kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly', 'favorites_changed',
      'confirm_listings', 'organization_code') THEN 0
    ELSE 1 END);
