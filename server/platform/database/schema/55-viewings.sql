-- When rooms can be viewed, and who comes.

-- Without an owner once they deleted their account: those who agreed to come are still to be told.
CREATE TABLE viewing_slots (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer REFERENCES listings ON DELETE SET NULL,
  owner_id integer REFERENCES users ON DELETE SET NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Of the place when the time was offered.
  time_zone text NOT NULL,
  places smallint NOT NULL,
  notice_hours smallint NOT NULL DEFAULT 0,
  mode text NOT NULL,
  video_url text,
  -- So long before it begins who comes reads the house number; null from the agreement on.
  house_number_hours smallint,
  -- Made for one proposed time on which both agreed: nobody else can choose it.
  is_private boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  cancelled_at timestamptz,
  CONSTRAINT viewing_slots_length CHECK (ends_at > starts_at),
  CONSTRAINT viewing_slots_mode CHECK (mode IN ('in_person', 'video')),
  CONSTRAINT viewing_slots_places CHECK (places BETWEEN 1 AND 20),
  -- Nobody shows two rooms at once. Times that begin when another ends do not overlap.
  CONSTRAINT viewing_slots_apart
    EXCLUDE USING gist (owner_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (cancelled_at IS NULL)
);
CREATE INDEX viewing_slots_ended ON viewing_slots (ends_at);
CREATE INDEX viewing_slots_of_listing ON viewing_slots (listing_id, starts_at);
CREATE INDEX viewing_slots_of_owner ON viewing_slots (owner_id, ends_at);

CREATE TABLE viewings (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  -- None while one side proposes a time on which both have not agreed.
  slot_id integer REFERENCES viewing_slots ON DELETE CASCADE,
  -- From 1 to the places of the slot.
  seat smallint,
  status text NOT NULL DEFAULT 'agreed',
  -- The time that one side proposed, and which side; none where an offered time was chosen.
  proposed_by text,
  wish_starts_at timestamptz,
  wish_ends_at timestamptz,
  wish_time_zone text,
  -- How often it changed: calendars replace an event by one with the same uid and a higher sequence.
  sequence integer NOT NULL DEFAULT 0,
  uid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The slot that a side said they are coming to; of another one, it says nothing any more.
  sender_confirmed_slot_id integer,
  recipient_confirmed_slot_id integer,
  -- How many places of the slot it takes: a group one for each.
  people smallint NOT NULL DEFAULT 1 CHECK (people >= 1),
  CONSTRAINT viewings_status CHECK (status IN ('proposed', 'countered', 'agreed', 'declined',
    'cancelled', 'done', 'missed', 'expired')),
  CONSTRAINT viewings_slot CHECK ((slot_id IS NULL) = (seat IS NULL)
    AND CASE WHEN slot_id IS NULL
      THEN status NOT IN ('agreed', 'done', 'missed') AND proposed_by IS NOT NULL
      ELSE status NOT IN ('proposed', 'countered', 'declined') END),
  CONSTRAINT viewings_wish CHECK (CASE WHEN proposed_by IS NULL
    THEN num_nonnulls(wish_starts_at, wish_ends_at, wish_time_zone) = 0
    ELSE proposed_by IN ('sender', 'recipient') AND wish_ends_at > wish_starts_at
      AND wish_time_zone IS NOT NULL END)
);
CREATE INDEX viewings_of_inquiry ON viewings (inquiry_id, id);
CREATE UNIQUE INDEX viewings_one_open ON viewings (inquiry_id)
  WHERE status IN ('proposed', 'countered', 'agreed');
CREATE INDEX viewings_wished ON viewings (wish_ends_at) WHERE slot_id IS NULL;
CREATE UNIQUE INDEX viewings_seats ON viewings (slot_id, seat) WHERE status <> 'cancelled';

-- Who waits for a place at a full time.
CREATE TABLE slot_waits (
  slot_id integer NOT NULL REFERENCES viewing_slots ON DELETE CASCADE,
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When they heard of a free place; null again once it is taken.
  notified_at timestamptz,
  PRIMARY KEY (slot_id, inquiry_id)
);
CREATE INDEX slot_waits_inquiry ON slot_waits (inquiry_id);

-- Both sides get a mail about what was agreed, moved or cancelled, whoever answers about a proposed
-- time, and whoever proposed it about a no. The open pages of both follow, whoever changed it: a
-- call, a block, moderation, the end of an account.
CREATE FUNCTION notify_of_viewing() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER viewings_notify AFTER INSERT OR UPDATE OF status, slot_id ON viewings
  FOR EACH ROW EXECUTE FUNCTION notify_of_viewing();
CREATE TRIGGER viewings_notify_household AFTER INSERT OR UPDATE OF status ON viewings
  FOR EACH ROW EXECUTE FUNCTION notify_household_of_stage();

-- Each side is reminded of an agreed viewing 24 hours and two hours before it begins, and asked an hour
-- after its end whether it took place. Hours that pass, also when clocks change in between. The key
-- names the time, so that a viewing that moves and comes back is reminded of once.
CREATE FUNCTION queue_viewing_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER viewings_queue_reminders AFTER INSERT OR UPDATE OF status, slot_id ON viewings
  FOR EACH ROW WHEN (NEW.status = 'agreed') EXECUTE FUNCTION queue_viewing_reminders();

-- What a user is to say about their viewings: whether a proposed time suits them, whether they come, from
-- 24 hours before on, and afterwards whether it took place. A sweep ends those of which nobody said it within a week.
CREATE FUNCTION viewing_questions(asked_user integer)
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

-- Whoever agrees on a time has no use for another one that was proposed, whichever version of the
-- server stores the viewing.
CREATE FUNCTION end_wish_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE viewings SET status = 'expired', sequence = sequence + 1, updated_at = now()
    WHERE inquiry_id = NEW.inquiry_id AND status IN ('proposed', 'countered');
  RETURN NEW;
END $$;

CREATE TRIGGER viewings_end_wish BEFORE INSERT ON viewings
  FOR EACH ROW WHEN (NEW.status = 'agreed') EXECUTE FUNCTION end_wish_of_inquiry();

-- Everyone who waits hears once of a free place, until the time is full again. Whether they may
-- still come is read when the mail is written.
CREATE FUNCTION notify_waiting(slot integer) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION follow_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status <> 'cancelled'
      AND (NEW.status = 'cancelled' OR NEW.slot_id <> OLD.slot_id) THEN
    PERFORM notify_waiting(OLD.slot_id);
    -- The owner never offered it to others.
    UPDATE viewing_slots SET cancelled_at = now()
      WHERE id = OLD.slot_id AND is_private AND cancelled_at IS NULL;
  END IF;
  IF NEW.status = 'agreed' THEN
    DELETE FROM slot_waits WHERE slot_id = NEW.slot_id AND inquiry_id = NEW.inquiry_id;
    UPDATE slot_waits SET notified_at = NULL WHERE slot_id = NEW.slot_id AND notified_at IS NOT NULL
      AND (SELECT sum(people) FROM viewings WHERE slot_id = NEW.slot_id AND status <> 'cancelled')
        >= (SELECT places FROM viewing_slots WHERE id = NEW.slot_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER viewings_follow_seats AFTER INSERT OR UPDATE OF status, slot_id ON viewings
  FOR EACH ROW WHEN (NEW.slot_id IS NOT NULL) EXECUTE FUNCTION follow_seats();

-- With more places those who wait hear of one. With fewer the time may be full again: then they hear of
-- the next one.
CREATE FUNCTION follow_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.places > OLD.places THEN
    PERFORM notify_waiting(NEW.id);
  ELSE
    UPDATE slot_waits SET notified_at = NULL WHERE slot_id = NEW.id AND notified_at IS NOT NULL
      AND (SELECT coalesce(sum(people), 0) FROM viewings WHERE slot_id = NEW.id AND status <> 'cancelled')
        >= NEW.places;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER viewing_slots_follow_places AFTER UPDATE OF places ON viewing_slots
  FOR EACH ROW WHEN (NEW.places <> OLD.places) EXECUTE FUNCTION follow_places();

-- Ends times that wait for an answer, and waiting for a place: nobody agreed on anything.
CREATE FUNCTION end_wishes(inquiries integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE viewings SET status = 'expired', sequence = sequence + 1, updated_at = now()
    WHERE inquiry_id = ANY (inquiries) AND status IN ('proposed', 'countered');
  DELETE FROM slot_waits WHERE inquiry_id = ANY (inquiries) $$;

-- Cancels what is agreed and not over, and ends what was only proposed. What was over stays as it was.
CREATE FUNCTION cancel_viewings(inquiries integer[], slots integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE viewings v SET status = 'cancelled', sequence = v.sequence + 1, updated_at = now()
  FROM viewing_slots s
  WHERE s.id = v.slot_id AND v.status = 'agreed' AND s.ends_at > now()
    AND (v.inquiry_id = ANY (inquiries) OR v.slot_id = ANY (slots));
  DELETE FROM slot_waits WHERE slot_id = ANY (slots);
  SELECT end_wishes(inquiries) $$;

CREATE FUNCTION cancel_viewings_of_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cancel_viewings('{}', ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE TRIGGER viewing_slots_cancel_viewings AFTER UPDATE OF cancelled_at ON viewing_slots
  FOR EACH ROW WHEN (OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL)
  EXECUTE FUNCTION cancel_viewings_of_slot();

-- Nobody visits a room that administrators hid, or that is deleted. While it is paused or filled,
-- what was agreed stays.
CREATE FUNCTION cancel_slots_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_wishes(ARRAY(SELECT id FROM inquiries WHERE listing_id = OLD.id ORDER BY id));
  UPDATE viewing_slots SET cancelled_at = now()
    WHERE listing_id = OLD.id AND cancelled_at IS NULL AND ends_at > now();
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE TRIGGER deleted_listings_cancel_slots BEFORE DELETE ON listings
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL) EXECUTE FUNCTION cancel_slots_of_listing();
CREATE TRIGGER hidden_listings_cancel_slots AFTER UPDATE ON listings
  FOR EACH ROW WHEN (NEW.status = 'hidden' AND OLD.status <> 'hidden' AND OLD.user_id IS NOT NULL)
  EXECUTE FUNCTION cancel_slots_of_listing();

-- A declined or withdrawn inquiry, or one of which a side deleted their account, leads nowhere. None
-- expires before its viewing, so there is nothing to cancel then.
CREATE FUNCTION cancel_viewings_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'expired' AND NEW.sender_id IS NOT NULL AND NEW.recipient_id IS NOT NULL THEN
    PERFORM end_wishes(ARRAY[NEW.id]);
  ELSE
    PERFORM cancel_viewings(ARRAY[NEW.id], '{}');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER closed_inquiries_cancel_viewings
  AFTER UPDATE OF status, sender_id, recipient_id ON inquiries
  FOR EACH ROW WHEN (NEW.status IN ('declined', 'withdrawn', 'expired') OR NEW.sender_id IS NULL
    OR NEW.recipient_id IS NULL)
  EXECUTE FUNCTION cancel_viewings_of_inquiry();

CREATE FUNCTION cancel_viewings_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cancel_viewings(ARRAY(SELECT id FROM inquiries
    WHERE (sender_id, recipient_id)
      IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id))), '{}');
  RETURN NULL;
END $$;

CREATE TRIGGER blocks_cancel_viewings AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION cancel_viewings_of_blocked();

CREATE FUNCTION cancel_viewings_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cancel_viewings(ARRAY(SELECT id FROM inquiries WHERE sender_id = NEW.id), '{}');
  RETURN NULL;
END $$;

-- Their rooms are hidden, which cancels the viewings that they offer.
CREATE TRIGGER suspension_cancels_viewings AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (OLD.suspended_at IS NULL AND NEW.suspended_at IS NOT NULL)
  EXECUTE FUNCTION cancel_viewings_of_suspended();
