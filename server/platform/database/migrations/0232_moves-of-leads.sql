-- The lock of the groups keeps a move apart from a change of who leads and from a new page, which both
-- lock the group: whichever comes second sees the other one.
CREATE OR REPLACE FUNCTION place_led_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM groups WHERE id IN (SELECT group_id FROM group_members WHERE user_id = NEW.id)
    ORDER BY id FOR SHARE;
  UPDATE wanted_pages w SET latitude = NEW.latitude, longitude = NEW.longitude
    FROM group_members m
    WHERE m.user_id = NEW.id AND m.role = 'lead' AND w.group_id = m.group_id;
  RETURN NULL;
END $$;
