-- Counts that name nobody.

CREATE TABLE vital_counts (
  metric text NOT NULL,
  day date NOT NULL,
  route text NOT NULL,
  bucket smallint NOT NULL,
  visits integer NOT NULL,
  CONSTRAINT vital_counts_metric_day_route_bucket_pk PRIMARY KEY (metric, day, route, bucket),
  CONSTRAINT vital_counts_visits CHECK (visits > 0)
);

-- How often the cards of a partner's site were seen and followed on a day: no visitor, no address,
-- no page. Partners are not stored: the server signs their names.
CREATE TABLE embed_counts (
  partner text NOT NULL CHECK (length(partner) <= 40),
  day date NOT NULL DEFAULT current_date,
  seen integer NOT NULL DEFAULT 0,
  followed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (partner, day)
);
CREATE INDEX embed_counts_day ON embed_counts (day);

-- How often each room was seen and followed on a partner's site on a day. Partners are what a page
-- claims to be, so the server bounds the rows of a partner and those that one network can cause.
CREATE TABLE embed_room_counts (
  partner text NOT NULL CHECK (length(partner) <= 40),
  day date NOT NULL DEFAULT current_date,
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  seen integer NOT NULL DEFAULT 0,
  followed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (partner, day, listing_id)
);
CREATE INDEX embed_room_counts_day ON embed_room_counts (day);
CREATE INDEX embed_room_counts_listing ON embed_room_counts (listing_id);
