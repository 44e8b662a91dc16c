-- What users keep of listings and of each other, and what they want to hear about.

-- What a user made of a listing: a favorite, or hidden from their searches. One row, so never both.
-- No reference to listings: a favorite that was deleted is said to be gone. The title is the one
-- they saw.
CREATE TABLE listing_marks (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id integer NOT NULL,
  mark text NOT NULL CHECK (mark IN ('favorite', 'hidden')),
  listing_title text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A favorite as its user last saw it: what differs now is news. The rent is that with all costs.
  seen_state text NOT NULL DEFAULT 'offered',
  seen_total integer,
  seen_currency text,
  -- As its user was last told it; null where they saw it since. The same shape as what they last
  -- saw.
  known_state text,
  known_total integer,
  known_currency text,
  PRIMARY KEY (user_id, listing_id)
);
-- The order of the lists, and all that hearts need: read from the index alone.
CREATE INDEX listing_marks_newest ON listing_marks (user_id, mark, created_at DESC, listing_id DESC);
-- Who has a listing among their favorites, and who hid it: an alert asks for all of them at once.
CREATE INDEX listing_marks_of_listing ON listing_marks (listing_id, mark);

CREATE FUNCTION queue_favorite_events(listings integer[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF cardinality(listings) IS NULL OR cardinality(listings) = 0 THEN RETURN; END IF;
  PERFORM queue_job(gen_random_uuid(), 'favorite_events', gen_random_uuid()::text,
    jsonb_build_object('listing_ids', tens.ids))
  FROM (
    SELECT to_jsonb(array_agg(id ORDER BY nth)) AS ids
    FROM unnest(listings) WITH ORDINALITY each (id, nth) GROUP BY (nth - 1) / 10) tens;
  PERFORM pg_notify('jobs', 'favorite_events');
END $$;

-- Whoever has a room among their favorites hears when its rent or its state changes. A listing that
-- was not offered for lack of a confirmation, and is confirmed again, is available again.
CREATE FUNCTION note_changed_favorites() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_favorite_events(array_agg(n.id ORDER BY n.id))
    FROM changed n JOIN former o ON o.id = n.id
    WHERE (o.status <> n.status
        OR n.status = 'active' AND (o.currency, o.monthly_total) <> (n.currency, n.monthly_total)
        OR n.status = 'active' AND o.offered_until < (now() AT TIME ZONE 'UTC')::date
          AND n.offered_until >= (now() AT TIME ZONE 'UTC')::date)
      AND EXISTS (SELECT FROM listing_marks m WHERE m.listing_id = n.id AND m.mark = 'favorite');
  RETURN NULL;
END $$;

CREATE FUNCTION note_deleted_favorites() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_favorite_events(array_agg(o.id ORDER BY o.id)) FROM former o
    WHERE EXISTS (SELECT FROM listing_marks m WHERE m.listing_id = o.id AND m.mark = 'favorite');
  RETURN NULL;
END $$;

CREATE TRIGGER listings_delete_changes_favorites AFTER DELETE ON listings
  REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION note_deleted_favorites();
CREATE TRIGGER listings_update_changes_favorites AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_favorites();

-- What a user noted for themselves about a favorite. Apart from the marks: a favorite that is
-- removed and marked again has its note again.
CREATE TABLE listing_notes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id integer NOT NULL,
  note text NOT NULL CHECK (char_length(note) BETWEEN 1 AND 500),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX listing_notes_newest ON listing_notes (user_id, updated_at DESC);

CREATE TABLE user_marks (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  marked_user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  mark text NOT NULL CHECK (mark IN ('favorite', 'hidden')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, marked_user_id),
  CHECK (user_id <> marked_user_id)
);
CREATE INDEX user_marks_marked ON user_marks (marked_user_id);
CREATE INDEX user_marks_newest ON user_marks (user_id, mark, created_at DESC, marked_user_id DESC);

-- A saved search, with what a listing is compared with when it is new: its filters as the search
-- compares them (server/domain/saved-searches). Searches are few and listings come one by one, so
-- the searches are indexed: by the cube around their area.
CREATE TABLE saved_searches (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- Whether somebody typed the name. If not, it is in the language of whoever saved it.
  is_named boolean NOT NULL DEFAULT true,
  -- The filters as in an address.
  search text NOT NULL,
  frequency text NOT NULL DEFAULT 'daily' CHECK (frequency IN ('at_once', 'daily', 'weekly')),
  is_paused boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When its owner last looked at what it found.
  seen_at timestamptz NOT NULL DEFAULT now(),
  words tsquery,
  -- Of the splitter; 0 where the version before wrote them.
  words_version integer NOT NULL DEFAULT 0,
  -- Of the rents; min and max are null without a limit.
  currency text COLLATE "C" NOT NULL,
  min_rent integer,
  max_rent integer,
  bedrooms integer,
  available_from date,
  stay_months integer,
  stay_days integer NOT NULL,
  max_roommates integer,
  -- Bits of `listing_traits`: all of the first, one of the second. 0 without.
  traits integer NOT NULL,
  room_types integer NOT NULL,
  -- Null anywhere. Then either a point with a radius, or the edges of a part of the map.
  area cube,
  center cube,
  radius_meters double precision,
  -- Bottom, top, cosine and sine of the western and the eastern edge.
  edges double precision[],
  needs_edges text CHECK (needs_edges IN ('both', 'either', 'none')),
  -- The group that its owner looks with, whose wishes are read when a listing is compared, and those
  -- that it goes on without. It ends with the membership.
  group_id integer,
  without_wishes text[] NOT NULL DEFAULT '{}',
  UNIQUE (user_id, search),
  CONSTRAINT saved_searches_group FOREIGN KEY (group_id, user_id)
    REFERENCES group_members (group_id, user_id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_group_member ON saved_searches (group_id, user_id)
  WHERE group_id IS NOT NULL;
CREATE INDEX saved_searches_anywhere ON saved_searches (id) WHERE area IS NULL;
CREATE INDEX saved_searches_area ON saved_searches USING gist (area) WHERE area IS NOT NULL;
CREATE INDEX saved_searches_words_version ON saved_searches (words_version);

CREATE FUNCTION forget_words_version() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.words_version := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER saved_searches_forget_words_version BEFORE UPDATE ON saved_searches
  FOR EACH ROW WHEN (NEW.search <> OLD.search AND NEW.words_version = OLD.words_version)
  EXECUTE FUNCTION forget_words_version();

-- Events of listings are jobs of ten: where many search the same town, each takes a second. Written
-- by the transaction of the listing itself, so none is missed; statement by statement, so that an
-- import costs one query for all its listings.
CREATE FUNCTION queue_listing_events(events jsonb[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF cardinality(events) IS NULL OR cardinality(events) = 0 THEN RETURN; END IF;
  PERFORM queue_job(gen_random_uuid(), 'listing_events', gen_random_uuid()::text,
    jsonb_build_object('events', tens.events))
  FROM (
    SELECT to_jsonb(array_agg(event ORDER BY nth)) AS events
    FROM unnest(events) WITH ORDINALITY each (event, nth) GROUP BY (nth - 1) / 10) tens;
  PERFORM pg_notify('jobs', 'listing_events');
END $$;

CREATE FUNCTION note_new_listings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_listing_events(array_agg(
    jsonb_build_object('listing_id', id, 'kind', 'new') ORDER BY id))
  FROM changed WHERE status = 'active';
  RETURN NULL;
END $$;

CREATE FUNCTION note_changed_listings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  PERFORM queue_listing_events(array_agg(jsonb_build_object('listing_id', n.id,
      'kind', CASE WHEN o.status = 'active' THEN 'changed'
        WHEN o.status IN ('paused', 'filled') THEN 'available_again' ELSE 'new' END,
      'before', CASE WHEN o.status = 'active' THEN to_jsonb(o) - 'description' END) ORDER BY n.id))
    FROM changed n JOIN former o ON o.id = n.id
    WHERE n.status = 'active' AND (o.status <> 'active'
      OR (o.currency, o.monthly_total, o.total_bedrooms, o.current_roommates, o.traits)
        <> (n.currency, n.monthly_total, n.total_bedrooms, n.current_roommates, n.traits)
      -- Traits end at four, and a group may be six.
      OR o.looking_for_roommates IS DISTINCT FROM n.looking_for_roommates
      OR (o.available_from, o.available_until, o.min_stay_months, o.max_stay_months)
        IS DISTINCT FROM (n.available_from, n.available_until, n.min_stay_months, n.max_stay_months)
      OR o.earth_point IS DISTINCT FROM n.earth_point
      OR (o.title, o.public_address, o.description)
        IS DISTINCT FROM (n.title, n.public_address, n.description));
  RETURN NULL;
END $$;

CREATE TRIGGER listings_insert_is_an_event AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_listings();
CREATE TRIGGER listings_update_is_an_event AFTER UPDATE ON listings
  REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_listings();

-- What a saved search found. The key makes it impossible to say the same twice: a room is new once,
-- cheaper once at each price, and free again once a day.
CREATE TABLE search_matches (
  search_id integer NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
  listing_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('new', 'cheaper', 'available_again')),
  version text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The job whose mail tells of a match, known before it is sent: a mail that is sent again after a
  -- crash has the same Message-ID, so it must not tell of more than the first one.
  mail_job_id uuid,
  -- When it was mailed, or when it was found to be no longer worth a mail.
  mailed_at timestamptz,
  PRIMARY KEY (search_id, listing_id, kind, version)
);
CREATE INDEX search_matches_age ON search_matches (created_at);
CREATE INDEX search_matches_newest ON search_matches (search_id, created_at);
CREATE INDEX search_matches_unmailed ON search_matches (search_id) WHERE mailed_at IS NULL;

-- Favorites that their user is still to be told of. What a mail tells is fixed before it is sent
-- (`mail_job_id`), because a mail that is sent again must tell the same. Who takes the heart off
-- hears nothing more.
CREATE TABLE favorite_alerts (
  user_id integer NOT NULL,
  listing_id integer NOT NULL,
  mail_job_id uuid,
  state text,
  total integer,
  currency text,
  PRIMARY KEY (user_id, listing_id),
  FOREIGN KEY (user_id, listing_id) REFERENCES listing_marks ON DELETE CASCADE
);

-- Whoever has no row gets alerts by mail, at any hour.
CREATE TABLE notification_settings (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  alert_mails boolean NOT NULL DEFAULT true,
  favorite_mails boolean NOT NULL DEFAULT true,
  -- When they were last told: at most once an hour.
  favorites_mailed_at timestamptz,
  -- Mails that ask owners whether their rooms are still available are a kind of their own: whoever
  -- stopped those about messages must still be asked, or would lose their rooms from searches.
  confirm_mails boolean NOT NULL DEFAULT true,
  -- For owners: new wanted pages that fit their rooms.
  seeker_mails boolean NOT NULL DEFAULT true,
  report_alerts boolean NOT NULL DEFAULT true,
  -- When they were last told: at most once an hour.
  reports_mailed_at timestamptz,
  -- Hours of the day in which no mail goes out; from 22 to 7 is a night.
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_to smallint CHECK (quiet_to BETWEEN 0 AND 23),
  time_zone text NOT NULL DEFAULT 'UTC',
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- The first moment from `since` on at which an alert of this frequency may go out: daily and weekly
-- ones at eight in the morning, none in the quiet hours.
CREATE FUNCTION alert_due_at(frequency text, since timestamptz, time_zone text, quiet_from integer,
    quiet_to integer) RETURNS timestamptz
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  due timestamp;
  morning timestamp;
  hour integer;
BEGIN
  -- A zone that this database does not know must not stop the mails of others.
  BEGIN
    due := since AT TIME ZONE time_zone;
  EXCEPTION WHEN invalid_parameter_value THEN
    time_zone := 'UTC';
    due := since AT TIME ZONE time_zone;
  END;
  IF frequency <> 'at_once' THEN
    morning := date_trunc(CASE frequency WHEN 'weekly' THEN 'week' ELSE 'day' END, due) + interval '8 hours';
    IF morning < due THEN
      morning := morning + CASE frequency WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END;
    END IF;
    due := morning;
  END IF;
  hour := extract(hour FROM due);
  IF (quiet_from < quiet_to AND hour >= quiet_from AND hour < quiet_to)
    OR (quiet_from > quiet_to AND (hour >= quiet_from OR hour < quiet_to)) THEN
    morning := date_trunc('day', due) + make_interval(hours => quiet_to);
    due := CASE WHEN morning > due THEN morning ELSE morning + interval '1 day' END;
  END IF;
  RETURN greatest(since, due AT TIME ZONE time_zone);
END $$;

CREATE TABLE mail_optouts (
  user_id integer PRIMARY KEY
    CONSTRAINT mail_optouts_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- When a user dismissed what the home page told them. Without a row they dismissed nothing.
CREATE TABLE news_dismissals (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  rooms_at timestamptz,
  inquiries_at timestamptz,
  roomies_at timestamptz
);

-- Alerts on devices, by the Web Push protocol.
CREATE TABLE push_subscriptions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE UNIQUE,
  -- The address at the push service of the browser. One browser has one, whoever is signed in.
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When its push service said that a subscription is over. The row stays until its session turns
  -- alerts on again, or off, so that the settings can say what happened.
  ended_at timestamptz
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, created_at);
