-- That somebody has an e-mail address at a university or company: its domain, and a keyed hash of the
-- address, so that it counts for one account alone.
CREATE TABLE organization_addresses (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  domain text NOT NULL,
  address_hash text NOT NULL UNIQUE,
  confirmed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX organization_addresses_age ON organization_addresses (confirmed_at);
CREATE TRIGGER organization_addresses_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON organization_addresses
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- Addresses to which a code is on its way, for an hour. The code follows from the row and a key.
CREATE TABLE organization_codes (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX organization_codes_age ON organization_codes (requested_at);

-- The mail with the code: one for each user, about no other row.
ALTER TABLE mail_jobs
  DROP CONSTRAINT mail_jobs_about,
  ADD CONSTRAINT mail_jobs_about CHECK (
    num_nonnulls(inquiry_id, notice_id, report_id, statement_id) = CASE
    WHEN kind IN ('alerts_at_once', 'alerts_daily', 'alerts_weekly', 'confirm_listings',
      'organization_code') THEN 0
    ELSE 1 END);
