-- Users, how they sign in, and what is kept of them.

CREATE TABLE users (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Who signs in: the issuer of the identity and its name for the user.
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  profile_picture_url text,
  -- The language that a user chose, as a BCP 47 tag; null for users who never chose one.
  locale text CHECK (locale ~ '^[a-z]{2}$'),
  is_admin boolean NOT NULL DEFAULT false,
  -- Users who do not want to be found by others.
  is_hidden boolean NOT NULL DEFAULT false,
  -- Why a user is here. Null for users who were not asked, or did not say.
  intent text CHECK (intent IN ('looking', 'offering', 'both')),
  onboarding_status text NOT NULL DEFAULT 'profile',
  birth_date date,
  occupation text NOT NULL DEFAULT '',
  bio text NOT NULL DEFAULT '',
  area text NOT NULL DEFAULT '',
  latitude double precision,
  longitude double precision,
  budget_min integer,
  budget_max integer,
  -- The currency of the budget; null without a budget.
  budget_currency text COLLATE "C" CHECK (budget_currency ~ '^[A-Z]{3}$'),
  move_in_from date,
  stay_months integer,
  suspended_at timestamptz,
  suspension_note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_born_since_1900 CHECK (birth_date >= '1900-01-01'),
  CONSTRAINT users_budget_in_order CHECK (budget_min <= budget_max),
  CONSTRAINT users_budget_range
    CHECK (budget_min >= 0 AND budget_max <= 100000 * denomination_of(budget_currency)),
  -- Behind the contract: whatever stores a name, it stays one line.
  CONSTRAINT users_names_are_one_line
    CHECK (first_name !~ '[\u0001-\u001f\u007f\u2028\u2029]'
      AND last_name !~ '[\u0001-\u001f\u007f\u2028\u2029]'),
  CONSTRAINT users_onboarding_status
    CHECK (onboarding_status IN ('profile', 'habits', 'preferences', 'completed', 'skipped')),
  CONSTRAINT users_place
    CHECK ((latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90
      AND longitude BETWEEN -180 AND 180),
  CONSTRAINT users_stay_range CHECK (stay_months BETWEEN 1 AND 120)
);
CREATE INDEX users_admins ON users (id) WHERE is_admin;
-- How many people look around a place.
CREATE INDEX users_by_area ON users (latitude, longitude) WHERE latitude IS NOT NULL;
CREATE INDEX users_by_email ON users (lower(email));
CREATE INDEX users_by_last_name ON users (search_text(last_name) text_pattern_ops);
-- Administrators look for people by the beginning of their name or the whole mail address.
CREATE INDEX users_by_name ON users (search_text(first_name || ' ' || last_name) text_pattern_ops);
CREATE UNIQUE INDEX users_issuer_subject ON users (issuer, subject);
-- Who is new near someone is looked for among the users of the last two weeks.
CREATE INDEX users_new ON users (created_at) INCLUDE (latitude, longitude);
CREATE INDEX users_photo ON users (profile_picture_url) WHERE profile_picture_url IS NOT NULL;

-- A budget has a currency and nothing else has one. A trigger, and not a constraint, because older
-- servers stored budgets without a currency while an update ran.
CREATE FUNCTION settle_budget_currency() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.budget_currency := CASE WHEN NEW.budget_min IS NULL AND NEW.budget_max IS NULL THEN NULL
    ELSE coalesce(NEW.budget_currency, 'USD') END;
  RETURN NEW;
END $$;

-- Of a user, the page of a listing shows these.
CREATE TRIGGER names_and_photos_are_public
  AFTER DELETE OR UPDATE OF first_name, profile_picture_url OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER settle_budget_currency
  BEFORE INSERT OR UPDATE OF budget_min, budget_max, budget_currency ON users
  FOR EACH ROW EXECUTE FUNCTION settle_budget_currency();
CREATE TRIGGER users_delete_changes_matches AFTER DELETE ON users
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('id');
CREATE TRIGGER users_insert_changes_matches AFTER INSERT ON users
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('id');
CREATE TRIGGER users_update_changes_matches AFTER UPDATE ON users
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('id');

CREATE TABLE habits (
  user_id integer PRIMARY KEY
    CONSTRAINT habits_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  answers smallint[] NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT habits_choices CHECK (0 <= ALL (answers[2:]) AND 14 >= ALL (answers[2:])),
  CONSTRAINT habits_one_row CHECK (array_ndims(answers) = 1 AND array_lower(answers, 1) = 1),
  CONSTRAINT habits_sleep CHECK (answers[1] BETWEEN 0 AND 2303)
);

CREATE TRIGGER habits_delete_changes_matches AFTER DELETE ON habits
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER habits_insert_changes_matches AFTER INSERT ON habits
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER habits_update_changes_matches AFTER UPDATE ON habits
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');

CREATE TABLE preferences (
  user_id integer PRIMARY KEY
    CONSTRAINT preferences_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  acceptable smallint[] NOT NULL,
  importance smallint[] NOT NULL,
  dealbreakers integer NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Bit n set: of the answers to question n, the user accepts only the listed ones, not the easier
  -- ones.
  only_these integer NOT NULL DEFAULT 0,
  CONSTRAINT preferences_choices CHECK (1 <= ALL (acceptable[2:])),
  CONSTRAINT preferences_dealbreakers CHECK (dealbreakers >= 0),
  CONSTRAINT preferences_importance
    CHECK (0 <= ALL (importance) AND 4 >= ALL (importance) AND 3 <> ALL (importance)),
  CONSTRAINT preferences_one_row
    CHECK (array_ndims(acceptable) = 1 AND array_lower(acceptable, 1) = 1
      AND array_ndims(importance) = 1 AND array_lower(importance, 1) = 1),
  CONSTRAINT preferences_only_these CHECK (only_these >= 0),
  CONSTRAINT preferences_same_questions
    CHECK (cardinality(acceptable) = cardinality(importance)
      AND array_positions(acceptable, NULL) = array_positions(importance, NULL)),
  CONSTRAINT preferences_sleep CHECK (acceptable[1] BETWEEN 0 AND 2303)
);

CREATE TRIGGER preferences_delete_changes_matches AFTER DELETE ON preferences
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER preferences_insert_changes_matches AFTER INSERT ON preferences
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER preferences_update_changes_matches AFTER UPDATE ON preferences
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');

CREATE TABLE sessions (
  id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
  user_id integer NOT NULL
    CONSTRAINT sessions_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX sessions_last_used ON sessions (last_used_at);
CREATE INDEX sessions_user ON sessions (user_id);

-- Streams of a session close in whichever process holds them, however the session ended.
CREATE FUNCTION tell_session_ended() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) THEN
    PERFORM pg_notify('live', json_build_object('session', OLD.id)::text);
  END IF;
  RETURN NULL;
END $$;

-- A subscription belongs to the session that made it, so signing out on a device ends it.
CREATE FUNCTION end_push_of_session() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_end_is_told AFTER DELETE OR UPDATE OF revoked_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_session_ended();
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_push_of_session();

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL
    CONSTRAINT refresh_tokens_session_id_sessions_id_fk REFERENCES sessions ON DELETE CASCADE,
  replaces text,
  created_at timestamptz NOT NULL DEFAULT now(),
  first_used_at timestamptz
);
CREATE INDEX refresh_tokens_replaces ON refresh_tokens (replaces);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE sign_in_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  code_verifier text NOT NULL,
  nonce text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempts_expires ON sign_in_attempts (expires_at);

-- Sign-ins under way at the local provider, which any process may go on with.
CREATE TABLE local_sign_ins (
  id text PRIMARY KEY,
  payload jsonb NOT NULL,
  uid text,
  grant_id text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX local_sign_ins_expires ON local_sign_ins (expires_at);
CREATE INDEX local_sign_ins_grant ON local_sign_ins (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX local_sign_ins_uid ON local_sign_ins (uid) WHERE uid IS NOT NULL;

-- From where accounts sign in, as keyed hashes: administrators see which accounts may be of the
-- same person, nobody sees an address. Kept for 30 days.
CREATE TABLE sign_in_traces (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('browser', 'network')),
  hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind, hash)
);
CREATE INDEX sign_in_traces_age ON sign_in_traces (seen_at);
CREATE INDEX sign_in_traces_same ON sign_in_traces (kind, hash, user_id);

-- That somebody has an e-mail address at a university or company: its domain, and a keyed hash of
-- the address, so that it counts for one account alone.
CREATE TABLE organization_addresses (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  domain text NOT NULL,
  -- The university that has the domain, by a list; null for a company.
  university text,
  address_hash text NOT NULL UNIQUE,
  confirmed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX organization_addresses_age ON organization_addresses (confirmed_at);

CREATE TRIGGER organization_addresses_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON organization_addresses
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- Addresses to which a code is on its way, for an hour. The code follows from the row and a key.
CREATE TABLE organization_codes (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX organization_codes_age ON organization_codes (requested_at);

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
  blocker_id integer REFERENCES users ON DELETE SET NULL,
  blocked_id integer REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  kept_since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (blocker_key, blocked_key)
);
CREATE INDEX former_blocks_age ON former_blocks (kept_since);
CREATE INDEX former_blocks_blocked ON former_blocks (blocked_id);
CREATE INDEX former_blocks_blocked_key ON former_blocks (blocked_key);
CREATE INDEX former_blocks_blocker ON former_blocks (blocker_id);

CREATE TABLE server_keys (
  purpose text NOT NULL,
  kid text NOT NULL,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT server_keys_purpose_kid_pk PRIMARY KEY (purpose, kid)
);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- rate-limiter-flexible stores the end of a window as milliseconds since 1970.
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

CREATE TABLE idempotency_keys (
  user_id integer NOT NULL
    CONSTRAINT idempotency_keys_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  made_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_user_id_key_pk PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
