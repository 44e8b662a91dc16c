-- Administrators sort external listings by a month in all: of each currency the first ones are read
-- in this order, and the index alone tells their status. While it is built, some two seconds for a
-- million listings, none can be written.
CREATE INDEX listings_outside_by_rent
  ON listings (currency, monthly_total, id, status, held_status) WHERE user_id IS NULL;
