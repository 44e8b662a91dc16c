-- A title has up to 100 characters as readers count them. One of them, such as the emoji of a family,
-- can consist of ten code points. `not valid`: every stored title keeps the stricter rule, so the table
-- need not be read under this lock.
ALTER TABLE listings
  DROP CONSTRAINT listings_title,
  ADD CONSTRAINT listings_title CHECK (char_length(title) BETWEEN 1 AND 1000) NOT VALID;
