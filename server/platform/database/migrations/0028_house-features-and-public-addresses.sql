-- What a listing has and which rules it has, as bits: an index can hold them, so a search need not
-- fetch a row to check them. Add new names only at the end; `create or replace` in a new migration.
CREATE FUNCTION listing_traits(amenities text[], house_rules text[]) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(bit_or(1 << (place - 1)), 0) FROM (
    SELECT array_position(ARRAY['wifi', 'washing_machine', 'dishwasher', 'balcony', 'garden', 'lift',
      'bike_storage', 'desk', 'furnished', 'air_conditioning', 'step_free', 'parking', 'no_smoking',
      'no_pets', 'quiet_hours', 'no_parties', 'couples_welcome', 'pets_welcome'], trait) AS place
    FROM unnest(amenities || house_rules) trait) known $$;

-- The address without the numbers of house and door: in the first part that names a street every
-- number, in later parts those of up to four digits, so that postal codes stay.
-- "30-12 Crescent Street, Queens" becomes "Crescent Street, Queens", "6th Avenue" stays.
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

-- One rewrite of the table, which locks it: about half a minute for a million listings. The text
-- search forgets the numbers too, or searching for them would tell them.
ALTER TABLE listings
  DROP COLUMN search,
  ADD COLUMN search tsvector GENERATED ALWAYS AS (
    to_tsvector('simple', search_text(title || ' ' || public_address(address) || ' ' || description))
  ) STORED,
  ADD COLUMN public_address text NOT NULL GENERATED ALWAYS AS (public_address(address)) STORED,
  ADD COLUMN traits integer NOT NULL GENERATED ALWAYS AS (listing_traits(amenities, house_rules)) STORED;

CREATE INDEX listings_search ON listings USING gin (search) WHERE status = 'active';
CREATE INDEX listings_outside_search ON listings USING gin (search)
  WHERE status IN ('pending', 'rejected', 'hidden');
DROP INDEX listings_newest;
CREATE INDEX listings_newest ON listings (created_at DESC, id DESC, monthly_rent, total_bedrooms,
  available_from, current_roommates, traits, earth_point) WHERE status = 'active';
DROP INDEX listings_rent;
CREATE INDEX listings_rent ON listings (monthly_rent, id, created_at, total_bedrooms, available_from,
  current_roommates, traits) WHERE status = 'active';
DROP INDEX listings_bedrooms;
CREATE INDEX listings_bedrooms ON listings (total_bedrooms, created_at DESC, id DESC, monthly_rent,
  available_from, current_roommates, traits) WHERE status = 'active';
DROP INDEX listings_earth_point;
CREATE INDEX listings_earth_point ON listings USING gist (earth_point) INCLUDE (id, created_at,
  monthly_rent, total_bedrooms, available_from, current_roommates, traits) WHERE status = 'active';
ANALYZE listings;
