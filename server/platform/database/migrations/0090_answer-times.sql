-- When the recipient of an inquiry first did something about it: wrote, accepted or declined. Before
-- this, only messages have a time. No index in memory and no page follows this change.
ALTER TABLE inquiries ADD COLUMN answered_at timestamptz;
UPDATE inquiries i SET answered_at = (
    SELECT min(m.created_at) FROM inquiry_messages m
    WHERE m.inquiry_id = i.id AND m.author_id = i.recipient_id)
  WHERE i.created_at > now() - interval '91 days';
CREATE INDEX inquiries_answer_times ON inquiries (recipient_id, created_at)
  INCLUDE (sender_id, status, answered_at);

-- How fast users usually answer, counted once a day; none for those with too few answers.
CREATE TABLE answer_times (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  within_hours smallint NOT NULL CHECK (within_hours BETWEEN 1 AND 168),
  answers integer NOT NULL,
  counted_on date NOT NULL
);
CREATE INDEX answer_times_day ON answer_times (counted_on);
CREATE TRIGGER answer_times_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON answer_times
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
