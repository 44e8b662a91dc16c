-- Everyone else is told that the room went to someone else, at once or once its contract is signed,
-- and may be asked when it is free again.
ALTER TABLE inquiries ADD COLUMN filled_at timestamptz;
ALTER TABLE inquiries ADD COLUMN asked_again_at timestamptz;
ALTER TABLE held_declines ADD COLUMN is_filled boolean NOT NULL DEFAULT false;

CREATE TABLE contract_messages (
  listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  message text CHECK (char_length(message) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL DEFAULT now()
);
