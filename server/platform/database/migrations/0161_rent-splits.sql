-- How a group splits a rent. What it says is computed from these rows.
CREATE TABLE rent_splits (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  group_id integer NOT NULL REFERENCES groups ON DELETE CASCADE,
  created_by integer REFERENCES users ON DELETE SET NULL,
  rent integer NOT NULL CHECK (rent > 0),
  currency text NOT NULL,
  method text NOT NULL CHECK (method IN ('equal', 'area', 'bids')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX rent_splits_group ON rent_splits (group_id, id DESC);
CREATE INDEX rent_splits_created_by ON rent_splits (created_by);

CREATE TABLE rent_split_rooms (
  split_id integer NOT NULL REFERENCES rent_splits ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  -- In square meters.
  area numeric(5, 1),
  PRIMARY KEY (split_id, position)
);

-- Who deleted their account leaves their bids without a name, so that the others keep the result.
CREATE TABLE rent_split_members (
  split_id integer NOT NULL REFERENCES rent_splits ON DELETE CASCADE,
  position integer NOT NULL,
  user_id integer REFERENCES users ON DELETE SET NULL,
  -- The room they chose by its position, where the split is by area.
  room integer,
  bids integer[],
  PRIMARY KEY (split_id, position),
  UNIQUE (split_id, user_id)
);
CREATE INDEX rent_split_members_user ON rent_split_members (user_id);
