-- For how many people a listing has room: searches for two, three or four find it by its traits, which
-- the indexes of the search hold. Add new names only at the end.
CREATE OR REPLACE FUNCTION listing_traits(amenities text[], house_rules text[]) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(bit_or(1 << (place - 1)), 0) FROM (
    SELECT array_position(ARRAY['wifi', 'washing_machine', 'dishwasher', 'balcony', 'garden', 'lift',
      'bike_storage', 'desk', 'furnished', 'air_conditioning', 'step_free', 'parking', 'no_smoking',
      'no_pets', 'quiet_hours', 'no_parties', 'couples_welcome', 'pets_welcome', 'private_room',
      'shared_room', 'whole_place', 'for_two', 'for_three', 'for_four'], trait) AS place
    FROM unnest(amenities || house_rules) trait) known $$;

-- One rewrite of the table, which locks it: about half a minute for a million listings. Without the
-- column, the indexes that hold it are gone, so they are built again as they were: in a database that
-- is updated, later migrations have changed them already.
DO $$
DECLARE
  definitions text[] := (SELECT array_agg(indexdef) FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename = 'listings' AND indexdef ~ '\mtraits\M');
  definition text;
BEGIN
  ALTER TABLE listings
    DROP COLUMN traits,
    ADD COLUMN traits integer NOT NULL
      GENERATED ALWAYS AS (listing_traits(amenities, array_append(house_rules, room_type)
        || (ARRAY['for_two', 'for_three', 'for_four'])[1:looking_for_roommates - 1])) STORED;
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;
END $$;
ANALYZE listings;
