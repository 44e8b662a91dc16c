-- What a user made of a listing: a favorite, or hidden from their searches. One row, so never both.
-- No reference to listings: a favorite that was deleted is said to be gone. The title is the one they saw.
CREATE TABLE listing_marks (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  listing_id integer NOT NULL,
  mark text NOT NULL CHECK (mark IN ('favorite', 'hidden')),
  listing_title text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, listing_id)
);
-- The order of the lists, and all that hearts need: read from the index alone.
CREATE INDEX listing_marks_newest ON listing_marks (user_id, mark, created_at DESC, listing_id DESC);

CREATE TABLE user_marks (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  marked_user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mark text NOT NULL CHECK (mark IN ('favorite', 'hidden')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, marked_user_id),
  CHECK (user_id <> marked_user_id)
);
CREATE INDEX user_marks_newest ON user_marks (user_id, mark, created_at DESC, marked_user_id DESC);
CREATE INDEX user_marks_marked ON user_marks (marked_user_id);
