-- Groups write inquiries about listings together.
ALTER TABLE inquiries ADD COLUMN group_id integer, ADD COLUMN joined_inquiry_id integer;
ALTER TABLE inquiries ADD CONSTRAINT inquiries_group
  FOREIGN KEY (group_id) REFERENCES groups ON DELETE SET NULL NOT VALID;
ALTER TABLE inquiries ADD CONSTRAINT inquiries_joined_inquiry
  FOREIGN KEY (joined_inquiry_id) REFERENCES inquiries ON DELETE SET NULL NOT VALID;

-- Who writes together as a group about a listing, one row for each of them, also for who sent it. What
-- the columns of the sender say of a person's own inquiry, these say of each.
CREATE TABLE inquiry_members (
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the inquiry, for the index below.
  listing_id integer,
  is_open boolean NOT NULL DEFAULT true,
  unread integer NOT NULL DEFAULT 1 CHECK (unread >= 0),
  seen integer NOT NULL DEFAULT 0,
  is_archived boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inquiry_id, user_id)
);
CREATE INDEX inquiry_members_user ON inquiry_members (user_id, inquiry_id);
-- Who is in two groups applies once for each listing.
CREATE UNIQUE INDEX inquiry_members_once ON inquiry_members (user_id, listing_id) WHERE is_open;

-- Who is on the side of an inquiry that sent it: a person, or those of a group. Everything that asks
-- who may read and write there asks this view.
CREATE VIEW inquiry_seekers AS
  SELECT id AS inquiry_id, sender_id AS user_id FROM inquiries
    WHERE group_id IS NULL AND sender_id IS NOT NULL
  UNION ALL
  SELECT inquiry_id, user_id FROM inquiry_members;

-- Everyone on both sides of an inquiry.
CREATE FUNCTION inquiry_readers(asked_id integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT user_id FROM inquiry_seekers WHERE inquiry_id = asked_id
    UNION SELECT recipient_id FROM inquiries WHERE id = asked_id AND recipient_id IS NOT NULL
    ORDER BY 1)
$$;

-- Whether somebody applies for a listing, alone or with a group.
CREATE FUNCTION has_open_inquiry(person integer, about integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM inquiries WHERE sender_id = person AND listing_id = about
      AND kind = 'listing' AND group_id IS NULL AND status IN ('sent', 'read', 'accepted'))
    OR EXISTS (SELECT FROM inquiry_members
      WHERE user_id = person AND listing_id = about AND is_open)
$$;

-- One unique index for both tables there is not. Whoever writes locks the owner before, or the person.
CREATE FUNCTION refuse_second_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'inquiries' THEN
    IF EXISTS (SELECT FROM inquiry_members WHERE user_id = NEW.sender_id
        AND listing_id = NEW.listing_id AND is_open) THEN
      RAISE unique_violation USING MESSAGE = 'this person applies for the listing with a group';
    END IF;
  ELSIF EXISTS (SELECT FROM inquiries WHERE sender_id = NEW.user_id AND kind = 'listing'
      AND listing_id = NEW.listing_id AND group_id IS NULL
      AND status IN ('sent', 'read', 'accepted')) THEN
    RAISE unique_violation USING MESSAGE = 'this person applies for the listing alone';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER inquiries_apply_once BEFORE INSERT ON inquiries
  FOR EACH ROW WHEN (NEW.kind = 'listing' AND NEW.group_id IS NULL)
  EXECUTE FUNCTION refuse_second_inquiry();
CREATE TRIGGER inquiry_members_apply_once BEFORE INSERT ON inquiry_members
  FOR EACH ROW EXECUTE FUNCTION refuse_second_inquiry();

-- What is new for the side that sent it is new for each of a group.
CREATE FUNCTION follow_group_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sender_unread > OLD.sender_unread THEN
    UPDATE inquiry_members SET unread = unread + NEW.sender_unread - OLD.sender_unread,
      is_archived = false WHERE inquiry_id = NEW.id;
  END IF;
  IF NEW.status <> OLD.status OR NEW.listing_id IS DISTINCT FROM OLD.listing_id THEN
    UPDATE inquiry_members SET is_open = NEW.status IN ('sent', 'read', 'accepted'),
      listing_id = NEW.listing_id WHERE inquiry_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER inquiries_follow_group AFTER UPDATE OF sender_unread, status, listing_id ON inquiries
  FOR EACH ROW WHEN (NEW.group_id IS NOT NULL) EXECUTE FUNCTION follow_group_inquiry();

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

-- Those of a group are asked and told about viewings as a single sender is.
CREATE OR REPLACE FUNCTION notify_of_viewing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sides integer[];
  readers integer[];
BEGIN
  SELECT everyone.ids, array_remove(CASE
      WHEN NEW.status = 'agreed' OR (NEW.status = 'cancelled' AND NEW.slot_id IS NOT NULL)
        THEN everyone.ids
      WHEN NEW.status IN ('proposed', 'countered') AND NEW.proposed_by = 'sender'
          OR NEW.status = 'declined' AND NEW.proposed_by = 'recipient'
        THEN ARRAY[i.recipient_id]
      WHEN NEW.status IN ('proposed', 'countered', 'declined')
        THEN array_remove(everyone.ids, i.recipient_id)
      ELSE '{}' END, NULL)
    INTO sides, readers FROM inquiries i
      CROSS JOIN LATERAL (SELECT inquiry_readers(i.id) AS ids) everyone
    WHERE i.id = NEW.inquiry_id;
  IF cardinality(sides) > 0 THEN
    IF cardinality(readers) > 0 THEN
      PERFORM queue_job(mail_id, 'mail', mail_id::text, jsonb_build_object('kind', 'viewing',
        'user_id', user_id, 'viewing_id', NEW.id, 'sequence', NEW.sequence))
      FROM (SELECT gen_random_uuid() AS mail_id, user_id FROM unnest(readers) user_id) mails;
      PERFORM pg_notify('jobs', 'mail');
    END IF;
    PERFORM pg_notify('live', json_build_object('users', sides, 'event', json_build_object(
      'type', 'inquiry_changed', 'inquiry_id', NEW.inquiry_id, 'kind', 'listing'))::text);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION queue_viewing_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_job(gen_random_uuid(), 'mail',
    concat_ws(':', reminder.kind, NEW.id, side.user_id, NEW.slot_id),
    jsonb_build_object('kind', reminder.kind, 'user_id', side.user_id, 'viewing_id', NEW.id,
      'slot_id', NEW.slot_id), reminder.due)
  FROM viewing_slots s
    CROSS JOIN unnest(inquiry_readers(NEW.inquiry_id)) side (user_id)
    CROSS JOIN LATERAL (VALUES ('viewing_day', s.starts_at - interval '24 hours'),
      ('viewing_soon', s.starts_at - interval '2 hours'),
      ('viewing_ended', s.ends_at + interval '1 hour')) reminder (kind, due)
  WHERE s.id = NEW.slot_id AND reminder.due > now();
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION viewing_questions(asked_user integer)
  RETURNS TABLE (viewing_id integer, inquiry_id integer, question text)
  LANGUAGE sql STABLE AS $$
  SELECT asked.viewing_id, asked.inquiry_id,
    CASE WHEN asked.ends_at <= now() THEN 'took_place' ELSE 'coming' END
  FROM (
    SELECT v.id AS viewing_id, v.inquiry_id, s.starts_at, s.ends_at,
      v.recipient_confirmed_slot_id = v.slot_id AS has_confirmed
    FROM viewing_slots s JOIN viewings v ON v.slot_id = s.id
    WHERE s.owner_id = asked_user AND s.ends_at > now() - interval '7 days' AND v.status = 'agreed'
    UNION ALL
    SELECT v.id, v.inquiry_id, s.starts_at, s.ends_at, v.sender_confirmed_slot_id = v.slot_id
    FROM inquiry_seekers i JOIN viewings v ON v.inquiry_id = i.inquiry_id
      JOIN viewing_slots s ON s.id = v.slot_id
    WHERE i.user_id = asked_user AND s.ends_at > now() - interval '7 days'
      AND v.status = 'agreed') asked
  WHERE (asked.ends_at <= now() OR asked.starts_at > now()
      AND asked.starts_at <= now() + interval '24 hours' AND asked.has_confirmed IS NOT TRUE)
    AND NOT EXISTS (SELECT FROM inquiries i JOIN blocks b ON (b.blocker_id, b.blocked_id)
      IN ((i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id))
      WHERE i.id = asked.inquiry_id)
  UNION ALL
  SELECT v.id, v.inquiry_id, 'proposed'
  FROM (SELECT id, 'recipient' AS side FROM inquiries WHERE recipient_id = asked_user
      UNION ALL SELECT inquiry_id, 'sender' FROM inquiry_seekers WHERE user_id = asked_user) mine
    JOIN inquiries i ON i.id = mine.id JOIN viewings v ON v.inquiry_id = i.id
  WHERE v.status IN ('proposed', 'countered') AND v.wish_starts_at > now()
    AND v.proposed_by <> mine.side
    AND NOT EXISTS (SELECT FROM blocks b WHERE (b.blocker_id, b.blocked_id)
      IN ((i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id))) $$;

CREATE OR REPLACE FUNCTION notify_waiting(slot integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
BEGIN
  -- Locked, as by whoever joins the wait: either they are told here, or they see the free place.
  PERFORM FROM viewing_slots WHERE id = slot AND cancelled_at IS NULL
    AND starts_at > now() + make_interval(hours => notice_hours) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  FOR waiting IN
    UPDATE slot_waits w SET notified_at = now() FROM inquiries i
    WHERE w.slot_id = slot AND w.notified_at IS NULL AND i.id = w.inquiry_id
      AND i.sender_id IS NOT NULL
    RETURNING i.id, array_remove(inquiry_readers(i.id), i.recipient_id) AS seekers
  LOOP
    PERFORM queue_job(gen_random_uuid(), 'mail',
      concat_ws(':', 'free_place', slot, waiting.id, seeker),
      jsonb_build_object('kind', 'free_place', 'user_id', seeker, 'slot_id', slot,
        'inquiry_id', waiting.id)) FROM unnest(waiting.seekers) seeker;
    PERFORM pg_notify('jobs', 'mail');
    PERFORM pg_notify('live', json_build_object('users', waiting.seekers, 'event',
      json_build_object('type', 'inquiry_changed', 'inquiry_id', waiting.id,
        'kind', 'listing'))::text);
  END LOOP;
END $$;

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS inquiries_joined;
CREATE INDEX CONCURRENTLY inquiries_joined ON inquiries (joined_inquiry_id)
  WHERE joined_inquiry_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS inquiries_of_group;
CREATE INDEX CONCURRENTLY inquiries_of_group ON inquiries (group_id) WHERE group_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS inquiries_one_open_of_group;
CREATE UNIQUE INDEX CONCURRENTLY inquiries_one_open_of_group ON inquiries (group_id, listing_id)
  WHERE group_id IS NOT NULL AND status IN ('sent', 'read', 'accepted');
DROP INDEX CONCURRENTLY IF EXISTS inquiries_one_open_alone;
CREATE UNIQUE INDEX CONCURRENTLY inquiries_one_open_alone ON inquiries (sender_id, listing_id)
  WHERE kind = 'listing' AND group_id IS NULL AND status IN ('sent', 'read', 'accepted');
DROP INDEX CONCURRENTLY IF EXISTS inquiries_one_open_about_listing;
ALTER TABLE inquiries VALIDATE CONSTRAINT inquiries_group;
ALTER TABLE inquiries VALIDATE CONSTRAINT inquiries_joined_inquiry;
