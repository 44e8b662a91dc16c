-- Listings with their images and households.

-- What a listing has, which rules it has, what type of room it is and for how many people it has
-- room, as bits: an index can hold them, so a search need not fetch a row to check them. Add new
-- names only at the end.
CREATE FUNCTION listing_traits(amenities text[], house_rules text[]) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(bit_or(1 << (place - 1)), 0) FROM (
    SELECT array_position(ARRAY['wifi', 'washing_machine', 'dishwasher', 'balcony', 'garden', 'lift',
      'bike_storage', 'desk', 'furnished', 'air_conditioning', 'step_free', 'parking', 'no_smoking',
      'no_pets', 'quiet_hours', 'no_parties', 'couples_welcome', 'pets_welcome', 'private_room',
      'shared_room', 'whole_place', 'for_two', 'for_three', 'for_four'], trait) AS place
    FROM unnest(amenities || house_rules) trait) known $$;

-- The address without the house number: in the first part that names a street every number, in
-- later parts those of up to four digits, so that postal codes stay. "30-12 Crescent Street,
-- Queens" becomes "Crescent Street, Queens", "6th Avenue" stays.
CREATE FUNCTION public_address(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(string_agg(cleaned, ', ' ORDER BY nth) FILTER (WHERE cleaned <> ''), '')
    FROM (
      SELECT nth, CASE WHEN has_street THEN few ELSE none END AS cleaned FROM (
        SELECT nth, few, none, coalesce(bool_or(none <> '') OVER (
          ORDER BY nth ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), false) AS has_street
        FROM (
          SELECT nth,
            btrim(regexp_replace(regexp_replace(part, marks || '[0-9]{1,4}' || rest, '\1', 'gi'), '\s+', ' ', 'g')) AS few,
            btrim(regexp_replace(regexp_replace(part, marks || '[0-9]+' || rest, '\1', 'gi'), '\s+', ' ', 'g')) AS none
          FROM string_to_table(address, ',') WITH ORDINALITY parts (part, nth), (VALUES (
            '(^|[\s(])(?:(?:no|nr|nº|n°|num|number|apt|apartment|flat|unit|suite|ste|room|house|door)\M\.?\s*)?#?\s*',
            '[a-z]?(?:\s*[-–/+&]\s*[0-9]+[a-z]?|[/-][a-z])*(?=$|[\s);:])')) pattern (marks, rest)
        ) both_ways
      ) seen
    ) parts $$;

-- Listings with the same title at the same place are duplicates, however they are spelt: letters
-- and digits alone count.
CREATE FUNCTION listing_duplicate_key(title text, place text) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT hashtextextended(
    btrim(lower(regexp_replace(title, '[^[:alnum:]]+', ' ', 'g'))) || '|' ||
    btrim(lower(regexp_replace(place, '[^[:alnum:]]+', ' ', 'g'))), 0) $$;

-- A cell of about 100 m, as text, counted from the south pole and the date line, without a sign.
CREATE FUNCTION listing_grid_cell(latitude double precision, longitude double precision) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT round((latitude::numeric + 90) * 1000)::text || ',' || round((longitude::numeric + 180) * 1000)::text $$;

CREATE TABLE listings (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Null for listings that were imported.
  user_id integer CONSTRAINT listings_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  -- Whether the owner lives there; the other members of the household said yes themselves.
  owner_lives_there boolean NOT NULL DEFAULT true,
  title text NOT NULL,
  description text NOT NULL DEFAULT '',
  external_link text,
  address text NOT NULL,
  -- What others than the owner read; the search knows no more, or searching for house numbers would
  -- tell them.
  public_address text NOT NULL GENERATED ALWAYS AS (public_address(address)) STORED,
  latitude double precision,
  longitude double precision,
  earth_point cube GENERATED ALWAYS AS (earth_point(latitude, longitude)) STORED,
  -- By which words it is found. The server writes them (server/domain/listings/words): only it can
  -- split Thai, Chinese and Japanese, and it splits what people search for in the same way.
  search tsvector,
  -- Of the splitter; 0 for words that a trigger has written.
  words_version integer NOT NULL DEFAULT 0,
  room_type text,
  total_bedrooms integer,
  total_bathrooms integer,
  current_roommates integer,
  looking_for_roommates integer,
  amenities text[] NOT NULL DEFAULT '{}',
  house_rules text[] NOT NULL DEFAULT '{}',
  traits integer NOT NULL GENERATED ALWAYS AS (
    listing_traits(amenities, array_append(house_rules, room_type)
      || (ARRAY['for_two', 'for_three', 'for_four'])[1:looking_for_roommates - 1])) STORED,
  monthly_rent integer NOT NULL,
  -- Bills of 0 are included in the rent; null says nothing about them.
  monthly_bills integer,
  -- What searches compare with, so the indexes of the search hold it instead of the rent.
  monthly_total integer NOT NULL GENERATED ALWAYS AS (
    monthly_rent + coalesce(monthly_bills, 0)) STORED,
  deposit integer,
  currency text COLLATE "C" NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$'),
  available_from date,
  available_until date,
  min_stay_months smallint,
  max_stay_months smallint,
  last_confirmed_at timestamptz NOT NULL DEFAULT now(),
  -- Searches offer a listing until its last day, and for 30 days after its owner, or its source,
  -- last confirmed it. One column holds both, so that one comparison and the same indexes answer.
  -- 29: the day of the confirmation is the first of the thirty.
  offered_until date NOT NULL GENERATED ALWAYS AS (
    least(available_until, (last_confirmed_at AT TIME ZONE 'UTC')::date + 29)) STORED,
  status text NOT NULL DEFAULT 'active',
  -- Why administrators hid it. While it is hidden, also for a suspension of its owner,
  -- `held_status` is what it will be afterwards.
  hidden_note text,
  owner_suspended boolean NOT NULL DEFAULT false,
  held_status text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT listings_available_order CHECK (available_until > available_from),
  CONSTRAINT listings_bathrooms_range CHECK (total_bathrooms BETWEEN 1 AND 10),
  CONSTRAINT listings_bedrooms_range CHECK (total_bedrooms BETWEEN 1 AND 20),
  CONSTRAINT listings_bills_range
    CHECK (monthly_bills BETWEEN 0 AND 100000 * denomination_of(currency)),
  CONSTRAINT listings_current_roommates_range CHECK (current_roommates BETWEEN 0 AND 20),
  CONSTRAINT listings_deposit_range
    CHECK (deposit BETWEEN 0 AND 1000000::bigint * denomination_of(currency)),
  CONSTRAINT listings_held_status
    CHECK (held_status IN ('active', 'paused', 'filled', 'pending', 'rejected')),
  CONSTRAINT listings_hidden_for_a_reason
    CHECK ((status = 'hidden') = (hidden_note IS NOT NULL OR owner_suspended)
      AND (status = 'hidden') = (held_status IS NOT NULL)),
  CONSTRAINT listings_latitude_range CHECK (latitude BETWEEN -90 AND 90),
  CONSTRAINT listings_longitude_range CHECK (longitude BETWEEN -180 AND 180),
  CONSTRAINT listings_looking_for_range CHECK (looking_for_roommates BETWEEN 1 AND 20),
  CONSTRAINT listings_max_stay_range CHECK (max_stay_months BETWEEN 1 AND 120),
  CONSTRAINT listings_min_stay_range CHECK (min_stay_months BETWEEN 1 AND 120),
  CONSTRAINT listings_own_are_complete
    CHECK (user_id IS NULL OR (total_bedrooms IS NOT NULL AND total_bathrooms IS NOT NULL
      AND current_roommates IS NOT NULL AND looking_for_roommates IS NOT NULL)),
  CONSTRAINT listings_rent_range
    CHECK (monthly_rent BETWEEN 1 AND 100000 * denomination_of(currency)),
  CONSTRAINT listings_room_type CHECK (room_type IN ('private_room', 'shared_room', 'whole_place')),
  CONSTRAINT listings_status
    CHECK (status IN ('active', 'paused', 'filled', 'pending', 'rejected', 'hidden')),
  CONSTRAINT listings_stay_order CHECK (max_stay_months >= min_stay_months),
  -- Up to 100 characters as readers count them. One of them, such as the emoji of a family, can
  -- consist of ten code points.
  CONSTRAINT listings_title CHECK (char_length(title) BETWEEN 1 AND 1000)
);
CREATE INDEX listings_bedrooms ON listings (total_bedrooms, created_at DESC, id DESC, monthly_total,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  offered_until, currency) WHERE status = 'active';
CREATE INDEX listings_duplicate_address ON listings (listing_duplicate_key(title, address));
CREATE INDEX listings_duplicate_grid_cell
  ON listings (listing_duplicate_key(title, listing_grid_cell(latitude, longitude)))
  WHERE latitude IS NOT NULL;
CREATE INDEX listings_earth_point ON listings USING gist (earth_point) INCLUDE (id, created_at,
  monthly_total, total_bedrooms, available_from, current_roommates, traits, min_stay_months,
  max_stay_months, available_until, offered_until, currency) WHERE status = 'active';
-- Administrators look for words among external listings of every status. Indexes by status have all
-- listings of users in between.
CREATE INDEX listings_external_search ON listings USING gin (search) WHERE user_id IS NULL;
-- The indexes of the search hold all that its filters compare, so a search reads rows only to show
-- them.
CREATE INDEX listings_newest ON listings (created_at DESC, id DESC, monthly_total, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  offered_until, currency, earth_point) WHERE status = 'active';
-- Administrators sort external listings by a month in all: of each currency the first ones are read
-- in this order, and the index alone tells their status.
CREATE INDEX listings_outside_by_rent ON listings (currency, monthly_total, id, status, held_status)
  WHERE user_id IS NULL;
CREATE INDEX listings_outside_status ON listings (status, held_status, id) WHERE user_id IS NULL;
CREATE INDEX listings_outside_title ON listings (lower(title), id) WHERE user_id IS NULL;
CREATE INDEX listings_owner ON listings (user_id, created_at DESC, id DESC);
-- A search by rent reads one currency after the other.
CREATE INDEX listings_rent ON listings (currency, monthly_total, id, created_at, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  offered_until) WHERE status = 'active';
CREATE INDEX listings_search ON listings USING gin (search) WHERE status = 'active';
-- Administrators look for rooms in any status by words.
CREATE INDEX listings_search_unlisted ON listings USING gin (search) WHERE status <> 'active';
-- Whose owner is to be asked.
CREATE INDEX listings_to_confirm ON listings (last_confirmed_at)
  WHERE status = 'active' AND user_id IS NOT NULL;
-- Whose words an older splitter wrote.
CREATE INDEX listings_words_version ON listings (words_version);

-- The version before, and SQL by hand, write no words: a listing has those that PostgreSQL finds until
-- the server comes past. The generated address is not known yet in a trigger before the row.
CREATE FUNCTION split_words_of_listing() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search := to_tsvector('simple', search_text(concat_ws(' ', NEW.title,
    public_address(NEW.address), NEW.description)));
  IF TG_OP = 'UPDATE' THEN NEW.words_version := 0; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER listings_insert_splits_words BEFORE INSERT ON listings
  FOR EACH ROW EXECUTE FUNCTION split_words_of_listing();
CREATE TRIGGER listings_update_splits_words BEFORE UPDATE ON listings
  FOR EACH ROW WHEN ((NEW.title, NEW.address, NEW.description)
    IS DISTINCT FROM (OLD.title, OLD.address, OLD.description))
  EXECUTE FUNCTION split_words_of_listing();

-- Triggers, so that no import, form or review can bring back into sight what administrators hid:
-- whoever sets a status sets what it will be afterwards.
CREATE FUNCTION hold_hidden_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wanted text := CASE WHEN NEW.status = 'hidden' THEN NEW.held_status ELSE NEW.status END;
BEGIN
  IF NEW.hidden_note IS NOT NULL OR NEW.owner_suspended THEN
    NEW.held_status := wanted;
    NEW.status := 'hidden';
  ELSE
    NEW.held_status := NULL;
    NEW.status := wanted;
  END IF;
  RETURN NEW;
END $$;

-- The lock lets a room posted while its owner is being suspended wait for that.
CREATE FUNCTION hold_listing_of_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT suspended_at IS NOT NULL INTO NEW.owner_suspended
    FROM users WHERE id = NEW.user_id FOR SHARE;
  NEW.owner_suspended := coalesce(NEW.owner_suspended, false);
  IF NEW.owner_suspended THEN
    NEW.held_status := NEW.status;
    NEW.status := 'hidden';
  END IF;
  RETURN NEW;
END $$;

-- Listings of a suspended user are hidden, and their sessions end.
CREATE FUNCTION follow_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET owner_suspended = NEW.suspended_at IS NOT NULL WHERE user_id = NEW.id;
  IF NEW.suspended_at IS NOT NULL THEN
    UPDATE sessions SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

-- Only listings that the public could see are answered as gone. Cards of deleted rooms on other
-- sites lead to rooms nearby: a tenth of a degree, about 11 km, is enough for that, and does not
-- tell where the room was. The owner is known while the account exists: an administrator must not
-- decide about reports of a listing because they deleted it.
CREATE TABLE deleted_listings (
  listing_id integer PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  latitude real,
  longitude real,
  owner_id integer CONSTRAINT deleted_listings_owner REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX deleted_listings_by_owner ON deleted_listings (owner_id) WHERE owner_id IS NOT NULL;

CREATE TRIGGER deleted_listings_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON deleted_listings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- A trigger, so that rooms that go with their owner's account are remembered too.
CREATE FUNCTION remember_deleted_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(OLD.held_status, OLD.status) NOT IN ('pending', 'rejected') THEN
    INSERT INTO deleted_listings (listing_id, latitude, longitude, owner_id)
    VALUES (OLD.id, round(OLD.latitude::numeric, 1), round(OLD.longitude::numeric, 1),
      -- With an account, its listings are deleted too: then nobody remains to be remembered.
      (SELECT id FROM users WHERE id = OLD.user_id))
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER hidden_listings_stay_hidden BEFORE UPDATE ON listings
  FOR EACH ROW
  WHEN (NEW.hidden_note IS NOT NULL OR NEW.owner_suspended OR NEW.status = 'hidden')
  EXECUTE FUNCTION hold_hidden_listing();
CREATE TRIGGER listings_are_public AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER listings_delete_changes_ranking AFTER DELETE ON listings
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('id');
CREATE TRIGGER listings_insert_changes_ranking AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('id');
CREATE TRIGGER listings_of_suspended_are_hidden BEFORE INSERT ON listings
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION hold_listing_of_suspended();
CREATE TRIGGER listings_update_changes_ranking AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('id');
CREATE TRIGGER remember_deleted_listing AFTER DELETE ON listings
  FOR EACH ROW EXECUTE FUNCTION remember_deleted_listing();
CREATE TRIGGER suspension_is_followed AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW
  WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL))
  EXECUTE FUNCTION follow_suspension();

CREATE TABLE listing_images (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL
    CONSTRAINT listing_images_listing_id_listings_id_fk REFERENCES listings ON DELETE CASCADE,
  position integer NOT NULL,
  key text NOT NULL CONSTRAINT listing_images_key_unique UNIQUE,
  width integer NOT NULL,
  height integer NOT NULL,
  alt text NOT NULL DEFAULT '',
  placeholder text NOT NULL,
  variants jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX listing_images_folder ON listing_images (substring(key, '^[^/]+/[^/]+'));
CREATE INDEX listing_images_order ON listing_images (listing_id, position);

CREATE TRIGGER listing_images_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_images
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

CREATE TABLE uploads (
  key text PRIMARY KEY,
  user_id integer NOT NULL CONSTRAINT uploads_user_id_users_id_fk REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  listing_id integer
    CONSTRAINT uploads_listing_id_listings_id_fk REFERENCES listings ON DELETE CASCADE,
  folder text NOT NULL CONSTRAINT uploads_folder_unique UNIQUE,
  content_type text NOT NULL,
  size integer,
  expires_at timestamptz NOT NULL,
  registered_at timestamptz,
  image_id integer
    CONSTRAINT uploads_image_id_listing_images_id_fk REFERENCES listing_images ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX uploads_expiry ON uploads (expires_at);
CREATE INDEX uploads_image ON uploads (image_id);
CREATE INDEX uploads_listing ON uploads (listing_id);
CREATE INDEX uploads_person ON uploads (user_id, expires_at);

-- What the photos of listings look like, and which of them are the same. Tables of their own: a
-- change of listing_images would drop the pages that processes keep.
CREATE TABLE photo_looks (
  image_id integer PRIMARY KEY REFERENCES listing_images ON DELETE CASCADE,
  -- 48 by 48 gray pixels. Null where nothing on it can be recognised, such as a white wall.
  look bytea,
  -- When it was compared with all others; what comes later is compared with it.
  compared_at timestamptz,
  CONSTRAINT photo_looks_size CHECK (octet_length(look) = 2304)
);
CREATE INDEX photo_looks_to_compare ON photo_looks (image_id) WHERE compared_at IS NULL;

-- The codes of a look, whole and without its margins. The same photo has a band of 21 bits in
-- common with one of them, after at most a few sure bits: each band has an index that holds all
-- that is asked.
CREATE TABLE photo_codes (
  image_id integer NOT NULL REFERENCES photo_looks ON DELETE CASCADE,
  code bigint NOT NULL,
  -- Bands of the version before, which stay empty and go in a later release.
  band_0 smallint,
  band_1 smallint,
  band_2 smallint,
  band_3 smallint
);
CREATE INDEX photo_codes_band_0 ON photo_codes (band_0) INCLUDE (code, image_id);
CREATE INDEX photo_codes_band_1 ON photo_codes (band_1) INCLUDE (code, image_id);
CREATE INDEX photo_codes_band_2 ON photo_codes (band_2) INCLUDE (code, image_id);
CREATE INDEX photo_codes_band_3 ON photo_codes (band_3) INCLUDE (code, image_id);
CREATE INDEX photo_codes_bits_0 ON photo_codes ((code & 2097151)) INCLUDE (code, image_id);
CREATE INDEX photo_codes_bits_21 ON photo_codes ((code >> 21 & 2097151)) INCLUDE (code, image_id);
CREATE INDEX photo_codes_bits_42 ON photo_codes ((code >> 42 & 2097151)) INCLUDE (code, image_id);
CREATE INDEX photo_codes_image ON photo_codes (image_id);

CREATE TABLE same_photos (
  image_id integer NOT NULL REFERENCES listing_images ON DELETE CASCADE,
  other_image_id integer NOT NULL REFERENCES listing_images ON DELETE CASCADE,
  PRIMARY KEY (image_id, other_image_id),
  CONSTRAINT same_photos_once CHECK (image_id < other_image_id)
);
CREATE INDEX same_photos_other ON same_photos (other_image_id);

-- How often a listing was looked at on a day: no visitor, no address.
CREATE TABLE listing_views (
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  day date NOT NULL DEFAULT current_date,
  views integer NOT NULL,
  PRIMARY KEY (listing_id, day)
);
CREATE INDEX listing_views_day ON listing_views (day);

-- How often the owner was asked to confirm since `confirmed_at`: a column of listings would be a
-- change of the listing, which the indexes in memory follow.
CREATE TABLE listing_reminders (
  listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  confirmed_at timestamptz NOT NULL,
  asked smallint NOT NULL CHECK (asked BETWEEN 1 AND 4)
);

CREATE TABLE household_members (
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, user_id)
);
CREATE INDEX household_members_user ON household_members (user_id, joined_at DESC, listing_id DESC);

CREATE TRIGGER household_delete_changes_ranking AFTER DELETE ON household_members
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('listing_id');
CREATE TRIGGER household_insert_changes_ranking AFTER INSERT ON household_members
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('listing_id');

-- A link is its secret, stored as a hash. A used one stays until it expires, for repeated requests.
CREATE TABLE household_invitations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX household_invitations_expiry ON household_invitations (expires_at);
CREATE INDEX household_invitations_listing ON household_invitations (listing_id, id);
