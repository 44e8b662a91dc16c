-- Statements of reasons: what was decided about somebody's room or account, and why. The one appeal
-- against it is a part of the row. The ids of administrators refer to nothing, as in the audit log.
CREATE TABLE statements (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer REFERENCES users (id) ON DELETE SET NULL,
  action text NOT NULL,
  rule text NOT NULL,
  note text NOT NULL,
  target_kind text NOT NULL,
  target_id integer NOT NULL,
  target_label text NOT NULL,
  admin_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  appeal_text text,
  appealed_at timestamptz,
  decision text,
  decision_note text,
  decided_by integer,
  decided_at timestamptz,
  CONSTRAINT statements_action CHECK (action IN ('listing_hidden', 'user_suspended', 'warned')),
  CONSTRAINT statements_target CHECK (target_kind IN ('listing', 'user', 'inquiry')),
  CONSTRAINT statements_appeal CHECK ((appeal_text IS NULL) = (appealed_at IS NULL)
    AND char_length(appeal_text) <= 2000),
  CONSTRAINT statements_decision CHECK (num_nonnulls(decision, decision_note, decided_by, decided_at)
    IN (0, 4) AND (decision IS NULL OR appealed_at IS NOT NULL)
    AND decision IN ('upheld', 'reversed'))
);
CREATE INDEX statements_user ON statements (user_id, created_at DESC, id DESC);
CREATE INDEX statements_target ON statements (target_kind, target_id, id);
CREATE INDEX statements_age ON statements (created_at);
CREATE INDEX statements_open_appeals ON statements (appealed_at DESC, id DESC)
  WHERE appealed_at IS NOT NULL AND decided_at IS NULL;
CREATE INDEX statements_decided_appeals ON statements (appealed_at DESC, id DESC)
  WHERE decided_at IS NOT NULL;

-- The e-mail address of who sent a notice is deleted some time after the decision.
CREATE INDEX reports_with_address ON reports (closed_at) WHERE reporter_email IS NOT NULL;

-- Mails about a decision.
ALTER TABLE mail_jobs
  ADD COLUMN report_id integer REFERENCES reports (id) ON DELETE CASCADE,
  ADD COLUMN statement_id integer REFERENCES statements (id) ON DELETE CASCADE,
  DROP CONSTRAINT mail_jobs_about,
  ADD CONSTRAINT mail_jobs_about CHECK (
    num_nonnulls(inquiry_id, notice_id, report_id, statement_id) = CASE
    WHEN kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly', 'confirm_listings') THEN 0
    ELSE 1 END),
  DROP CONSTRAINT mail_jobs_recipient,
  ADD CONSTRAINT mail_jobs_recipient CHECK (
    (user_id IS NULL) = (num_nonnulls(notice_id, report_id, statement_id) = 1));
CREATE INDEX mail_jobs_report ON mail_jobs (report_id);
CREATE INDEX mail_jobs_statement ON mail_jobs (statement_id);
