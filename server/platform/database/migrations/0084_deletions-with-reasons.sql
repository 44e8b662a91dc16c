-- Whose room administrators deleted gets a statement of reasons, as for hiding it.
ALTER TABLE statements
  DROP CONSTRAINT statements_action,
  ADD CONSTRAINT statements_action
    CHECK (action IN ('listing_hidden', 'listing_deleted', 'user_suspended', 'warned'));
