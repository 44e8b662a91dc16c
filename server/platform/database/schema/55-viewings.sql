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
  slot_id integer NOT NULL REFERENCES viewing_slots ON DELETE CASCADE,
  -- From 1 to the places of the slot.
  seat smallint NOT NULL,
  status text NOT NULL DEFAULT 'agreed',
  -- How often it changed: calendars replace an event by one with the same uid and a higher sequence.
  sequence integer NOT NULL DEFAULT 0,
  uid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT viewings_status CHECK (status IN ('agreed', 'cancelled', 'done', 'missed', 'expired'))
);
CREATE INDEX viewings_of_inquiry ON viewings (inquiry_id, id);
CREATE UNIQUE INDEX viewings_one_agreed ON viewings (inquiry_id) WHERE status = 'agreed';
CREATE UNIQUE INDEX viewings_seats ON viewings (slot_id, seat) WHERE status <> 'cancelled';

-- Both sides get a mail about what was agreed, moved or cancelled, and their open pages follow,
-- whoever changed it: a call, a block, moderation, the end of an account.
CREATE FUNCTION notify_of_viewing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sides integer[];
BEGIN
  SELECT array_remove(ARRAY[sender_id, recipient_id], NULL) INTO sides
    FROM inquiries WHERE id = NEW.inquiry_id;
  IF cardinality(sides) > 0 THEN
    IF NEW.status IN ('agreed', 'cancelled') THEN
      PERFORM queue_job(mail_id, 'mail', mail_id::text, jsonb_build_object('kind', 'viewing',
        'user_id', user_id, 'viewing_id', NEW.id, 'sequence', NEW.sequence))
      FROM (SELECT gen_random_uuid() AS mail_id, user_id FROM unnest(sides) user_id) mails;
      PERFORM pg_notify('jobs', 'mail');
    END IF;
    PERFORM pg_notify('live', json_build_object('users', sides, 'event', json_build_object(
      'type', 'inquiry_changed', 'inquiry_id', NEW.inquiry_id, 'kind', 'listing'))::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER viewings_notify AFTER INSERT OR UPDATE OF status, slot_id ON viewings
  FOR EACH ROW EXECUTE FUNCTION notify_of_viewing();

-- Cancels what is agreed and not over. What was over stays as it was.
CREATE FUNCTION cancel_viewings(inquiries integer[], slots integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE viewings v SET status = 'cancelled', sequence = v.sequence + 1, updated_at = now()
  FROM viewing_slots s
  WHERE s.id = v.slot_id AND v.status = 'agreed' AND s.ends_at > now()
    AND (v.inquiry_id = ANY (inquiries) OR v.slot_id = ANY (slots)) $$;

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
  UPDATE viewing_slots SET cancelled_at = now()
    WHERE listing_id = OLD.id AND cancelled_at IS NULL AND ends_at > now();
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE TRIGGER deleted_listings_cancel_slots BEFORE DELETE ON listings
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL) EXECUTE FUNCTION cancel_slots_of_listing();
CREATE TRIGGER hidden_listings_cancel_slots AFTER UPDATE ON listings
  FOR EACH ROW WHEN (NEW.status = 'hidden' AND OLD.status <> 'hidden' AND OLD.user_id IS NOT NULL)
  EXECUTE FUNCTION cancel_slots_of_listing();

-- A declined or withdrawn inquiry, or one of which a side deleted their account, leads nowhere.
CREATE FUNCTION cancel_viewings_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cancel_viewings(ARRAY[NEW.id], '{}');
  RETURN NULL;
END $$;

CREATE TRIGGER closed_inquiries_cancel_viewings
  AFTER UPDATE OF status, sender_id, recipient_id ON inquiries
  FOR EACH ROW WHEN (NEW.status IN ('declined', 'withdrawn') OR NEW.sender_id IS NULL
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
