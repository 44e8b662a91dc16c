-- The house number is for those with an agreed viewing, from the moment that the owner chose. Whoever
-- was accepted before keeps it: the rows that are there begin with true, which rewrites none of them,
-- and the trigger takes it from those whose status changes later.
ALTER TABLE inquiries ADD COLUMN keeps_house_number boolean NOT NULL DEFAULT true;
ALTER TABLE inquiries ALTER COLUMN keeps_house_number SET DEFAULT false;

CREATE FUNCTION end_kept_house_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keeps_house_number := false;
  RETURN NEW;
END $$;

CREATE TRIGGER inquiries_end_kept_house_number BEFORE UPDATE OF status ON inquiries
  FOR EACH ROW WHEN (OLD.keeps_house_number AND NEW.status <> OLD.status)
  EXECUTE FUNCTION end_kept_house_number();

ALTER TABLE viewing_slots ADD COLUMN house_number_hours smallint;
