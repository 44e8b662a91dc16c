-- Which messages the scam guard found in a reported inquiry: administrators read these, and know whose
-- they are. Null for its older reports, which are about the first message, and for all others.
ALTER TABLE reports
  ADD COLUMN first_message_id integer,
  ADD COLUMN last_message_id integer;

-- Up to where the guard has read imported listings. What was imported before this is not read.
CREATE TABLE guard_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  imported_at timestamptz NOT NULL,
  listing_id integer NOT NULL
);
INSERT INTO guard_progress (imported_at, listing_id) VALUES (now(), 0);
