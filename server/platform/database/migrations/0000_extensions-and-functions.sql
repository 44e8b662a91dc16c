CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could change; ours does not, and an index needs IMMUTABLE.
CREATE FUNCTION search_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;--> statement-breakpoint
-- Degrees to a point on a sphere of the earth's mean radius (6 371 008.8 m, IUGG), rounded to three decimals first.
CREATE FUNCTION earth_point(latitude double precision, longitude double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.cube(ARRAY[
    6371008.8 * cos(radians(round(latitude::numeric, 3)::float8)) * cos(radians(round(longitude::numeric, 3)::float8)),
    6371008.8 * cos(radians(round(latitude::numeric, 3)::float8)) * sin(radians(round(longitude::numeric, 3)::float8)),
    6371008.8 * sin(radians(round(latitude::numeric, 3)::float8))
  ]) $$;
