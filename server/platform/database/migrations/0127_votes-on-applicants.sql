-- What those of a household think of who wrote about their listing. Applicants never read it.
CREATE TABLE applicant_votes (
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  vote text NOT NULL CHECK (vote IN ('yes', 'maybe', 'no')),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (inquiry_id, user_id)
);
CREATE INDEX applicant_votes_user ON applicant_votes (user_id);

-- When one of a household last looked at everyone who had written about their listing.
CREATE TABLE applicant_looks (
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  looked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, user_id)
);
CREATE INDEX applicant_looks_user ON applicant_looks (user_id);

-- Votes end with the inquiry, however it ends.
CREATE FUNCTION end_votes_on_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM applicant_votes WHERE inquiry_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER inquiries_end_votes AFTER UPDATE OF status, listing_id, sender_id ON inquiries
  FOR EACH ROW WHEN (NEW.kind = 'listing' AND (NEW.status IN ('declined', 'withdrawn', 'expired')
    OR NEW.listing_id IS NULL OR NEW.sender_id IS NULL))
  EXECUTE FUNCTION end_votes_on_inquiry();

-- Who leaves a household takes along what they said of its applicants.
CREATE FUNCTION end_votes_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM applicant_votes v USING inquiries i
    WHERE v.user_id = OLD.user_id AND i.id = v.inquiry_id AND i.listing_id = OLD.listing_id;
  DELETE FROM applicant_looks WHERE listing_id = OLD.listing_id AND user_id = OLD.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER household_members_end_votes AFTER DELETE ON household_members
  FOR EACH ROW EXECUTE FUNCTION end_votes_of_member();
