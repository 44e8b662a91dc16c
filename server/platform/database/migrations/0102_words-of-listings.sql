-- By which words a listing is found is written by the server (server/domain/listings/words): only it
-- can split Thai, Chinese and Japanese, and it splits what people search for in the same way. The
-- column becomes an ordinary one, without a rewrite of the table.
ALTER TABLE listings
  ALTER COLUMN search DROP EXPRESSION,
  -- Of the splitter; 0 for words that the trigger below has written.
  ADD COLUMN words_version integer NOT NULL DEFAULT 0;

-- The version before, and SQL by hand, write no words: a listing has those that PostgreSQL finds until
-- the server comes past, of version 0. The generated address is not known yet in a trigger before the row.
CREATE FUNCTION split_words_of_listing() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search := to_tsvector('simple', search_text(concat_ws(' ', NEW.title,
    public_address(NEW.address), NEW.description)));
  IF TG_OP = 'UPDATE' THEN NEW.words_version := 0; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER listings_insert_splits_words BEFORE INSERT ON listings
  FOR EACH ROW EXECUTE FUNCTION split_words_of_listing();
CREATE TRIGGER listings_update_splits_words BEFORE UPDATE ON listings
  FOR EACH ROW WHEN ((NEW.title, NEW.address, NEW.description)
    IS DISTINCT FROM (OLD.title, OLD.address, OLD.description))
  EXECUTE FUNCTION split_words_of_listing();

-- Other words for the same text are no news: without this, each listing would be compared with all
-- saved searches, and found "new", when the splitter changes.
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
      OR (o.available_from, o.available_until, o.min_stay_months, o.max_stay_months)
        IS DISTINCT FROM (n.available_from, n.available_until, n.min_stay_months, n.max_stay_months)
      OR o.earth_point IS DISTINCT FROM n.earth_point
      OR (o.title, o.public_address, o.description)
        IS DISTINCT FROM (n.title, n.public_address, n.description));
  RETURN NULL;
END $$;

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS listings_words_version;
CREATE INDEX CONCURRENTLY listings_words_version ON listings (words_version);
