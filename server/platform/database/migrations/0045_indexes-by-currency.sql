-- A search by rent reads one currency after the other, and the other searches learn from their index
-- which currency a rent is in. Locks the table for writes: some ten seconds for a million listings.
DROP INDEX listings_newest;
CREATE INDEX listings_newest ON listings (created_at DESC, id DESC, monthly_total, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  currency, earth_point) WHERE status = 'active';
DROP INDEX listings_rent;
CREATE INDEX listings_rent ON listings (currency, monthly_total, id, created_at, total_bedrooms,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until)
  WHERE status = 'active';
DROP INDEX listings_bedrooms;
CREATE INDEX listings_bedrooms ON listings (total_bedrooms, created_at DESC, id DESC, monthly_total,
  available_from, current_roommates, traits, min_stay_months, max_stay_months, available_until,
  currency) WHERE status = 'active';
DROP INDEX listings_earth_point;
CREATE INDEX listings_earth_point ON listings USING gist (earth_point) INCLUDE (id, created_at,
  monthly_total, total_bedrooms, available_from, current_roommates, traits, min_stay_months,
  max_stay_months, available_until, currency) WHERE status = 'active';
ANALYZE listings;
