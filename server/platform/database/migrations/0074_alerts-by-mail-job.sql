-- The job whose mail tells of a match, known before it is sent: a mail that is sent again after a
-- crash has the same Message-ID, so it must not tell of more than the first one.
ALTER TABLE search_matches ADD COLUMN mail_job_id uuid;

-- When a user dismissed the roomies that are new near them.
ALTER TABLE news_dismissals ADD COLUMN roomies_at timestamptz;
-- Who is new near someone is looked for among the users of the last two weeks.
CREATE INDEX users_new ON users (created_at) INCLUDE (latitude, longitude);
