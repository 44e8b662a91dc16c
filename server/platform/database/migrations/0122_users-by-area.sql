-- Visitors learn how many people look around a place.
--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS users_by_area;
CREATE INDEX CONCURRENTLY users_by_area ON users (latitude, longitude)
  WHERE latitude IS NOT NULL;
