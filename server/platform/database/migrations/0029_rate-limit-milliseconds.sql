-- rate-limiter-flexible stores the end of a window as milliseconds since 1970. A window lasts five
-- minutes at most, so the counts are not worth converting.
TRUNCATE rate_limits;
ALTER TABLE rate_limits
  ALTER COLUMN expire TYPE bigint USING (extract(epoch FROM expire) * 1000)::bigint;
