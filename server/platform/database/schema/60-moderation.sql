-- Reports, decisions about them, and the log of what administrators did.

-- Notices about listings from people without an account. They are no reports until the link in
-- their mail is confirmed; a job deletes them after two days.
CREATE TABLE notices (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  email text NOT NULL,
  reason text NOT NULL,
  details text NOT NULL DEFAULT '',
  source text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  CONSTRAINT notices_details CHECK (char_length(details) <= 1000),
  CONSTRAINT notices_email CHECK (char_length(email) BETWEEN 3 AND 254),
  CONSTRAINT notices_source CHECK (source IN ('visitor', 'card'))
);
CREATE INDEX notices_age ON notices (created_at);
CREATE INDEX notices_listing ON notices (listing_id);

CREATE TABLE reports (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- A report of the system is one of the scam guard. A confirmed notice is a report, too.
  source text NOT NULL DEFAULT 'member',
  reporter_id integer CONSTRAINT reports_reporter_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  reporter_email text,
  reporter_language text,
  kind text NOT NULL,
  target_id integer NOT NULL,
  -- Which messages the scam guard found in a reported inquiry: administrators read these, and know
  -- whose they are. Null for all other reports.
  first_message_id integer,
  last_message_id integer,
  reason text NOT NULL,
  details text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'open',
  note text NOT NULL DEFAULT '',
  closed_by integer CONSTRAINT reports_closed_by_users_id_fk REFERENCES users ON DELETE SET NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reports_details CHECK (char_length(details) <= 1000),
  CONSTRAINT reports_email CHECK (reporter_email IS NULL OR source <> 'member'),
  CONSTRAINT reports_kind CHECK (kind IN ('listing', 'user', 'inquiry', 'wanted')),
  CONSTRAINT reports_source CHECK (source IN ('member', 'visitor', 'card', 'system')),
  CONSTRAINT reports_status CHECK (status IN ('open', 'resolved', 'dismissed'))
);
CREATE INDEX reports_by_source ON reports (source, created_at DESC, id DESC)
  WHERE source <> 'member';
CREATE INDEX reports_closed_by ON reports (closed_by);
CREATE INDEX reports_newest ON reports (created_at DESC, id DESC);
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, kind, target_id, reason);
CREATE UNIQUE INDEX reports_once_by_mail ON reports (reporter_email, kind, target_id, reason)
  WHERE reporter_email IS NOT NULL;
-- The scam guard reports what reads like a scam once for each target and reason, whatever
-- administrators decided about it.
CREATE UNIQUE INDEX reports_once_by_system ON reports (kind, target_id, reason)
  WHERE source = 'system';
CREATE INDEX reports_queue ON reports (status, created_at DESC, id DESC);
CREATE INDEX reports_recent_of_person ON reports (reporter_id, created_at);
CREATE INDEX reports_target ON reports (kind, target_id);
-- The e-mail address of who sent a notice is deleted some time after the decision.
CREATE INDEX reports_with_address ON reports (closed_at) WHERE reporter_email IS NOT NULL;

-- Which reports an administrator is still to be told of. A mail tells all of them at once, and one
-- that is sent again tells the same (`mail_job_id`).
CREATE TABLE report_alerts (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  report_id integer NOT NULL REFERENCES reports ON DELETE CASCADE,
  mail_job_id uuid,
  PRIMARY KEY (user_id, report_id)
);
CREATE INDEX report_alerts_report ON report_alerts (report_id);

-- Statements of reasons: what was decided about somebody's room or account, and why. The one appeal
-- against it is a part of the row. The ids of administrators refer to nothing, as in the audit log.
CREATE TABLE statements (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer REFERENCES users ON DELETE SET NULL,
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
  CONSTRAINT statements_action
    CHECK (action IN ('listing_hidden', 'listing_deleted', 'wanted_hidden', 'user_suspended',
      'warned')),
  CONSTRAINT statements_appeal
    CHECK ((appeal_text IS NULL) = (appealed_at IS NULL) AND char_length(appeal_text) <= 2000),
  CONSTRAINT statements_decision
    CHECK (num_nonnulls(decision, decision_note, decided_by, decided_at) IN (0, 4)
      AND (decision IS NULL OR appealed_at IS NOT NULL) AND decision IN ('upheld', 'reversed')),
  CONSTRAINT statements_target CHECK (target_kind IN ('listing', 'user', 'inquiry', 'wanted'))
);
CREATE INDEX statements_age ON statements (created_at);
CREATE INDEX statements_decided_appeals ON statements (appealed_at DESC, id DESC)
  WHERE decided_at IS NOT NULL;
CREATE INDEX statements_open_appeals ON statements (appealed_at DESC, id DESC)
  WHERE appealed_at IS NOT NULL AND decided_at IS NULL;
CREATE INDEX statements_target ON statements (target_kind, target_id, id);
CREATE INDEX statements_user ON statements (user_id, created_at DESC, id DESC);

-- What administrators did. The id of the administrator refers to nothing, so that it stays when the
-- account goes.
CREATE TABLE audit_events (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  admin_id integer NOT NULL,
  admin_name text NOT NULL,
  event text NOT NULL,
  target_kind text NOT NULL,
  target_id integer,
  target_label text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT audit_events_details CHECK (jsonb_typeof(details) = 'object')
);
CREATE INDEX audit_events_admin ON audit_events (admin_id, id);
CREATE INDEX audit_events_event ON audit_events (event, id);
CREATE INDEX audit_events_target ON audit_events (target_kind, target_id, id);

-- Refuses whoever asks, the owner of the table too: what was done stays written down.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Up to where the scam guard has read imported listings. What was imported before is not read.
CREATE TABLE guard_progress (
  is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  imported_at timestamptz NOT NULL,
  listing_id integer NOT NULL
);

INSERT INTO guard_progress (imported_at, listing_id) VALUES (now(), 0);
