-- An offer ends with a room that is hidden, and its end is told of, whichever version of the server
-- ends it.
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

CREATE FUNCTION end_offers_of_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_offers(array_agg(i.id ORDER BY i.id)) FROM inquiries i WHERE i.listing_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER hidden_listings_end_offers AFTER UPDATE ON listings
  FOR EACH ROW WHEN (NEW.status = 'hidden' AND OLD.status <> 'hidden' AND OLD.user_id IS NOT NULL)
  EXECUTE FUNCTION end_offers_of_hidden();
