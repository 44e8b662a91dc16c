-- From where accounts sign in, as keyed hashes: administrators see which accounts may be of the same
-- person, nobody sees an address. Kept for 30 days.
CREATE TABLE sign_in_traces (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('browser', 'network')),
  hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, hash)
);
CREATE INDEX sign_in_traces_same ON sign_in_traces (kind, hash, user_id);
CREATE INDEX sign_in_traces_age ON sign_in_traces (seen_at);
