-- Messages that a user writes again and again.
CREATE TABLE reply_templates (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reply_templates_length CHECK (char_length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX reply_templates_newest ON reply_templates (user_id, id);
