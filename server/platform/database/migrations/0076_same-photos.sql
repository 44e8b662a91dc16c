-- What the photos of listings look like, and which of them are the same. Tables of their own: a
-- change of listing_images would drop the pages that processes keep.
CREATE TABLE photo_looks (
  image_id integer PRIMARY KEY REFERENCES listing_images (id) ON DELETE CASCADE,
  -- 48 by 48 gray pixels. Null where nothing on it can be recognised, such as a white wall.
  look bytea,
  -- When it was compared with all others; what comes later is compared with it.
  compared_at timestamptz,
  CONSTRAINT photo_looks_size CHECK (octet_length(look) = 2304)
);
CREATE INDEX photo_looks_to_compare ON photo_looks (image_id) WHERE compared_at IS NULL;

-- The codes of a look, whole and without its margins. The same photo has a band in common with one
-- of them, after at most a few sure bits: each band has an index that holds all that is asked.
CREATE TABLE photo_codes (
  image_id integer NOT NULL REFERENCES photo_looks (image_id) ON DELETE CASCADE,
  code bigint NOT NULL,
  band_0 smallint NOT NULL,
  band_1 smallint NOT NULL,
  band_2 smallint NOT NULL,
  band_3 smallint NOT NULL
);
CREATE INDEX photo_codes_image ON photo_codes (image_id);
CREATE INDEX photo_codes_band_0 ON photo_codes (band_0) INCLUDE (code, image_id);
CREATE INDEX photo_codes_band_1 ON photo_codes (band_1) INCLUDE (code, image_id);
CREATE INDEX photo_codes_band_2 ON photo_codes (band_2) INCLUDE (code, image_id);
CREATE INDEX photo_codes_band_3 ON photo_codes (band_3) INCLUDE (code, image_id);

CREATE TABLE same_photos (
  image_id integer NOT NULL REFERENCES listing_images (id) ON DELETE CASCADE,
  other_image_id integer NOT NULL REFERENCES listing_images (id) ON DELETE CASCADE,
  PRIMARY KEY (image_id, other_image_id),
  CONSTRAINT same_photos_once CHECK (image_id < other_image_id)
);
CREATE INDEX same_photos_other ON same_photos (other_image_id);
