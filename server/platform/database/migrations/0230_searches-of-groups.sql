-- A saved search may be that of a group, whose wishes are read when a listing is compared.
ALTER TABLE saved_searches
  ADD COLUMN group_id integer,
  ADD COLUMN without_wishes text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT saved_searches_group FOREIGN KEY (group_id, user_id)
    REFERENCES group_members (group_id, user_id) ON DELETE CASCADE NOT VALID;

-- Groups of five and six ask for how many a room is.
CREATE OR REPLACE FUNCTION note_changed_listings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_listing_events(array_agg(jsonb_build_object('listing_id', n.id,
      'kind', CASE WHEN o.status = 'active' THEN 'changed'
        WHEN o.status IN ('paused', 'filled') THEN 'available_again' ELSE 'new' END,
      'before', CASE WHEN o.status = 'active' THEN to_jsonb(o) - 'description' END) ORDER BY n.id))
    FROM changed n JOIN former o ON o.id = n.id
    WHERE n.status = 'active' AND (o.status <> 'active'
      OR (o.currency, o.monthly_total, o.total_bedrooms, o.current_roommates, o.traits)
        <> (n.currency, n.monthly_total, n.total_bedrooms, n.current_roommates, n.traits)
      -- Traits end at four, and a group may be six.
      OR o.looking_for_roommates IS DISTINCT FROM n.looking_for_roommates
      OR (o.available_from, o.available_until, o.min_stay_months, o.max_stay_months)
        IS DISTINCT FROM (n.available_from, n.available_until, n.min_stay_months, n.max_stay_months)
      OR o.earth_point IS DISTINCT FROM n.earth_point
      OR (o.title, o.public_address, o.description)
        IS DISTINCT FROM (n.title, n.public_address, n.description));
  RETURN NULL;
END $$;

--> afterwards
ALTER TABLE saved_searches VALIDATE CONSTRAINT saved_searches_group;
DROP INDEX CONCURRENTLY IF EXISTS saved_searches_group_member;
CREATE INDEX CONCURRENTLY saved_searches_group_member ON saved_searches (group_id, user_id)
  WHERE group_id IS NOT NULL;
