-- What users write to each other, and whom they block.

CREATE TABLE inquiries (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  sender_id integer CONSTRAINT inquiries_sender_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  recipient_id integer
    CONSTRAINT inquiries_recipient_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  listing_id integer
    CONSTRAINT inquiries_listing_id_listings_id_fk REFERENCES listings ON DELETE SET NULL,
  listing_title text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'sent',
  sender_unread integer NOT NULL DEFAULT 0,
  recipient_unread integer NOT NULL DEFAULT 1,
  sender_seen integer NOT NULL DEFAULT 0,
  recipient_seen integer NOT NULL DEFAULT 0,
  -- Which side archived it.
  sender_archived boolean NOT NULL DEFAULT false,
  recipient_archived boolean NOT NULL DEFAULT false,
  -- When the recipient first did something about it: wrote, accepted or declined.
  answered_at timestamptz,
  -- When both sides were asked what becomes of it, because nobody wrote for two weeks.
  asked_at timestamptz,
  -- Accepted while that showed its sender the house number: they keep it as long as it stays so.
  keeps_house_number boolean NOT NULL DEFAULT false,
  -- When it was declined because the room went to someone else, and when its sender was asked whether
  -- they are still looking, because the room is free again.
  filled_at timestamptz,
  asked_again_at timestamptz,
  -- The group that writes; null for a person who writes alone. Then the sender speaks for it: who sent
  -- it, or after them another one.
  group_id integer,
  -- The inquiry of a group that its sender writes in since they withdrew this one.
  joined_inquiry_id integer
    CONSTRAINT inquiries_joined_inquiry REFERENCES inquiries ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT inquiries_kind CHECK (kind IN ('listing', 'user')),
  CONSTRAINT inquiries_listing_of_kind CHECK (kind = 'listing' OR listing_id IS NULL),
  CONSTRAINT inquiries_not_to_oneself CHECK (sender_id <> recipient_id),
  CONSTRAINT inquiries_status
    CHECK (status IN ('sent', 'read', 'accepted', 'declined', 'withdrawn', 'expired')),
  CONSTRAINT inquiries_unread CHECK (sender_unread >= 0 AND recipient_unread >= 0)
);
CREATE INDEX inquiries_about_listing ON inquiries (sender_id, listing_id, id);
CREATE INDEX inquiries_answer_times ON inquiries (recipient_id, created_at)
  INCLUDE (sender_id, status, answered_at);
CREATE INDEX inquiries_archived_by_recipient ON inquiries
  (recipient_id, (recipient_unread > 0) DESC, updated_at DESC, id DESC) WHERE recipient_archived;
CREATE INDEX inquiries_archived_by_sender ON inquiries
  (sender_id, (sender_unread > 0) DESC, updated_at DESC, id DESC) WHERE sender_archived;
CREATE INDEX inquiries_created ON inquiries (created_at);
CREATE INDEX inquiries_joined ON inquiries (joined_inquiry_id) WHERE joined_inquiry_id IS NOT NULL;
CREATE INDEX inquiries_listing ON inquiries (listing_id);
CREATE INDEX inquiries_newly_sent ON inquiries (sender_id, created_at);
CREATE INDEX inquiries_nobody_left ON inquiries (id)
  WHERE sender_id IS NULL AND recipient_id IS NULL;
CREATE INDEX inquiries_of_group ON inquiries (group_id) WHERE group_id IS NOT NULL;
CREATE UNIQUE INDEX inquiries_one_open_alone ON inquiries (sender_id, listing_id)
  WHERE kind = 'listing' AND group_id IS NULL AND status IN ('sent', 'read', 'accepted');
CREATE UNIQUE INDEX inquiries_one_open_of_group ON inquiries (group_id, listing_id)
  WHERE group_id IS NOT NULL AND status IN ('sent', 'read', 'accepted');
CREATE UNIQUE INDEX inquiries_one_open_to_person ON inquiries (sender_id, recipient_id)
  WHERE kind = 'user' AND status IN ('sent', 'read', 'accepted');
CREATE INDEX inquiries_received ON inquiries (recipient_id, (recipient_unread > 0) DESC, updated_at DESC,
  id DESC);
CREATE INDEX inquiries_sent ON inquiries (sender_id, (sender_unread > 0) DESC, updated_at DESC,
  id DESC);
CREATE INDEX inquiries_to_ask ON inquiries (updated_at)
  WHERE kind = 'listing' AND status IN ('sent', 'read') AND asked_at IS NULL;
CREATE INDEX inquiries_to_person ON inquiries (sender_id, recipient_id, id) WHERE kind = 'user';
CREATE INDEX inquiries_unanswered ON inquiries (updated_at) WHERE status IN ('sent', 'read');

CREATE FUNCTION end_kept_house_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.keeps_house_number := false;
  RETURN NEW;
END $$;

CREATE TRIGGER inquiries_end_kept_house_number BEFORE UPDATE OF status ON inquiries
  FOR EACH ROW WHEN (OLD.keeps_house_number AND NEW.status <> OLD.status)
  EXECUTE FUNCTION end_kept_house_number();

-- Who writes together as a group about a listing, one row for each of them, also for who sent it. What
-- the columns of the sender say of a person's own inquiry, these say of each.
CREATE TABLE inquiry_members (
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the inquiry, for the index below.
  listing_id integer,
  is_open boolean NOT NULL DEFAULT true,
  unread integer NOT NULL DEFAULT 1 CHECK (unread >= 0),
  seen integer NOT NULL DEFAULT 0,
  is_archived boolean NOT NULL DEFAULT false,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inquiry_id, user_id)
);
CREATE INDEX inquiry_members_user ON inquiry_members (user_id, inquiry_id);
-- Who is in two groups applies once for each listing.
CREATE UNIQUE INDEX inquiry_members_once ON inquiry_members (user_id, listing_id) WHERE is_open;

-- Who is on the side of an inquiry that sent it: a person, or those of a group. Everything that asks
-- who may read and write there asks this view.
CREATE VIEW inquiry_seekers AS
  SELECT id AS inquiry_id, sender_id AS user_id FROM inquiries
    WHERE group_id IS NULL AND sender_id IS NOT NULL
  UNION ALL
  SELECT inquiry_id, user_id FROM inquiry_members;

-- Everyone on both sides of an inquiry.
CREATE FUNCTION inquiry_readers(asked_id integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT user_id FROM inquiry_seekers WHERE inquiry_id = asked_id
    UNION SELECT recipient_id FROM inquiries WHERE id = asked_id AND recipient_id IS NOT NULL
    ORDER BY 1)
$$;

-- Whether somebody applies for a listing, alone or with a group.
CREATE FUNCTION has_open_inquiry(person integer, about integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM inquiries WHERE sender_id = person AND listing_id = about
      AND kind = 'listing' AND group_id IS NULL AND status IN ('sent', 'read', 'accepted'))
    OR EXISTS (SELECT FROM inquiry_members
      WHERE user_id = person AND listing_id = about AND is_open)
$$;

-- One unique index for both tables there is not. Whoever writes locks the owner before, or the person.
CREATE FUNCTION refuse_second_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'inquiries' THEN
    IF EXISTS (SELECT FROM inquiry_members WHERE user_id = NEW.sender_id
        AND listing_id = NEW.listing_id AND is_open) THEN
      RAISE unique_violation USING MESSAGE = 'this person applies for the listing with a group';
    END IF;
  ELSIF EXISTS (SELECT FROM inquiries WHERE sender_id = NEW.user_id AND kind = 'listing'
      AND listing_id = NEW.listing_id AND group_id IS NULL
      AND status IN ('sent', 'read', 'accepted')) THEN
    RAISE unique_violation USING MESSAGE = 'this person applies for the listing alone';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER inquiries_apply_once BEFORE INSERT ON inquiries
  FOR EACH ROW WHEN (NEW.kind = 'listing' AND NEW.group_id IS NULL)
  EXECUTE FUNCTION refuse_second_inquiry();
CREATE TRIGGER inquiry_members_apply_once BEFORE INSERT ON inquiry_members
  FOR EACH ROW EXECUTE FUNCTION refuse_second_inquiry();

-- What is new for the side that sent it is new for each of a group.
CREATE FUNCTION follow_group_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.sender_unread > OLD.sender_unread THEN
    UPDATE inquiry_members SET unread = unread + NEW.sender_unread - OLD.sender_unread,
      is_archived = false WHERE inquiry_id = NEW.id;
  END IF;
  IF NEW.status <> OLD.status OR NEW.listing_id IS DISTINCT FROM OLD.listing_id THEN
    UPDATE inquiry_members SET is_open = NEW.status IN ('sent', 'read', 'accepted'),
      listing_id = NEW.listing_id WHERE inquiry_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER inquiries_follow_group AFTER UPDATE OF sender_unread, status, listing_id ON inquiries
  FOR EACH ROW WHEN (NEW.group_id IS NOT NULL) EXECUTE FUNCTION follow_group_inquiry();

CREATE TABLE inquiry_messages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  inquiry_id integer NOT NULL
    CONSTRAINT inquiry_messages_inquiry_id_inquiries_id_fk REFERENCES inquiries ON DELETE CASCADE,
  author_id integer
    CONSTRAINT inquiry_messages_author_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What a suspended user wrote can be taken from those who got it. The text stays, because an
  -- appeal brings it back.
  removed_at timestamptz,
  CONSTRAINT inquiry_messages_length CHECK (char_length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX inquiry_messages_author ON inquiry_messages (author_id, created_at);
CREATE INDEX inquiry_messages_inquiry ON inquiry_messages (inquiry_id, id);
-- Administrators look for words in reported messages.
CREATE INDEX inquiry_messages_words ON inquiry_messages
  USING gin (to_tsvector('simple', search_text(text)));

-- Inquiries that the owner of a listing declines at once. For ten seconds they can take that back; then
-- a job begins, and the rows below are worked off one by one.
CREATE TABLE held_declines (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null once the listing was deleted: those who wrote are told all the same.
  listing_id integer REFERENCES listings ON DELETE SET NULL,
  -- What each reads; null for our text, and once all of it is over.
  message text CHECK (char_length(message) BETWEEN 1 AND 2000),
  -- Whether they are declined because the room went to someone else.
  is_filled boolean NOT NULL DEFAULT false,
  -- How many were held, and what became of them.
  inquiries integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  held_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  started_at timestamptz,
  undone_at timestamptz,
  CONSTRAINT held_declines_one_end CHECK (started_at IS NULL OR undone_at IS NULL)
);
CREATE INDEX held_declines_age ON held_declines (due_at);
CREATE INDEX held_declines_listing ON held_declines (listing_id, id);
CREATE INDEX held_declines_owner ON held_declines (owner_id, id);

-- What is left to decline: a row goes in the transaction that declines its inquiry.
CREATE TABLE held_decline_inquiries (
  inquiry_id integer PRIMARY KEY REFERENCES inquiries ON DELETE CASCADE,
  decline_id integer NOT NULL REFERENCES held_declines ON DELETE CASCADE,
  -- Its status when it was held: one that was accepted since is not declined.
  status text NOT NULL
);
CREATE INDEX held_decline_inquiries_decline ON held_decline_inquiries (decline_id, inquiry_id);

-- What everyone else reads once the owner says that the contract is signed; null for our text. Without
-- a row the owner has not chosen to wait for the contract.
CREATE TABLE contract_messages (
  listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  message text CHECK (char_length(message) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Which first messages have the same text: a hash, kept for 30 days.
CREATE TABLE sent_texts (
  inquiry_id integer PRIMARY KEY REFERENCES inquiries ON DELETE CASCADE,
  sender_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  text_key bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sent_texts_age ON sent_texts (created_at);
CREATE INDEX sent_texts_same ON sent_texts (sender_id, text_key, created_at);

-- Messages that a user writes again and again, with fields that are filled in for each reader.
CREATE TABLE reply_templates (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reply_templates_length CHECK (char_length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX reply_templates_newest ON reply_templates (user_id, id);

-- How fast users usually answer, counted once a day; none for those with too few answers.
CREATE TABLE answer_times (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  within_hours smallint NOT NULL CHECK (within_hours BETWEEN 1 AND 168),
  answers integer NOT NULL,
  counted_on date NOT NULL
);
CREATE INDEX answer_times_day ON answer_times (counted_on);

CREATE TRIGGER answer_times_are_public AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON answer_times
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- What those of a household think of who wrote about their listing. Applicants never read it.
CREATE TABLE applicant_votes (
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  vote text NOT NULL CHECK (vote IN ('yes', 'maybe', 'no')),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inquiry_id, user_id)
);
CREATE INDEX applicant_votes_user ON applicant_votes (user_id);

-- When one of a household last looked at everyone who had written about their listing.
CREATE TABLE applicant_looks (
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  looked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, user_id)
);
CREATE INDEX applicant_looks_user ON applicant_looks (user_id);

-- Votes end with the inquiry, however it ends.
CREATE FUNCTION end_votes_on_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM applicant_votes WHERE inquiry_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER inquiries_end_votes AFTER UPDATE OF status, listing_id, sender_id ON inquiries
  FOR EACH ROW WHEN (NEW.kind = 'listing' AND (NEW.status IN ('declined', 'withdrawn', 'expired')
    OR NEW.listing_id IS NULL OR NEW.sender_id IS NULL))
  EXECUTE FUNCTION end_votes_on_inquiry();

-- Who leaves a household takes along what they said of its applicants.
CREATE FUNCTION end_votes_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM applicant_votes v USING inquiries i
    WHERE v.user_id = OLD.user_id AND i.id = v.inquiry_id AND i.listing_id = OLD.listing_id;
  DELETE FROM applicant_looks WHERE listing_id = OLD.listing_id AND user_id = OLD.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER household_members_end_votes AFTER DELETE ON household_members
  FOR EACH ROW EXECUTE FUNCTION end_votes_of_member();

CREATE TABLE blocks (
  blocker_id integer NOT NULL
    CONSTRAINT blocks_blocker_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  blocked_id integer NOT NULL
    CONSTRAINT blocks_blocked_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT blocks_blocker_id_blocked_id_pk PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_not_oneself CHECK (blocker_id <> blocked_id)
);
CREATE INDEX blocks_blocked ON blocks (blocked_id);

-- Nobody lives in the listing of a user with whom there is a block, however the block came about.
CREATE FUNCTION end_membership_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM household_members m USING listings l
    WHERE l.id = m.listing_id
      AND (l.user_id, m.user_id) IN ((NEW.blocker_id, NEW.blocked_id), (NEW.blocked_id, NEW.blocker_id));
  RETURN NULL;
END $$;

CREATE TRIGGER blocks_end_membership AFTER INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION end_membership_of_blocked();
