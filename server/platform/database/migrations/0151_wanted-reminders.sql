-- Whose wanted page soon ends by itself is asked once whether they are still looking.
ALTER TABLE wanted_pages ADD COLUMN reminded_at timestamptz;

-- No process keeps their pages in memory, so nothing has to be dropped.
DROP TRIGGER wanted_pages_are_public ON wanted_pages;
DROP TRIGGER wanted_facts_are_public ON users;
DROP FUNCTION notify_wanted_facts;

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS wanted_pages_confirmed;
CREATE INDEX CONCURRENTLY wanted_pages_confirmed ON wanted_pages (confirmed_at);
