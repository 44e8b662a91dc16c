-- What opens without signing in for whoever has its address, whose secret is stored as its hash.
CREATE TABLE secret_addresses (
  token_hash text PRIMARY KEY,
  kind text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Which viewing a friend may see; null for the calendar, which has all of them.
  viewing_id integer REFERENCES viewings ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT secret_addresses_kind
    CHECK (kind = 'calendar' AND viewing_id IS NULL OR kind = 'friend' AND viewing_id IS NOT NULL)
);
CREATE UNIQUE INDEX secret_addresses_one_calendar ON secret_addresses (user_id)
  WHERE kind = 'calendar';
CREATE INDEX secret_addresses_user ON secret_addresses (user_id);
CREATE INDEX secret_addresses_viewing ON secret_addresses (viewing_id);
