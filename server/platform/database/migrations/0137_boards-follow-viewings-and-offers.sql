-- The boards of the household follow a viewing and an offer, whoever changes them. The sides of the
-- inquiry hear of it by other events.
CREATE FUNCTION notify_household_of_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('users', members.ids, 'event', json_build_object(
      'type', 'applicants_changed', 'listing_id', i.listing_id))::text)
    FROM inquiries i
    CROSS JOIN LATERAL (SELECT array_agg(m.user_id) AS ids FROM household_members m
      WHERE m.listing_id = i.listing_id) members
    WHERE i.id = NEW.inquiry_id AND members.ids IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER offers_notify_household AFTER INSERT OR UPDATE OF status ON offers
  FOR EACH ROW EXECUTE FUNCTION notify_household_of_stage();
CREATE TRIGGER viewings_notify_household AFTER INSERT OR UPDATE OF status ON viewings
  FOR EACH ROW EXECUTE FUNCTION notify_household_of_stage();
