-- Wanted pages: what people write who look for rooms. Their facts are those of their profile.

CREATE TABLE wanted_pages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- A page belongs to one person or to one group.
  user_id integer UNIQUE REFERENCES users ON DELETE CASCADE,
  group_id integer CONSTRAINT wanted_pages_group_id_key UNIQUE CONSTRAINT wanted_pages_group REFERENCES groups ON DELETE CASCADE,
  headline text NOT NULL,
  text text NOT NULL DEFAULT '',
  people smallint NOT NULL DEFAULT 1,
  visibility text NOT NULL,
  is_indexed boolean NOT NULL DEFAULT false,
  -- Only for a group: where the one who leads it looks, so that a search by place is indexed.
  latitude double precision,
  longitude double precision,
  -- A page that is not confirmed for long ends by itself, as listings do.
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  -- When its author was last asked whether they are still looking.
  reminded_at timestamptz,
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
CREATE INDEX wanted_pages_confirmed ON wanted_pages (confirmed_at);
CREATE INDEX wanted_pages_indexed ON wanted_pages (id) WHERE is_indexed AND visibility = 'everyone';
CREATE INDEX wanted_pages_of_groups ON wanted_pages (id) WHERE group_id IS NOT NULL;
CREATE INDEX wanted_pages_of_groups_by_area ON wanted_pages (latitude, longitude)
  WHERE latitude IS NOT NULL;

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

-- A page of a group is found where the one who leads it looks.
CREATE FUNCTION place_new_group_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT u.latitude, u.longitude INTO NEW.latitude, NEW.longitude
    FROM group_members m JOIN users u ON u.id = m.user_id
    WHERE m.group_id = NEW.group_id AND m.role = 'lead';
  RETURN NEW;
END $$;

CREATE FUNCTION place_group_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wanted_pages w SET latitude = u.latitude, longitude = u.longitude
    FROM users u WHERE u.id = NEW.user_id AND w.group_id = NEW.group_id;
  RETURN NULL;
END $$;

-- The lock of the groups keeps a move apart from a change of who leads and from a new page, which both
-- lock the group: whichever comes second sees the other one.
CREATE FUNCTION place_led_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM groups WHERE id IN (SELECT group_id FROM group_members WHERE user_id = NEW.id)
    ORDER BY id FOR SHARE;
  UPDATE wanted_pages w SET latitude = NEW.latitude, longitude = NEW.longitude
    FROM group_members m
    WHERE m.user_id = NEW.id AND m.role = 'lead' AND w.group_id = m.group_id;
  RETURN NULL;
END $$;

CREATE TRIGGER wanted_pages_have_the_place_of_the_lead BEFORE INSERT ON wanted_pages
  FOR EACH ROW WHEN (NEW.group_id IS NOT NULL) EXECUTE FUNCTION place_new_group_page();
CREATE TRIGGER leads_place_wanted_pages AFTER UPDATE OF role ON group_members
  FOR EACH ROW WHEN (NEW.role = 'lead') EXECUTE FUNCTION place_group_page();
CREATE TRIGGER places_of_leads_place_wanted_pages AFTER UPDATE OF latitude, longitude ON users
  FOR EACH ROW WHEN (OLD.latitude IS DISTINCT FROM NEW.latitude
    OR OLD.longitude IS DISTINCT FROM NEW.longitude)
  EXECUTE FUNCTION place_led_pages();

-- An owner asks someone who wrote a wanted page to write about a room, once for each room.
CREATE TABLE wanted_invitations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- One person, or all of a group.
  seeker_id integer REFERENCES users ON DELETE CASCADE,
  group_id integer CONSTRAINT wanted_invitations_group REFERENCES groups ON DELETE CASCADE,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'sent',
  -- What the yes began.
  inquiry_id integer REFERENCES inquiries ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  CONSTRAINT wanted_invitations_message CHECK (char_length(message) BETWEEN 1 AND 2000),
  CONSTRAINT wanted_invitations_once UNIQUE (listing_id, seeker_id),
  CONSTRAINT wanted_invitations_one_side CHECK (num_nonnulls(seeker_id, group_id) = 1),
  CONSTRAINT wanted_invitations_status
    CHECK (status IN ('sent', 'accepted', 'declined', 'withdrawn'))
);
CREATE INDEX wanted_invitations_age ON wanted_invitations (created_at);
CREATE UNIQUE INDEX wanted_invitations_once_for_a_group
  ON wanted_invitations (listing_id, group_id) WHERE group_id IS NOT NULL;
CREATE INDEX wanted_invitations_to_groups ON wanted_invitations (group_id, id DESC)
  WHERE group_id IS NOT NULL;
CREATE INDEX wanted_invitations_inquiry ON wanted_invitations (inquiry_id);
CREATE INDEX wanted_invitations_received ON wanted_invitations (seeker_id, id DESC);
CREATE INDEX wanted_invitations_sent ON wanted_invitations (owner_id, id DESC);

-- What somebody answers about looking together with another one who wrote a wanted page. Each side has
-- a row of its own, so that whatever one reads or expires says nothing of what the other one answered.
CREATE TABLE founding_answers (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  about_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  answer text NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, about_id),
  CONSTRAINT founding_answers_answer CHECK (answer IN ('yes', 'no')),
  CONSTRAINT founding_answers_two CHECK (user_id <> about_id)
);
CREATE INDEX founding_answers_about ON founding_answers (about_id);
CREATE INDEX founding_answers_age ON founding_answers (answered_at);
CREATE INDEX founding_answers_listed ON founding_answers (user_id, answer, answered_at DESC, about_id DESC);

-- Owners are told of new wanted pages that fit their rooms.
CREATE TABLE wanted_alerts (
  listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  -- The newest wanted page that the room was compared with.
  last_page_id integer NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now(),
  -- Pages that fit and that its owner was not told of yet.
  page_ids integer[] NOT NULL DEFAULT '{}'
);
CREATE INDEX wanted_alerts_due ON wanted_alerts (checked_at);

CREATE FUNCTION await_seekers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wanted_alerts (listing_id, last_page_id)
    SELECT NEW.id, coalesce(max(id), 0) FROM wanted_pages ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- A room that is offered hears of pages that are written from then on.
CREATE TRIGGER offered_rooms_await_seekers AFTER INSERT OR UPDATE OF status ON listings
  FOR EACH ROW WHEN (NEW.status = 'active' AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION await_seekers();
