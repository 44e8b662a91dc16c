-- What a room costs besides its rent, what kind of room it is, and for how long one can stay. All of
-- it optional. Bills of 0 are included in the rent; null says nothing about them. What a month costs
-- in all is what searches compare with, so the indexes of the search hold it instead of the rent.
-- The traits know the type of room too: add new names only at the end.
CREATE OR REPLACE FUNCTION listing_traits(amenities text[], house_rules text[]) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(bit_or(1 << (place - 1)), 0) FROM (
    SELECT array_position(ARRAY['wifi', 'washing_machine', 'dishwasher', 'balcony', 'garden', 'lift',
      'bike_storage', 'desk', 'furnished', 'air_conditioning', 'step_free', 'parking', 'no_smoking',
      'no_pets', 'quiet_hours', 'no_parties', 'couples_welcome', 'pets_welcome', 'private_room',
      'shared_room', 'whole_place'], trait) AS place
    FROM unnest(amenities || house_rules) trait) known $$;

-- One rewrite of the table, which locks it: about half a minute for a million listings.
ALTER TABLE listings
  ADD COLUMN room_type text,
  ADD COLUMN monthly_bills integer,
  ADD COLUMN deposit integer,
  ADD COLUMN min_stay_months smallint,
  ADD COLUMN max_stay_months smallint,
  ADD COLUMN available_until date,
  ADD COLUMN monthly_total integer NOT NULL
    GENERATED ALWAYS AS (monthly_rent + coalesce(monthly_bills, 0)) STORED,
  DROP COLUMN traits,
  ADD COLUMN traits integer NOT NULL
    GENERATED ALWAYS AS (listing_traits(amenities, array_append(house_rules, room_type))) STORED,
  ADD CONSTRAINT listings_room_type CHECK (room_type IN ('private_room', 'shared_room', 'whole_place')),
  ADD CONSTRAINT listings_bills_range CHECK (monthly_bills BETWEEN 0 AND 100000),
  ADD CONSTRAINT listings_deposit_range CHECK (deposit BETWEEN 0 AND 1000000),
  ADD CONSTRAINT listings_min_stay_range CHECK (min_stay_months BETWEEN 1 AND 120),
  ADD CONSTRAINT listings_max_stay_range CHECK (max_stay_months BETWEEN 1 AND 120),
  ADD CONSTRAINT listings_stay_order CHECK (max_stay_months >= min_stay_months),
  ADD CONSTRAINT listings_available_order CHECK (available_until > available_from);

-- Without the column `traits`, the indexes that held it are gone.
CREATE INDEX listings_newest ON listings (created_at DESC, id DESC, monthly_total, currency, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  earth_point) WHERE status = 'active';
DROP INDEX IF EXISTS listings_rent;
CREATE INDEX listings_rent ON listings (monthly_total, id, created_at, currency, total_bedrooms, available_from,
  current_roommates, traits, min_stay_months, max_stay_months, available_until)
  WHERE status = 'active';
DROP INDEX IF EXISTS listings_bedrooms;
CREATE INDEX listings_bedrooms ON listings (total_bedrooms, created_at DESC, id DESC, monthly_total, currency,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until)
  WHERE status = 'active';
CREATE INDEX listings_earth_point ON listings USING gist (earth_point) INCLUDE (id, created_at,
  monthly_total, currency, total_bedrooms, available_from, current_roommates, traits, min_stay_months,
  max_stay_months, available_until) WHERE status = 'active';
ANALYZE listings;
