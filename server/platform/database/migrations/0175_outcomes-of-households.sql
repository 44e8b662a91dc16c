-- The others of a household tell how it is to live with whoever moved in, too. Their pairs name the offer
-- in a column of its own: an older version of the server inserts on the conflict of offer_id.
ALTER TABLE outcome_pairs ALTER COLUMN offer_id DROP NOT NULL;
ALTER TABLE outcome_pairs ADD COLUMN household_offer_id integer;
ALTER TABLE outcome_pairs ADD CONSTRAINT outcome_pairs_household_offer_id_fkey
  FOREIGN KEY (household_offer_id) REFERENCES offers ON DELETE CASCADE NOT VALID;
ALTER TABLE outcome_pairs ADD CONSTRAINT outcome_pairs_one_offer
  CHECK (num_nonnulls(offer_id, household_offer_id) = 1) NOT VALID;

CREATE TABLE outcome_refusals (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  refused_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (offer_id, user_id)
);
CREATE INDEX outcome_refusals_user ON outcome_refusals (user_id);

--> afterwards
DROP INDEX CONCURRENTLY IF EXISTS outcome_pairs_household;
CREATE UNIQUE INDEX CONCURRENTLY outcome_pairs_household
  ON outcome_pairs (household_offer_id, owner_id) WHERE household_offer_id IS NOT NULL;
ALTER TABLE outcome_pairs VALIDATE CONSTRAINT outcome_pairs_household_offer_id_fkey;
ALTER TABLE outcome_pairs VALIDATE CONSTRAINT outcome_pairs_one_offer;
