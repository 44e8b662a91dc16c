-- What owners offer to those who wrote about their listing: the place, for how much, and from when.
CREATE TABLE offers (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  listing_id integer REFERENCES listings ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'offered',
  monthly_rent integer NOT NULL CHECK (monthly_rent > 0),
  deposit integer NOT NULL CHECK (deposit >= 0),
  currency text COLLATE "C" NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  move_in date NOT NULL,
  answer_by date NOT NULL,
  -- Who stepped back, and why.
  stepped_back_by text CHECK (stepped_back_by IN ('sender', 'recipient')),
  reason text CHECK (char_length(reason) BETWEEN 1 AND 500),
  -- When both were asked whether they moved in.
  asked_at timestamptz,
  -- When a group that it was made to changed, so that everyone answers again.
  reopened_at timestamptz,
  -- How many places of the listing it takes: of a group as many as it has members, while they are free.
  places smallint NOT NULL DEFAULT 1 CHECK (places >= 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT offers_status CHECK (status IN ('offered', 'accepted', 'moved_in', 'declined',
    'taken_back', 'stepped_back', 'expired', 'ended'))
);
CREATE INDEX offers_inquiry ON offers (inquiry_id, id DESC);
CREATE UNIQUE INDEX offers_one_current ON offers (inquiry_id)
  WHERE status IN ('offered', 'accepted', 'moved_in');
-- Which places of a listing are offered or taken.
CREATE INDEX offers_places ON offers (listing_id, status);
CREATE INDEX offers_unanswered ON offers (answer_by) WHERE status = 'offered';
CREATE INDEX offers_to_ask ON offers (move_in) WHERE status = 'accepted' AND asked_at IS NULL;

-- Who of a group has accepted an offer: it is accepted once everyone has.
CREATE TABLE offer_acceptances (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (offer_id, user_id)
);
CREATE INDEX offer_acceptances_user ON offer_acceptances (user_id);

-- An offer ends with what it stands on, whichever version of the server ends that. Once the day of
-- moving in is over, an accepted one is history and stays.
CREATE FUNCTION end_offers(inquiries integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE offers SET status = 'ended', updated_at = now()
    WHERE inquiry_id = ANY (inquiries) AND (status = 'offered' OR status = 'accepted'
      AND move_in >= ((now() - interval '12 hours') AT TIME ZONE 'UTC')::date)
$$;

CREATE FUNCTION end_offers_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_offers(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION end_offers_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_offers(array_agg(i.id ORDER BY i.id)) FROM inquiries i
    WHERE i.kind = 'listing' AND (i.sender_id, i.recipient_id)
      IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END $$;

CREATE FUNCTION end_offers_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_offers(array_agg(i.id ORDER BY i.id)) FROM inquiries i
    WHERE i.kind = 'listing' AND NEW.id IN (i.sender_id, i.recipient_id);
  RETURN NULL;
END $$;

CREATE FUNCTION end_offers_of_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_offers(array_agg(i.id ORDER BY i.id)) FROM inquiries i WHERE i.listing_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER inquiries_end_offers
  AFTER UPDATE OF status, sender_id, recipient_id, listing_id ON inquiries
  FOR EACH ROW
  WHEN (NEW.kind = 'listing' AND (NEW.status NOT IN ('sent', 'read', 'accepted')
    OR NEW.sender_id IS NULL OR NEW.recipient_id IS NULL OR NEW.listing_id IS NULL))
  EXECUTE FUNCTION end_offers_of_inquiry();
CREATE TRIGGER blocks_end_offers AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION end_offers_of_blocked();
CREATE TRIGGER suspension_ends_offers AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN (NEW.suspended_at IS NOT NULL) EXECUTE FUNCTION end_offers_of_suspended();
CREATE TRIGGER hidden_listings_end_offers AFTER UPDATE ON listings
  FOR EACH ROW WHEN (NEW.status = 'hidden' AND OLD.status <> 'hidden' AND OLD.user_id IS NOT NULL)
  EXECUTE FUNCTION end_offers_of_hidden();

-- The boards of the household follow a viewing and an offer, whoever changes them. The sides of the
-- inquiry hear of it by other events.
CREATE FUNCTION notify_household_of_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('users', members.ids, 'event', json_build_object(
      'type', 'applicants_changed', 'listing_id', i.listing_id))::text)
    FROM inquiries i
    CROSS JOIN LATERAL (SELECT array_agg(m.user_id) AS ids FROM household_members m
      WHERE m.listing_id = i.listing_id) members
    WHERE i.id = NEW.inquiry_id AND members.ids IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER offers_notify_household AFTER INSERT OR UPDATE OF status ON offers
  FOR EACH ROW EXECUTE FUNCTION notify_household_of_stage();

-- Nobody may count on an offer that ended by itself, so everyone on both sides hears of it, apart from
-- whoever ended it and those whom another mail tells: a declined inquiry has one of its own.
CREATE FUNCTION notify_of_ended_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sides integer[];
  readers integer[];
BEGIN
  SELECT everyone.ids, ARRAY(SELECT reader FROM unnest(everyone.ids) reader
      WHERE i.status <> 'declined'
        AND (i.status <> 'withdrawn' OR reader = i.recipient_id)
        -- Owners delete their own room, and know why it was hidden.
        AND (reader IS DISTINCT FROM i.recipient_id
          OR EXISTS (SELECT FROM listings l WHERE l.id = i.listing_id AND l.status <> 'hidden'))
        AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocker_id = reader AND b.blocked_id
          = CASE WHEN reader = i.recipient_id THEN i.sender_id ELSE i.recipient_id END))
    INTO sides, readers FROM inquiries i
      CROSS JOIN LATERAL (SELECT inquiry_readers(i.id) AS ids) everyone
    WHERE i.id = NEW.inquiry_id;
  IF cardinality(sides) > 0 THEN
    PERFORM queue_job(mail_id, 'mail', mail_id::text, jsonb_build_object('kind', 'offer_answered',
      'user_id', user_id, 'offer_id', NEW.id, 'status', 'ended'))
    FROM (SELECT gen_random_uuid() AS mail_id, user_id FROM unnest(readers) user_id) mails;
    PERFORM pg_notify('jobs', 'mail');
    PERFORM pg_notify('live', json_build_object('users', sides, 'event', json_build_object(
      'type', 'inquiry_changed', 'inquiry_id', NEW.inquiry_id, 'kind', 'listing'))::text);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER offers_notify_of_end AFTER UPDATE OF status ON offers
  FOR EACH ROW WHEN (NEW.status = 'ended' AND OLD.status <> 'ended')
  EXECUTE FUNCTION notify_of_ended_offer();
