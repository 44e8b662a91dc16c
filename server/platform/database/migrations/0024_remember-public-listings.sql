-- Only listings that the public could see are answered as gone; the others never were there for it.
CREATE OR REPLACE FUNCTION remember_deleted_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(OLD.held_status, OLD.status) NOT IN ('pending', 'rejected') THEN
    INSERT INTO deleted_listings (listing_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

DROP INDEX users_newest;
