-- Both sides are asked whether they moved in, and either says so.
ALTER TABLE offers ADD COLUMN asked_at timestamptz;
ALTER TABLE offers DROP CONSTRAINT offers_status;
ALTER TABLE offers ADD CONSTRAINT offers_status CHECK (status IN ('offered', 'accepted', 'moved_in',
  'declined', 'taken_back', 'stepped_back', 'expired', 'ended')) NOT VALID;

--> afterwards
ALTER TABLE offers VALIDATE CONSTRAINT offers_status;
DROP INDEX CONCURRENTLY IF EXISTS offers_to_ask;
CREATE INDEX CONCURRENTLY offers_to_ask ON offers (move_in)
  WHERE status = 'accepted' AND asked_at IS NULL;
DROP INDEX CONCURRENTLY IF EXISTS offers_one_current;
CREATE UNIQUE INDEX CONCURRENTLY offers_one_current ON offers (inquiry_id)
  WHERE status IN ('offered', 'accepted', 'moved_in');
DROP INDEX CONCURRENTLY IF EXISTS offers_one_open;
