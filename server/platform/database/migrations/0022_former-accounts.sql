-- What outlives a deleted account: who was kept out, and who does not want to hear from whom. Each
-- side is the keyed hash of its issuer and subject, so that a row names nobody by itself.
CREATE TABLE former_accounts (
  identity_key text PRIMARY KEY,
  -- The id that reports about the account name.
  user_id integer NOT NULL UNIQUE,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  suspended_at timestamptz,
  suspension_note text NOT NULL DEFAULT ''
);
CREATE INDEX former_accounts_age ON former_accounts (deleted_at);

-- The id is of the side that has an account, null once it left.
CREATE TABLE former_blocks (
  blocker_key text NOT NULL,
  blocked_key text NOT NULL,
  blocker_id integer REFERENCES users (id) ON DELETE SET NULL,
  blocked_id integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  kept_since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (blocker_key, blocked_key)
);
CREATE INDEX former_blocks_blocked_key ON former_blocks (blocked_key);
CREATE INDEX former_blocks_blocker ON former_blocks (blocker_id);
CREATE INDEX former_blocks_blocked ON former_blocks (blocked_id);
CREATE INDEX former_blocks_age ON former_blocks (kept_since);
