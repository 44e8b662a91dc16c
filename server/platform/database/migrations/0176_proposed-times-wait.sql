-- A proposed time waits for the answer of the other side, as other questions about a viewing do.
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
    FROM inquiries i JOIN viewings v ON v.inquiry_id = i.id JOIN viewing_slots s ON s.id = v.slot_id
    WHERE i.sender_id = asked_user AND s.ends_at > now() - interval '7 days'
      AND v.status = 'agreed') asked
  WHERE (asked.ends_at <= now() OR asked.starts_at > now()
      AND asked.starts_at <= now() + interval '24 hours' AND asked.has_confirmed IS NOT TRUE)
    AND NOT EXISTS (SELECT FROM inquiries i JOIN blocks b ON (b.blocker_id, b.blocked_id)
      IN ((i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id))
      WHERE i.id = asked.inquiry_id)
  UNION ALL
  SELECT v.id, v.inquiry_id, 'proposed'
  FROM inquiries i JOIN viewings v ON v.inquiry_id = i.id
  WHERE asked_user IN (i.sender_id, i.recipient_id) AND v.status IN ('proposed', 'countered')
    AND v.wish_starts_at > now()
    AND asked_user = CASE v.proposed_by WHEN 'sender' THEN i.recipient_id ELSE i.sender_id END
    AND NOT EXISTS (SELECT FROM blocks b WHERE (b.blocker_id, b.blocked_id)
      IN ((i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id))) $$;
