-- Processes keep rendered pages in memory, and drop them when something changes that signed-out
-- visitors see. Statement by statement, whoever writes: calls, imports, moderation, SQL by hand.
-- PostgreSQL sends equal notifications of a transaction once.
CREATE FUNCTION notify_public_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM pg_notify('public_changes', '');
  RETURN NULL;
END $$;

CREATE TRIGGER listings_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER listing_images_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_images
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER external_origins_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON external_origins
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
CREATE TRIGGER deleted_listings_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON deleted_listings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
-- Of a user, the page of a listing shows these.
CREATE TRIGGER names_and_photos_are_public
  AFTER DELETE OR TRUNCATE OR UPDATE OF first_name, profile_picture_url ON users
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();
