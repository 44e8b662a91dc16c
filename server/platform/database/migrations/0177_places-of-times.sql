-- With more places those who wait hear of one. With fewer the time may be full again: then they hear of
-- the next one.
CREATE FUNCTION follow_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.places > OLD.places THEN
    PERFORM notify_waiting(NEW.id);
  ELSE
    UPDATE slot_waits SET notified_at = NULL WHERE slot_id = NEW.id AND notified_at IS NOT NULL
      AND (SELECT count(*) FROM viewings WHERE slot_id = NEW.id AND status <> 'cancelled')
        >= NEW.places;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER viewing_slots_notify_waiting ON viewing_slots;
CREATE TRIGGER viewing_slots_follow_places AFTER UPDATE OF places ON viewing_slots
  FOR EACH ROW WHEN (NEW.places <> OLD.places) EXECUTE FUNCTION follow_places();
DROP FUNCTION notify_waiting_of_places();
