-- Notices about listings from people without an account. They are no reports until the link in
-- their mail is confirmed; the job deletes them after two days.
CREATE TABLE notices (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  email text NOT NULL,
  reason text NOT NULL,
  details text NOT NULL DEFAULT '',
  source text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  CONSTRAINT notices_email CHECK (char_length(email) BETWEEN 3 AND 254),
  CONSTRAINT notices_details CHECK (char_length(details) <= 1000),
  CONSTRAINT notices_source CHECK (source IN ('visitor', 'card'))
);
CREATE INDEX notices_listing ON notices (listing_id);
CREATE INDEX notices_age ON notices (created_at);

-- Confirmed, a notice is a report like those of members. Old code reads and writes only members'.
ALTER TABLE reports
  ADD COLUMN source text NOT NULL DEFAULT 'member',
  ADD COLUMN reporter_email text,
  ADD COLUMN reporter_language text,
  ADD CONSTRAINT reports_source CHECK (source IN ('member', 'visitor', 'card')),
  ADD CONSTRAINT reports_email CHECK (reporter_email IS NULL OR source <> 'member');
CREATE UNIQUE INDEX reports_once_by_mail ON reports (reporter_email, kind, target_id, reason)
  WHERE reporter_email IS NOT NULL;
CREATE INDEX reports_by_source ON reports (source, created_at DESC, id DESC)
  WHERE source <> 'member';

-- The queue of mails has those about one row, too, which names the recipient: no user.
ALTER TABLE mail_jobs
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN notice_id integer REFERENCES notices (id) ON DELETE CASCADE,
  DROP CONSTRAINT mail_jobs_about,
  ADD CONSTRAINT mail_jobs_about CHECK (num_nonnulls(inquiry_id, notice_id) = CASE
    WHEN kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly', 'confirm_listings') THEN 0
    ELSE 1 END),
  ADD CONSTRAINT mail_jobs_recipient CHECK ((user_id IS NULL) = (notice_id IS NOT NULL));
CREATE INDEX mail_jobs_notice ON mail_jobs (notice_id);
