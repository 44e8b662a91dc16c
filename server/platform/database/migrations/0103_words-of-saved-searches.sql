-- The words of saved searches follow the splitter like those of listings. The version before leaves
-- the column out: 0 for a new search, and for one whose filters it changes.
ALTER TABLE saved_searches ADD COLUMN words_version integer NOT NULL DEFAULT 0;
CREATE FUNCTION forget_words_version() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.words_version := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER saved_searches_forget_words_version BEFORE UPDATE ON saved_searches
  FOR EACH ROW WHEN (NEW.search <> OLD.search AND NEW.words_version = OLD.words_version)
  EXECUTE FUNCTION forget_words_version();

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS saved_searches_words_version;
CREATE INDEX CONCURRENTLY saved_searches_words_version ON saved_searches (words_version);
