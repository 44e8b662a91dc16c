-- Wanted pages of groups, and invitations to them.
ALTER TABLE wanted_pages
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD CONSTRAINT wanted_pages_group FOREIGN KEY (group_id) REFERENCES groups ON DELETE CASCADE NOT VALID;

ALTER TABLE wanted_invitations
  ALTER COLUMN seeker_id DROP NOT NULL,
  ADD COLUMN group_id integer,
  ADD CONSTRAINT wanted_invitations_group
    FOREIGN KEY (group_id) REFERENCES groups ON DELETE CASCADE NOT VALID,
  ADD CONSTRAINT wanted_invitations_one_side CHECK (num_nonnulls(seeker_id, group_id) = 1) NOT VALID;

-- A page of a group is found where the one who leads it looks.
CREATE FUNCTION place_new_group_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT u.latitude, u.longitude INTO NEW.latitude, NEW.longitude
    FROM group_members m JOIN users u ON u.id = m.user_id
    WHERE m.group_id = NEW.group_id AND m.role = 'lead';
  RETURN NEW;
END $$;

CREATE FUNCTION place_group_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wanted_pages w SET latitude = u.latitude, longitude = u.longitude
    FROM users u WHERE u.id = NEW.user_id AND w.group_id = NEW.group_id;
  RETURN NULL;
END $$;

CREATE FUNCTION place_led_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wanted_pages w SET latitude = NEW.latitude, longitude = NEW.longitude
    FROM group_members m
    WHERE m.user_id = NEW.id AND m.role = 'lead' AND w.group_id = m.group_id;
  RETURN NULL;
END $$;

CREATE TRIGGER wanted_pages_have_the_place_of_the_lead BEFORE INSERT ON wanted_pages
  FOR EACH ROW WHEN (NEW.group_id IS NOT NULL) EXECUTE FUNCTION place_new_group_page();
CREATE TRIGGER leads_place_wanted_pages AFTER UPDATE OF role ON group_members
  FOR EACH ROW WHEN (NEW.role = 'lead') EXECUTE FUNCTION place_group_page();
CREATE TRIGGER places_of_leads_place_wanted_pages AFTER UPDATE OF latitude, longitude ON users
  FOR EACH ROW WHEN (OLD.latitude IS DISTINCT FROM NEW.latitude
    OR OLD.longitude IS DISTINCT FROM NEW.longitude)
  EXECUTE FUNCTION place_led_pages();

--> afterwards
ALTER TABLE wanted_pages VALIDATE CONSTRAINT wanted_pages_group;
ALTER TABLE wanted_invitations VALIDATE CONSTRAINT wanted_invitations_group;
ALTER TABLE wanted_invitations VALIDATE CONSTRAINT wanted_invitations_one_side;
DROP INDEX CONCURRENTLY IF EXISTS wanted_pages_of_groups;
CREATE INDEX CONCURRENTLY wanted_pages_of_groups ON wanted_pages (id) WHERE group_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS wanted_pages_of_groups_by_area;
CREATE INDEX CONCURRENTLY wanted_pages_of_groups_by_area ON wanted_pages (latitude, longitude)
  WHERE latitude IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS wanted_invitations_once_for_a_group;
CREATE UNIQUE INDEX CONCURRENTLY wanted_invitations_once_for_a_group
  ON wanted_invitations (listing_id, group_id) WHERE group_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS wanted_invitations_to_groups;
CREATE INDEX CONCURRENTLY wanted_invitations_to_groups ON wanted_invitations (group_id, id DESC)
  WHERE group_id IS NOT NULL;
