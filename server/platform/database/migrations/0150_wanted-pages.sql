-- Pages of people who look for rooms, and the invitations of owners to write about one.
ALTER TABLE reports DROP CONSTRAINT reports_kind,
  ADD CONSTRAINT reports_kind CHECK (kind IN ('listing', 'user', 'inquiry', 'wanted')) NOT VALID;
ALTER TABLE statements DROP CONSTRAINT statements_action,
  ADD CONSTRAINT statements_action CHECK (action IN ('listing_hidden', 'listing_deleted',
    'wanted_hidden', 'user_suspended', 'warned')) NOT VALID,
  DROP CONSTRAINT statements_target,
  ADD CONSTRAINT statements_target
    CHECK (target_kind IN ('listing', 'user', 'inquiry', 'wanted')) NOT VALID;

-- A page of a group has no user.
CREATE OR REPLACE FUNCTION note_match_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO match_changes (user_id, xid)
      SELECT DISTINCT %1$I, pg_current_xact_id()::text::bigint FROM changed
      WHERE %1$I IS NOT NULL ORDER BY 1
      ON CONFLICT (user_id) DO UPDATE SET xid = excluded.xid', TG_ARGV[0]);
  PERFORM pg_notify('match_changes', '');
  RETURN NULL;
END $$;

CREATE TABLE wanted_pages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- A page belongs to one person or to one group.
  user_id integer UNIQUE REFERENCES users ON DELETE CASCADE,
  group_id integer UNIQUE,
  headline text NOT NULL,
  text text NOT NULL DEFAULT '',
  people smallint NOT NULL DEFAULT 1,
  visibility text NOT NULL,
  is_indexed boolean NOT NULL DEFAULT false,
  -- A page that is not confirmed for long ends by itself, as listings do.
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  -- Why administrators hide it.
  hidden_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wanted_pages_headline CHECK (char_length(headline) BETWEEN 1 AND 1000),
  CONSTRAINT wanted_pages_one_author CHECK (num_nonnulls(user_id, group_id) = 1),
  CONSTRAINT wanted_pages_people CHECK (people BETWEEN 1 AND 6),
  CONSTRAINT wanted_pages_text CHECK (char_length(text) <= 2000),
  CONSTRAINT wanted_pages_visibility
    CHECK (visibility IN ('everyone', 'members', 'owners', 'nobody'))
);
CREATE INDEX wanted_pages_indexed ON wanted_pages (id) WHERE is_indexed AND visibility = 'everyone';

-- The index of matching has who wrote a page.
CREATE TRIGGER wanted_pages_delete_changes_matches AFTER DELETE ON wanted_pages
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER wanted_pages_insert_changes_matches AFTER INSERT ON wanted_pages
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER wanted_pages_update_changes_matches AFTER UPDATE ON wanted_pages
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('user_id');
CREATE TRIGGER wanted_pages_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON wanted_pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- Row by row, unlike other tables: few profiles are on a page that everyone sees.
CREATE FUNCTION notify_wanted_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM wanted_pages WHERE user_id = NEW.id AND visibility = 'everyone') THEN
    PERFORM pg_notify('public_changes', '');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER wanted_facts_are_public AFTER UPDATE OF area, budget_max, budget_currency,
  move_in_from, stay_months, is_hidden, suspended_at ON users
  FOR EACH ROW EXECUTE FUNCTION notify_wanted_facts();

-- An owner asks someone who wrote a wanted page to write about a room, once for each room.
CREATE TABLE wanted_invitations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  seeker_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'sent',
  -- What the yes began.
  inquiry_id integer REFERENCES inquiries ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  CONSTRAINT wanted_invitations_message CHECK (char_length(message) BETWEEN 1 AND 2000),
  CONSTRAINT wanted_invitations_once UNIQUE (listing_id, seeker_id),
  CONSTRAINT wanted_invitations_status
    CHECK (status IN ('sent', 'accepted', 'declined', 'withdrawn'))
);
CREATE INDEX wanted_invitations_age ON wanted_invitations (created_at);
CREATE INDEX wanted_invitations_inquiry ON wanted_invitations (inquiry_id);
CREATE INDEX wanted_invitations_received ON wanted_invitations (seeker_id, id DESC);
CREATE INDEX wanted_invitations_sent ON wanted_invitations (owner_id, id DESC);

--> afterwards
ALTER TABLE reports VALIDATE CONSTRAINT reports_kind;
ALTER TABLE statements VALIDATE CONSTRAINT statements_action;
ALTER TABLE statements VALIDATE CONSTRAINT statements_target;
