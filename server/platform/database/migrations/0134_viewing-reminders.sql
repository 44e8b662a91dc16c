-- Reminders of agreed viewings are jobs that are due before them, queued by a trigger, so that also the
-- version before queues them. Both sides can say that they are coming.
ALTER TABLE viewings ADD COLUMN sender_confirmed_slot_id integer,
  ADD COLUMN recipient_confirmed_slot_id integer;

CREATE FUNCTION queue_viewing_reminders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_job(gen_random_uuid(), 'mail',
    concat_ws(':', reminder.kind, NEW.id, side.user_id, NEW.slot_id),
    jsonb_build_object('kind', reminder.kind, 'user_id', side.user_id, 'viewing_id', NEW.id,
      'slot_id', NEW.slot_id), reminder.due)
  FROM viewing_slots s JOIN inquiries i ON i.id = NEW.inquiry_id
    CROSS JOIN LATERAL (VALUES (i.sender_id), (i.recipient_id)) side (user_id)
    CROSS JOIN LATERAL (VALUES ('viewing_day', s.starts_at - interval '24 hours'),
      ('viewing_soon', s.starts_at - interval '2 hours'),
      ('viewing_ended', s.ends_at + interval '1 hour')) reminder (kind, due)
  WHERE s.id = NEW.slot_id AND side.user_id IS NOT NULL AND reminder.due > now();
  RETURN NULL;
END $$;

CREATE TRIGGER viewings_queue_reminders AFTER INSERT OR UPDATE OF status, slot_id ON viewings
  FOR EACH ROW WHEN (NEW.status = 'agreed') EXECUTE FUNCTION queue_viewing_reminders();

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
    FROM inquiries i JOIN viewings v ON v.inquiry_id = i.id JOIN viewing_slots s ON s.id = v.slot_id
    WHERE i.sender_id = asked_user AND s.ends_at > now() - interval '7 days'
      AND v.status = 'agreed') asked
  WHERE (asked.ends_at <= now() OR asked.starts_at > now()
      AND asked.starts_at <= now() + interval '24 hours' AND asked.has_confirmed IS NOT TRUE)
    AND NOT EXISTS (SELECT FROM inquiries i JOIN blocks b ON (b.blocker_id, b.blocked_id)
      IN ((i.sender_id, i.recipient_id), (i.recipient_id, i.sender_id))
      WHERE i.id = asked.inquiry_id) $$;

-- What is agreed already is reminded of as well: the same rules, for each of its two sides.
SELECT queue_job(gen_random_uuid(), 'mail',
  concat_ws(':', reminder.kind, v.id, side.user_id, v.slot_id),
  jsonb_build_object('kind', reminder.kind, 'user_id', side.user_id, 'viewing_id', v.id,
    'slot_id', v.slot_id), reminder.due)
FROM viewings v JOIN viewing_slots s ON s.id = v.slot_id JOIN inquiries i ON i.id = v.inquiry_id
  CROSS JOIN LATERAL (VALUES (i.sender_id), (i.recipient_id)) side (user_id)
  CROSS JOIN LATERAL (VALUES ('viewing_day', s.starts_at - interval '24 hours'),
    ('viewing_soon', s.starts_at - interval '2 hours'),
    ('viewing_ended', s.ends_at + interval '1 hour')) reminder (kind, due)
WHERE v.status = 'agreed' AND side.user_id IS NOT NULL AND reminder.due > now();
