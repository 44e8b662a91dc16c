-- What seekers answer about looking together with who wrote a wanted page.
CREATE TABLE founding_answers (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  about_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  answer text NOT NULL,
  answered_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, about_id),
  CONSTRAINT founding_answers_answer CHECK (answer IN ('yes', 'no')),
  CONSTRAINT founding_answers_two CHECK (user_id <> about_id)
);
CREATE INDEX founding_answers_about ON founding_answers (about_id);
CREATE INDEX founding_answers_age ON founding_answers (answered_at);
CREATE INDEX founding_answers_listed ON founding_answers (user_id, answer, answered_at DESC, about_id DESC);
