-- A group takes as many places of a viewing as it has members.
ALTER TABLE viewings ADD COLUMN people smallint NOT NULL DEFAULT 1;
ALTER TABLE viewings ADD CONSTRAINT viewings_people_check CHECK (people >= 1) NOT VALID;

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
      AND (SELECT sum(people) FROM viewings WHERE slot_id = NEW.slot_id AND status <> 'cancelled')
        >= (SELECT places FROM viewing_slots WHERE id = NEW.slot_id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION follow_places() RETURNS trigger LANGUAGE plpgsql AS $$
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

--> afterwards
ALTER TABLE viewings VALIDATE CONSTRAINT viewings_people_check;
