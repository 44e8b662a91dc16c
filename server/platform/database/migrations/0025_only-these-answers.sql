-- Bit n set: of the answers to question n, the user accepts only the listed ones, not the easier ones.
ALTER TABLE preferences
  ADD COLUMN only_these integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT preferences_only_these CHECK (only_these >= 0);
