-- Who lives in a listing decides how well it fits, so the index of listings follows that too.
CREATE TRIGGER household_insert_changes_ranking AFTER INSERT ON household_members
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('listing_id');
CREATE TRIGGER household_delete_changes_ranking AFTER DELETE ON household_members
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('listing_id');
