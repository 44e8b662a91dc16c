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
