-- Users who do not want to be found. Matching follows every change of a user, so this one too.
ALTER TABLE users ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
