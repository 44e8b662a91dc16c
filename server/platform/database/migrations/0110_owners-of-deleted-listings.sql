-- Whose a deleted listing was, while the account exists: an administrator must not decide about
-- reports of a listing because they deleted it.
ALTER TABLE deleted_listings ADD COLUMN owner_id integer;
ALTER TABLE deleted_listings ADD CONSTRAINT deleted_listings_owner
  FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL NOT VALID;

CREATE OR REPLACE FUNCTION remember_deleted_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(OLD.held_status, OLD.status) NOT IN ('pending', 'rejected') THEN
    INSERT INTO deleted_listings (listing_id, latitude, longitude, owner_id)
    VALUES (OLD.id, round(OLD.latitude::numeric, 1), round(OLD.longitude::numeric, 1),
      -- With an account, its listings are deleted too: then nobody remains to be remembered.
      (SELECT id FROM users WHERE id = OLD.user_id))
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS deleted_listings_by_owner;
CREATE INDEX CONCURRENTLY deleted_listings_by_owner ON deleted_listings (owner_id)
  WHERE owner_id IS NOT NULL;
ALTER TABLE deleted_listings VALIDATE CONSTRAINT deleted_listings_owner;
