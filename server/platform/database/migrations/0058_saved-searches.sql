-- A saved search, with what a listing is compared with when it is new: its filters as the search
-- compares them (server/domain/saved-searches). Searches are few and listings come one by one, so the
-- searches are indexed: by the cube around their area.
CREATE TABLE saved_searches (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- The filters as in an address.
  search text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  words tsquery,
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
  UNIQUE (user_id, search)
);
CREATE INDEX saved_searches_area ON saved_searches USING gist (area) WHERE area IS NOT NULL;
CREATE INDEX saved_searches_anywhere ON saved_searches (id) WHERE area IS NULL;
