-- Listings that the members of a group show each other.
CREATE TABLE group_listings (
  group_id integer NOT NULL REFERENCES groups ON DELETE CASCADE,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  -- Null once they deleted the account.
  added_by integer REFERENCES users ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_id, listing_id)
);
CREATE INDEX group_listings_listing ON group_listings (listing_id);
CREATE INDEX group_listings_user ON group_listings (added_by);

-- What each member thinks of one; it goes with the membership.
CREATE TABLE group_votes (
  group_id integer NOT NULL,
  listing_id integer NOT NULL,
  user_id integer NOT NULL,
  vote text NOT NULL CHECK (vote IN ('yes', 'maybe', 'no')),
  note text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (group_id, listing_id, user_id),
  FOREIGN KEY (group_id, listing_id) REFERENCES group_listings ON DELETE CASCADE,
  FOREIGN KEY (group_id, user_id) REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX group_votes_member ON group_votes (group_id, user_id);
