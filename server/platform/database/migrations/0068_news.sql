-- A favorite as its user last saw it: what differs now is news. The rent is that with all costs.
ALTER TABLE listing_marks
  ADD COLUMN seen_state text NOT NULL DEFAULT 'offered',
  ADD COLUMN seen_total integer,
  ADD COLUMN seen_currency text;
-- The marks there are: at the rent of today. What is not offered any more is told once.
UPDATE listing_marks m SET seen_total = l.monthly_total, seen_currency = l.currency
FROM listings l WHERE l.id = m.listing_id AND m.mark = 'favorite' AND l.status = 'active';

-- When a user dismissed what the home page told them. Without a row they dismissed nothing.
CREATE TABLE news_dismissals (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  rooms_at timestamptz,
  inquiries_at timestamptz
);
