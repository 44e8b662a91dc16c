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

-- Whoever is suspended cannot lead. Where all were suspended, the first who returns leads. The others
-- see who is not shown any more.
CREATE FUNCTION follow_suspended_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  joined record;
BEGIN
  FOR joined IN SELECT m.group_id FROM group_members m WHERE m.user_id = NEW.id ORDER BY m.group_id LOOP
    PERFORM FROM groups WHERE id = joined.group_id FOR UPDATE;
    IF EXISTS (SELECT FROM group_members m JOIN users u ON u.id = m.user_id
        WHERE m.group_id = joined.group_id AND m.role = 'lead' AND u.suspended_at IS NOT NULL) THEN
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

-- Listings that the members of a group show each other. No reference to listings: one that was
-- deleted is said to be gone. The title is that of the day on which it was shown.
CREATE TABLE group_listings (
  group_id integer NOT NULL REFERENCES groups ON DELETE CASCADE,
  listing_id integer NOT NULL,
  listing_title text NOT NULL DEFAULT '',
  -- Null once they deleted the account.
  added_by integer REFERENCES users ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  -- Counts the votes on it, under the lock of the group: a clock would miss what a slow transaction
  -- wrote before somebody looked and committed after.
  revision integer NOT NULL DEFAULT 0,
  PRIMARY KEY (group_id, listing_id)
);
CREATE INDEX group_listings_user ON group_listings (added_by);

-- What each member thinks of one; it goes with the membership.
CREATE TABLE group_votes (
  group_id integer NOT NULL,
  listing_id integer NOT NULL,
  user_id integer NOT NULL,
  vote text NOT NULL CHECK (vote IN ('yes', 'maybe', 'no')),
  note text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- That of the listing when it was cast or last changed.
  revision integer NOT NULL DEFAULT 0,
  PRIMARY KEY (group_id, listing_id, user_id),
  FOREIGN KEY (group_id, listing_id) REFERENCES group_listings ON DELETE CASCADE,
  FOREIGN KEY (group_id, user_id) REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX group_votes_member ON group_votes (group_id, user_id);

-- What a member has seen of a listing that the group considers.
CREATE TABLE group_listing_looks (
  group_id integer NOT NULL,
  listing_id integer NOT NULL,
  user_id integer NOT NULL,
  -- When they first opened it from the group, showed it or voted on it; the others are told that
  -- they have seen it.
  opened_at timestamptz,
  -- As they last saw it in the group, for themselves: what differs now is news. Without a state they
  -- have not looked since it was shown. The rent is that with all costs.
  revision integer NOT NULL DEFAULT 0,
  seen_state text,
  seen_total integer,
  seen_currency text,
  PRIMARY KEY (group_id, listing_id, user_id),
  FOREIGN KEY (group_id, listing_id) REFERENCES group_listings ON DELETE CASCADE,
  FOREIGN KEY (group_id, user_id) REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX group_listing_looks_member ON group_listing_looks (group_id, user_id);

-- What a group has written stays when it ends, with the one who was the last.
ALTER TABLE inquiries ADD CONSTRAINT inquiries_group
  FOREIGN KEY (group_id) REFERENCES groups ON DELETE SET NULL;

-- The open pages of both sides follow an inquiry, and those of one who left it.
CREATE FUNCTION notify_inquiry(changed_id integer, also_user integer) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', json_build_object('users', inquiry_readers(changed_id) || also_user,
    'event', json_build_object('type', 'inquiry_changed', 'inquiry_id', changed_id,
      'kind', 'listing'))::text)
$$;

-- Whether more than words hangs on an inquiry: an agreed viewing, or an offer.
CREATE FUNCTION is_inquiry_bound(asked_id integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM offers WHERE inquiry_id = asked_id
      AND status IN ('offered', 'accepted', 'moved_in'))
    OR EXISTS (SELECT FROM viewings v JOIN viewing_slots s ON s.id = v.slot_id
      WHERE v.inquiry_id = asked_id AND v.status = 'agreed' AND s.ends_at > now())
$$;

-- Somebody joined a group that was offered a room, or left it: everyone of it answers again, at least
-- for three days. The day of moving in makes an accepted offer history.
CREATE FUNCTION reopen_offer(asked_id integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reopened_id integer;
BEGIN
  UPDATE offers SET status = 'offered', updated_at = now(), reopened_at = now(),
      answer_by = least(move_in, greatest(answer_by, (now() AT TIME ZONE 'UTC')::date + 3))
    WHERE inquiry_id = asked_id AND (status = 'offered' OR status = 'accepted'
      AND move_in >= ((now() - interval '12 hours') AT TIME ZONE 'UTC')::date)
    RETURNING id INTO reopened_id;
  IF reopened_id IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM offer_acceptances WHERE offer_id = reopened_id;
  UPDATE inquiries SET updated_at = now(), sender_unread = sender_unread + 1, sender_archived = false,
      recipient_unread = recipient_unread + 1, recipient_archived = false WHERE id = asked_id;
  PERFORM queue_job(mail_id, 'mail', mail_id::text, jsonb_build_object('kind', 'offer_answered',
      'user_id', user_id, 'offer_id', reopened_id, 'status', 'offered'))
    FROM (SELECT gen_random_uuid() AS mail_id, user_id
      FROM unnest(inquiry_readers(asked_id)) user_id) mails;
  PERFORM pg_notify('jobs', 'mail');
END $$;

-- Adds one of a group to its open inquiry. Their own one about the same listing is withdrawn and leads
-- here. Who applies with another group, or alone with more than words, stays there.
CREATE FUNCTION join_inquiry(joined_id integer, person integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  joined record;
  alone_id integer;
BEGIN
  SELECT i.id, i.listing_id, i.recipient_id INTO joined FROM inquiries i
    WHERE i.id = joined_id AND i.group_id IS NOT NULL AND i.status IN ('sent', 'read', 'accepted')
      AND i.listing_id IS NOT NULL AND i.recipient_id <> person
      AND NOT EXISTS (SELECT FROM blocks WHERE (blocker_id, blocked_id)
        IN ((i.recipient_id, person), (person, i.recipient_id)))
      AND NOT EXISTS (SELECT FROM users WHERE id = person AND suspended_at IS NOT NULL)
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE inquiries i SET status = 'withdrawn', joined_inquiry_id = joined.id, updated_at = now(),
      sender_unread = 0, recipient_unread = 0
    WHERE i.sender_id = person AND i.listing_id = joined.listing_id AND i.kind = 'listing'
      AND i.group_id IS NULL AND i.status IN ('sent', 'read', 'accepted')
      AND NOT is_inquiry_bound(i.id)
    RETURNING i.id INTO alone_id;
  IF alone_id IS NOT NULL THEN
    PERFORM notify_inquiry(alone_id, NULL);
  END IF;
  IF has_open_inquiry(person, joined.listing_id) THEN
    RETURN;
  END IF;
  INSERT INTO inquiry_members (inquiry_id, user_id, listing_id)
    VALUES (joined.id, person, joined.listing_id) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    PERFORM reopen_offer(joined.id);
  END IF;
  PERFORM notify_inquiry(joined.id, NULL);
END $$;

-- Adds a person to the open inquiries of their groups.
CREATE FUNCTION join_group_inquiries(person integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  joined_id integer;
BEGIN
  FOR joined_id IN SELECT i.id FROM group_members m JOIN inquiries i ON i.group_id = m.group_id
      WHERE m.user_id = person AND i.status IN ('sent', 'read', 'accepted')
        AND NOT EXISTS (SELECT FROM inquiry_members
          WHERE inquiry_id = i.id AND user_id = person)
      ORDER BY i.id LOOP
    PERFORM join_inquiry(joined_id, person);
  END LOOP;
END $$;

-- Makes another one of the group the sender: the lead, else who joined first, one who is not suspended
-- before all who are. False when nobody else is in the inquiry.
CREATE FUNCTION pass_on_sender(passed_id integer, person integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  next_id integer;
BEGIN
  SELECT m.user_id INTO next_id FROM inquiries i JOIN inquiry_members m ON m.inquiry_id = i.id
    JOIN users u ON u.id = m.user_id
    LEFT JOIN group_members g ON g.group_id = i.group_id AND g.user_id = m.user_id
    WHERE i.id = passed_id AND m.user_id <> person
    ORDER BY u.suspended_at IS NOT NULL, g.role IS DISTINCT FROM 'lead', g.joined_at, m.user_id LIMIT 1;
  UPDATE inquiries SET sender_id = next_id WHERE id = passed_id AND next_id IS NOT NULL;
  RETURN next_id IS NOT NULL;
END $$;

-- Takes a person out of inquiries of a group. The last one keeps theirs alone.
CREATE FUNCTION leave_inquiries(person integer, left_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each record;
BEGIN
  FOR each IN SELECT id, sender_id FROM inquiries WHERE id = ANY (left_ids) ORDER BY id
      FOR NO KEY UPDATE LOOP
    IF each.sender_id = person AND NOT pass_on_sender(each.id, person) THEN
      UPDATE inquiries i SET group_id = NULL, sender_unread = m.unread, sender_seen = m.seen,
          sender_archived = m.is_archived
        FROM inquiry_members m WHERE i.id = each.id AND m.inquiry_id = i.id AND m.user_id = person;
    END IF;
    DELETE FROM inquiry_members WHERE inquiry_id = each.id AND user_id = person;
    IF EXISTS (SELECT FROM inquiry_members WHERE inquiry_id = each.id) THEN
      PERFORM reopen_offer(each.id);
    END IF;
    PERFORM notify_inquiry(each.id, person);
  END LOOP;
END $$;

CREATE FUNCTION join_inquiries_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM join_group_inquiries(NEW.user_id);
  RETURN NULL;
END $$;

CREATE FUNCTION leave_inquiries_of_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM leave_inquiries(OLD.user_id, ARRAY(SELECT m.inquiry_id FROM inquiry_members m
    JOIN inquiries i ON i.id = m.inquiry_id
    WHERE m.user_id = OLD.user_id AND i.group_id = OLD.group_id));
  RETURN NULL;
END $$;

CREATE TRIGGER group_members_join_inquiries AFTER INSERT ON group_members
  FOR EACH ROW EXECUTE FUNCTION join_inquiries_of_group();
-- Before group_members_go, which deletes the group with its last member.
CREATE TRIGGER group_members_end_inquiries AFTER DELETE ON group_members
  FOR EACH ROW EXECUTE FUNCTION leave_inquiries_of_group();

-- Who deletes the account leaves their groups first, so that what the group has begun goes on.
CREATE FUNCTION leave_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM group_members WHERE user_id = OLD.id;
  RETURN OLD;
END $$;

CREATE TRIGGER deleted_users_leave_groups BEFORE DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION leave_groups();

-- A block between an owner and one of a group takes that one out of its inquiries, and lifting it
-- brings them back. The name of the trigger makes it the first of all on a block: others end what hangs
-- on the sender.
CREATE FUNCTION part_group_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parted record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM join_group_inquiries(OLD.blocker_id);
    PERFORM join_group_inquiries(OLD.blocked_id);
    RETURN NULL;
  END IF;
  FOR parted IN SELECT m.user_id, array_agg(i.id) AS ids
      FROM inquiry_members m JOIN inquiries i ON i.id = m.inquiry_id
      WHERE m.user_id IN (NEW.blocker_id, NEW.blocked_id)
        AND (m.user_id, i.recipient_id) IN ((NEW.blocker_id, NEW.blocked_id),
          (NEW.blocked_id, NEW.blocker_id)) GROUP BY 1 LOOP
    PERFORM leave_inquiries(parted.user_id, parted.ids);
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER blocks_apart_group_inquiries AFTER INSERT OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION part_group_inquiries();

-- Who is suspended sends for nobody. Before, because triggers after it end what hangs on the sender.
CREATE FUNCTION pass_on_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  passed_id integer;
BEGIN
  FOR passed_id IN SELECT i.id FROM inquiry_members m JOIN inquiries i ON i.id = m.inquiry_id
      WHERE m.user_id = NEW.id AND i.sender_id = NEW.id
        AND EXISTS (SELECT FROM inquiry_members o JOIN users u ON u.id = o.user_id
          WHERE o.inquiry_id = i.id AND o.user_id <> NEW.id AND u.suspended_at IS NULL)
      ORDER BY i.id LOOP
    PERFORM FROM inquiries WHERE id = passed_id FOR NO KEY UPDATE;
    PERFORM pass_on_sender(passed_id, NEW.id);
    PERFORM notify_inquiry(passed_id, NULL);
  END LOOP;
  RETURN NEW;
END $$;

CREATE TRIGGER suspension_passes_on_inquiries BEFORE UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (OLD.suspended_at IS NULL AND NEW.suspended_at IS NOT NULL)
  EXECUTE FUNCTION pass_on_inquiries();
