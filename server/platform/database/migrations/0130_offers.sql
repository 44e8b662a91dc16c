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
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT offers_status CHECK (status IN
    ('offered', 'accepted', 'declined', 'taken_back', 'stepped_back', 'expired', 'ended'))
);
CREATE INDEX offers_inquiry ON offers (inquiry_id, id DESC);
CREATE UNIQUE INDEX offers_one_open ON offers (inquiry_id)
  WHERE status IN ('offered', 'accepted');
-- Which places of a listing are offered or taken.
CREATE INDEX offers_places ON offers (listing_id, status);
CREATE INDEX offers_unanswered ON offers (answer_by) WHERE status = 'offered';

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
