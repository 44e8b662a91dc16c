-- Marks at the beginning or end, and between the parts of an address, make no difference either.
CREATE OR REPLACE FUNCTION listing_twin(title text, place text) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT hashtextextended(
    btrim(lower(regexp_replace(title, '[^[:alnum:]]+', ' ', 'g'))) || '|' ||
    btrim(lower(regexp_replace(place, '[^[:alnum:]]+', ' ', 'g'))), 0) $$;--> statement-breakpoint
-- Counted from the south pole and the date line, without a sign.
CREATE OR REPLACE FUNCTION listing_spot(latitude double precision, longitude double precision) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT round((latitude::numeric + 90) * 1000)::text || ',' || round((longitude::numeric + 180) * 1000)::text $$;--> statement-breakpoint
REINDEX INDEX "listings_twin_address";--> statement-breakpoint
REINDEX INDEX "listings_twin_point";
