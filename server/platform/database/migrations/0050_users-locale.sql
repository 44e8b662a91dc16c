-- The language that a user chose, as a BCP 47 tag; null for who never chose one.
ALTER TABLE users ADD COLUMN locale text CHECK (locale ~ '^[a-z]{2}$');
