-- Which reports an administrator is still to be told of. A mail tells all of them at once, and one
-- that is sent again tells the same (`mail_job_id`).
CREATE TABLE report_alerts (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  report_id integer NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  mail_job_id uuid,
  PRIMARY KEY (user_id, report_id)
);
CREATE INDEX report_alerts_report ON report_alerts (report_id);

ALTER TABLE notification_settings
  ADD COLUMN report_alerts boolean NOT NULL DEFAULT true,
  -- When they were last told: at most once an hour.
  ADD COLUMN reports_mailed_at timestamptz;
CREATE INDEX users_admins ON users (id) WHERE is_admin;

-- The queue of mails has one job for all reports that an administrator is to hear of. It names the
-- first of them, and unlike the mails to who sent a report, its reader.
ALTER TABLE mail_jobs
  DROP CONSTRAINT mail_jobs_recipient,
  ADD CONSTRAINT mail_jobs_recipient CHECK ((user_id IS NULL) = (kind <> 'new_reports'
    AND num_nonnulls(notice_id, report_id, statement_id) = 1));
