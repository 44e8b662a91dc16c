-- Which listing changed in which transaction, as `match_changes` for users: the index of listings in
-- memory follows it. Statement by statement, so one notification stands for a thousand listings.
-- Sorted, so that two statements lock them in the same order.
CREATE TABLE listing_changes (
  listing_id integer PRIMARY KEY,
  xid bigint NOT NULL
);
CREATE INDEX listing_changes_xid ON listing_changes (xid);

-- The argument names the column of the changed table that holds the id of the listing.
CREATE FUNCTION note_listing_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO listing_changes (listing_id, xid)
      SELECT DISTINCT %I, pg_current_xact_id()::text::bigint FROM changed ORDER BY 1
      ON CONFLICT (listing_id) DO UPDATE SET xid = excluded.xid', TG_ARGV[0]);
  PERFORM pg_notify('listing_changes', '');
  RETURN NULL;
END $$;

CREATE TRIGGER listings_insert_changes_ranking AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('id');
CREATE TRIGGER listings_update_changes_ranking AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('id');
CREATE TRIGGER listings_delete_changes_ranking AFTER DELETE ON listings
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('id');
