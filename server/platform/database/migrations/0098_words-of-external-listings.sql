-- Administrators look for words among external listings of every status. Indexes by status have all
-- listings of users in between.
CREATE INDEX listings_external_search ON listings USING gin (search) WHERE user_id IS NULL;
DROP INDEX listings_outside_search;
