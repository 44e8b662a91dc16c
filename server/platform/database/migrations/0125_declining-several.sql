-- Inquiries that are declined ten seconds later, unless their owner takes that back; and when both
-- sides of a silent inquiry were asked about it.
CREATE TABLE held_declines (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  listing_id integer REFERENCES listings ON DELETE SET NULL,
  message text CHECK (char_length(message) BETWEEN 1 AND 2000),
  inquiries integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  held_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  started_at timestamptz,
  undone_at timestamptz,
  CONSTRAINT held_declines_one_end CHECK (started_at IS NULL OR undone_at IS NULL)
);
CREATE INDEX held_declines_age ON held_declines (due_at);
CREATE INDEX held_declines_listing ON held_declines (listing_id, id);
CREATE INDEX held_declines_owner ON held_declines (owner_id, id);

CREATE TABLE held_decline_inquiries (
  inquiry_id integer PRIMARY KEY REFERENCES inquiries ON DELETE CASCADE,
  decline_id integer NOT NULL REFERENCES held_declines ON DELETE CASCADE,
  status text NOT NULL
);
CREATE INDEX held_decline_inquiries_decline ON held_decline_inquiries (decline_id, inquiry_id);

ALTER TABLE inquiries ADD COLUMN asked_at timestamptz;

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS inquiries_to_ask;
CREATE INDEX CONCURRENTLY inquiries_to_ask ON inquiries (updated_at)
  WHERE kind = 'listing' AND status IN ('sent', 'read') AND asked_at IS NULL;
