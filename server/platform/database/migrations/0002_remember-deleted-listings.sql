-- A trigger, so that rooms that go with their owner's account are remembered too.
CREATE FUNCTION remember_deleted_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_listings (listing_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER remember_deleted_listing AFTER DELETE ON listings
  FOR EACH ROW EXECUTE FUNCTION remember_deleted_listing();
