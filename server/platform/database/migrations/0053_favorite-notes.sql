-- What a user noted for themselves about a favorite. Apart from the marks: a favorite that is removed
-- and marked again has its note again.
CREATE TABLE listing_notes (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  listing_id integer NOT NULL,
  note text NOT NULL CHECK (char_length(note) BETWEEN 1 AND 500),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, listing_id)
);
CREATE INDEX listing_notes_newest ON listing_notes (user_id, updated_at DESC);
