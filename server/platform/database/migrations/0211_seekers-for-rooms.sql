-- Owners are told of new wanted pages that fit their rooms.
CREATE TABLE wanted_alerts (
  listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  -- The newest wanted page that the room was compared with.
  last_page_id integer NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now(),
  -- Pages that fit and that its owner was not told of yet.
  page_ids integer[] NOT NULL DEFAULT '{}'
);
CREATE INDEX wanted_alerts_due ON wanted_alerts (checked_at);

CREATE FUNCTION await_seekers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_alerts (listing_id, last_page_id)
    SELECT NEW.id, coalesce(max(id), 0) FROM wanted_pages ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- A room that is offered hears of pages that are written from then on.
CREATE TRIGGER offered_rooms_await_seekers AFTER INSERT OR UPDATE OF status ON listings
  FOR EACH ROW WHEN (NEW.status = 'active' AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION await_seekers();

ALTER TABLE notification_settings ADD COLUMN seeker_mails boolean NOT NULL DEFAULT true;

--> afterwards
INSERT INTO wanted_alerts (listing_id, last_page_id)
  SELECT l.id, coalesce((SELECT max(id) FROM wanted_pages), 0) FROM listings l
  WHERE l.user_id IS NOT NULL AND l.status = 'active' ON CONFLICT DO NOTHING;
