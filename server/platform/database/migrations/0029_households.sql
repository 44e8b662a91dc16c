-- Whether the owner of a listing lives there; the other members of its household said yes themselves.
ALTER TABLE listings ADD COLUMN owner_lives_there boolean NOT NULL DEFAULT true;

CREATE TABLE household_members (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, user_id)
);
CREATE INDEX household_members_user ON household_members (user_id, joined_at DESC, listing_id DESC);

-- A link is its secret, stored as a hash. A used one stays until it expires, for repeated requests.
CREATE TABLE household_invitations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX household_invitations_listing ON household_invitations (listing_id, id);
CREATE INDEX household_invitations_expiry ON household_invitations (expires_at);

-- Nobody lives in the listing of a user with whom there is a block, however the block came about.
CREATE FUNCTION end_membership_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM household_members m USING listings l
    WHERE l.id = m.listing_id
      AND (l.user_id, m.user_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END $$;
CREATE TRIGGER blocks_end_membership AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION end_membership_of_blocked();
