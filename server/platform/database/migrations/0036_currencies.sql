-- Older rents were shown in US dollars, so they are dollars.
ALTER TABLE listings ADD COLUMN currency text COLLATE "C" NOT NULL DEFAULT 'USD'
  CHECK (currency ~ '^[A-Z]{3}$');

-- The currency of a budget; null until a user states one.
ALTER TABLE users ADD COLUMN budget_currency text COLLATE "C" CHECK (budget_currency ~ '^[A-Z]{3}$');
UPDATE users SET budget_currency = 'USD' WHERE budget_min IS NOT NULL OR budget_max IS NOT NULL;

-- The currency of the country of a place; filled with the gazetteer at the next start.
ALTER TABLE places ADD COLUMN currency text COLLATE "C";
CREATE INDEX places_point ON places USING gist (point(longitude, latitude));

-- The currency at a spot: that of the nearest place, null without a gazetteer. Degrees are not
-- meters, which matters only where two countries are equally near.
CREATE FUNCTION currency_at(latitude double precision, longitude double precision) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT currency FROM (
      SELECT p.currency FROM places p ORDER BY point(p.longitude, p.latitude) <-> point($2, $1) LIMIT 1
    ) nearest WHERE $1 IS NOT NULL AND $2 IS NOT NULL $$;
