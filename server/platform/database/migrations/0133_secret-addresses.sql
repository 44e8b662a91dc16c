-- Calendars and pages for friends that open without signing in, by a secret address.
CREATE TABLE secret_addresses (
  token_hash text PRIMARY KEY,
  kind text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  viewing_id integer REFERENCES viewings ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT secret_addresses_kind
    CHECK (kind = 'calendar' AND viewing_id IS NULL OR kind = 'friend' AND viewing_id IS NOT NULL)
);
CREATE UNIQUE INDEX secret_addresses_one_calendar ON secret_addresses (user_id)
  WHERE kind = 'calendar';
CREATE INDEX secret_addresses_user ON secret_addresses (user_id);
CREATE INDEX secret_addresses_viewing ON secret_addresses (viewing_id);
