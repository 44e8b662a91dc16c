-- Cards of deleted rooms on other sites lead to rooms nearby. A tenth of a degree, about 11 km, is
-- enough for that, and does not tell where the room was.
ALTER TABLE deleted_listings ADD COLUMN latitude real, ADD COLUMN longitude real;

CREATE OR REPLACE FUNCTION remember_deleted_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(OLD.held_status, OLD.status) NOT IN ('pending', 'rejected') THEN
    INSERT INTO deleted_listings (listing_id, latitude, longitude)
    VALUES (OLD.id, round(OLD.latitude::numeric, 1), round(OLD.longitude::numeric, 1))
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
