-- A time that was made for one proposed time ends with its viewing: the owner never offered it to
-- others.
ALTER TABLE viewing_slots ADD COLUMN is_private boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION follow_seats() RETURNS trigger LANGUAGE plpgsql AS $$
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
      AND (SELECT count(*) FROM viewings WHERE slot_id = NEW.slot_id AND status <> 'cancelled')
        >= (SELECT places FROM viewing_slots WHERE id = NEW.slot_id);
  END IF;
  RETURN NULL;
END $$;
