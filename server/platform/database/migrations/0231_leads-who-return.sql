-- Whoever is suspended cannot lead. Where all were suspended, the first who returns leads. The others
-- see who is not shown any more.
CREATE OR REPLACE FUNCTION follow_suspended_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  joined record;
BEGIN
  FOR joined IN SELECT m.group_id FROM group_members m WHERE m.user_id = NEW.id ORDER BY m.group_id LOOP
    PERFORM FROM groups WHERE id = joined.group_id FOR UPDATE;
    IF EXISTS (SELECT FROM group_members m JOIN users u ON u.id = m.user_id
        WHERE m.group_id = joined.group_id AND m.role = 'lead' AND u.suspended_at IS NOT NULL) THEN
      PERFORM pass_on_lead(joined.group_id);
    END IF;
    PERFORM notify_group(joined.group_id, NULL);
  END LOOP;
  RETURN NULL;
END $$;

--> afterwards
-- Groups that are led by who is suspended, though another member is not.
SELECT pass_on_lead(g.id) FROM groups g
  WHERE EXISTS (SELECT FROM group_members l JOIN users u ON u.id = l.user_id
      WHERE l.group_id = g.id AND l.role = 'lead' AND u.suspended_at IS NOT NULL)
    AND EXISTS (SELECT FROM group_members m JOIN users u ON u.id = m.user_id
      WHERE m.group_id = g.id AND u.suspended_at IS NULL)
  ORDER BY g.id FOR UPDATE OF g;
