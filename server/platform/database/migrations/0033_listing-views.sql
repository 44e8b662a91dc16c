-- How often a listing was looked at on a day: no visitor, no address.
CREATE TABLE listing_views (
  listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
  day date NOT NULL DEFAULT current_date,
  views integer NOT NULL,
  PRIMARY KEY (listing_id, day)
);
CREATE INDEX listing_views_day ON listing_views (day);
