-- People who look for a home together.
CREATE TABLE groups (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A seat makes more than six impossible, whoever joins at the same time.
CREATE TABLE group_members (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  group_id integer NOT NULL REFERENCES groups ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  seat integer NOT NULL CHECK (seat BETWEEN 1 AND 6),
  role text NOT NULL CHECK (role IN ('lead', 'member')),
  -- Whether they look with this group now.
  is_active boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (group_id, seat),
  UNIQUE (group_id, user_id)
);
CREATE UNIQUE INDEX group_members_one_lead ON group_members (group_id) WHERE role = 'lead';
CREATE UNIQUE INDEX group_members_one_active ON group_members (user_id) WHERE is_active;
CREATE INDEX group_members_user ON group_members (user_id, joined_at DESC, group_id DESC);

-- One for each group at most. A link is its secret, stored as a hash.
CREATE TABLE group_invitations (
  group_id integer PRIMARY KEY REFERENCES groups ON DELETE CASCADE,
  code_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  most_uses integer NOT NULL,
  CHECK (uses BETWEEN 0 AND most_uses)
);
CREATE INDEX group_invitations_expiry ON group_invitations (expires_at);

-- The open pages of all members follow the group.
CREATE FUNCTION notify_group(changed_id integer, also_user integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object(
    'users', array_agg(user_id ORDER BY user_id),
    'event', json_build_object('type', 'group_changed', 'group_id', changed_id))::text)
  FROM (SELECT user_id FROM group_members WHERE group_id = changed_id
    UNION SELECT also_user WHERE also_user IS NOT NULL) readers
  HAVING count(*) > 0
$$;

-- Makes the oldest other member the lead, one who is not suspended before all who are.
CREATE FUNCTION pass_on_lead(led_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  next_id integer;
BEGIN
  SELECT m.id INTO next_id FROM group_members m JOIN users u ON u.id = m.user_id
    WHERE m.group_id = led_id
    ORDER BY u.suspended_at IS NOT NULL, m.role = 'lead', m.joined_at, m.id LIMIT 1;
  UPDATE group_members SET role = 'member' WHERE group_id = led_id AND role = 'lead' AND id <> next_id;
  UPDATE group_members SET role = 'lead' WHERE id = next_id AND role <> 'lead';
END $$;

-- However a member goes, also with their account: the group has a lead, or is gone with its last one.
CREATE FUNCTION follow_former_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM groups WHERE id = OLD.group_id FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM group_members WHERE group_id = OLD.group_id) THEN
    DELETE FROM groups WHERE id = OLD.group_id;
  ELSIF OLD.role = 'lead' THEN
    PERFORM pass_on_lead(OLD.group_id);
  END IF;
  PERFORM notify_group(OLD.group_id, OLD.user_id);
  RETURN NULL;
END $$;

CREATE FUNCTION follow_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_group(NEW.group_id, NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION follow_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_group(NEW.id, NULL);
  RETURN NULL;
END $$;

-- Whoever is suspended cannot lead. The others see that they are not shown any more.
CREATE FUNCTION follow_suspended_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  joined record;
BEGIN
  FOR joined IN SELECT m.group_id FROM group_members m WHERE m.user_id = NEW.id ORDER BY m.group_id LOOP
    PERFORM FROM groups WHERE id = joined.group_id FOR UPDATE;
    IF NEW.suspended_at IS NOT NULL AND EXISTS (SELECT FROM group_members
        WHERE group_id = joined.group_id AND user_id = NEW.id AND role = 'lead') THEN
      PERFORM pass_on_lead(joined.group_id);
    END IF;
    PERFORM notify_group(joined.group_id, NULL);
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER group_members_are_followed AFTER INSERT OR UPDATE OF role ON group_members
  FOR EACH ROW EXECUTE FUNCTION follow_member();
CREATE TRIGGER group_members_go AFTER DELETE ON group_members
  FOR EACH ROW EXECUTE FUNCTION follow_former_member();
CREATE TRIGGER groups_are_followed AFTER UPDATE OF name ON groups
  FOR EACH ROW EXECUTE FUNCTION follow_group();
CREATE TRIGGER suspension_follows_groups AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL))
  EXECUTE FUNCTION follow_suspended_member();

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
