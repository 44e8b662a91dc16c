-- Who has seen a listing that a group considers, and what each last saw of it. A listing that was
-- deleted stays, with its title, so that the group hears that it is gone.
ALTER TABLE group_listings DROP CONSTRAINT group_listings_listing_id_fkey,
  ADD COLUMN listing_title text NOT NULL DEFAULT '',
  ADD COLUMN revision integer NOT NULL DEFAULT 0;
DROP INDEX group_listings_listing;
ALTER TABLE group_votes ADD COLUMN revision integer NOT NULL DEFAULT 0;

CREATE TABLE group_listing_looks (
  group_id integer NOT NULL,
  listing_id integer NOT NULL,
  user_id integer NOT NULL,
  opened_at timestamptz,
  revision integer NOT NULL DEFAULT 0,
  seen_state text,
  seen_total integer,
  seen_currency text,
  PRIMARY KEY (group_id, listing_id, user_id),
  FOREIGN KEY (group_id, listing_id) REFERENCES group_listings ON DELETE CASCADE,
  FOREIGN KEY (group_id, user_id) REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX group_listing_looks_member ON group_listing_looks (group_id, user_id);
