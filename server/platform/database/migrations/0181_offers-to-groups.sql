-- Everyone of a group accepts an offer.
ALTER TABLE offers ADD COLUMN reopened_at timestamptz,
  ADD COLUMN places smallint NOT NULL DEFAULT 1;
ALTER TABLE offers ADD CONSTRAINT offers_places_check CHECK (places >= 1) NOT VALID;

-- Who of a group has accepted an offer: it is accepted once everyone has.
CREATE TABLE offer_acceptances (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (offer_id, user_id)
);
CREATE INDEX offer_acceptances_user ON offer_acceptances (user_id);

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

CREATE OR REPLACE FUNCTION join_inquiry(joined_id integer, person integer) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION leave_inquiries(person integer, left_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

--> afterwards
ALTER TABLE offers VALIDATE CONSTRAINT offers_places_check;
