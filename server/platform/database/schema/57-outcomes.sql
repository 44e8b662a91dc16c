-- Whether the score was right: of those who moved in together and chose to take part.

-- The score and the points lost on each question, as both saw them when the first of them took part.
CREATE TABLE outcome_pairs (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Of the two of the offer, or of the applicant and another of the household: a column for each,
  -- because an older version of the server inserts on the conflict of offer_id.
  offer_id integer UNIQUE REFERENCES offers ON DELETE CASCADE,
  household_offer_id integer REFERENCES offers ON DELETE CASCADE,
  applicant_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Who lived there: the owner, or another of the household.
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  moved_in_on date NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- {"smoking": 12}: the questions that both answered.
  ledger jsonb NOT NULL,
  CONSTRAINT outcome_pairs_one_offer CHECK (num_nonnulls(offer_id, household_offer_id) = 1)
);
CREATE UNIQUE INDEX outcome_pairs_household ON outcome_pairs (household_offer_id, owner_id)
  WHERE household_offer_id IS NOT NULL;
CREATE INDEX outcome_pairs_applicant ON outcome_pairs (applicant_id);
CREATE INDEX outcome_pairs_owner ON outcome_pairs (owner_id);
CREATE INDEX outcome_pairs_moved_in ON outcome_pairs (moved_in_on);

-- Who takes part, with the answers that they had: nobody's are kept here who did not agree.
CREATE TABLE outcome_participants (
  pair_id integer NOT NULL REFERENCES outcome_pairs ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  habits jsonb NOT NULL,
  preferences jsonb NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (pair_id, user_id)
);
CREATE INDEX outcome_participants_user ON outcome_participants (user_id);

CREATE TABLE outcome_surveys (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  pair_id integer NOT NULL,
  user_id integer NOT NULL,
  after_days smallint NOT NULL,
  due_on date NOT NULL,
  -- When the mail was queued, which happens once.
  asked_at timestamptz,
  answered_at timestamptz,
  lives_together boolean,
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  -- {"smoking": 4}: of the questions that they wished to rate.
  habit_ratings jsonb NOT NULL DEFAULT '{}',
  UNIQUE (pair_id, user_id, after_days),
  FOREIGN KEY (pair_id, user_id) REFERENCES outcome_participants ON DELETE CASCADE,
  CHECK ((answered_at IS NULL) = (lives_together IS NULL)
    AND (answered_at IS NULL) = (rating IS NULL))
);
CREATE INDEX outcome_surveys_due ON outcome_surveys (due_on) WHERE asked_at IS NULL;

-- Who does not want to be asked about a move-in, until nobody can be asked any more.
CREATE TABLE outcome_refusals (
  offer_id integer NOT NULL REFERENCES offers ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  refused_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (offer_id, user_id)
);
CREATE INDEX outcome_refusals_user ON outcome_refusals (user_id);
