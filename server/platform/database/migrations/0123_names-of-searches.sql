-- A name that nobody typed follows the language of its reader.
ALTER TABLE saved_searches ADD COLUMN is_named boolean NOT NULL DEFAULT true;
