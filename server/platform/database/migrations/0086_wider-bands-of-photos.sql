-- Photos are found by three bands of 21 bits instead of four of 16: among a million photos, a value of
-- a band then has one or two rows instead of fifty. The columns of the old bands stay empty, and go
-- with their indexes in a later release. Builds three indexes: some seconds for a million photos.
ALTER TABLE photo_codes
  ALTER COLUMN band_0 DROP NOT NULL,
  ALTER COLUMN band_1 DROP NOT NULL,
  ALTER COLUMN band_2 DROP NOT NULL,
  ALTER COLUMN band_3 DROP NOT NULL;
CREATE INDEX photo_codes_bits_0 ON photo_codes ((code & 2097151)) INCLUDE (code, image_id);
CREATE INDEX photo_codes_bits_21 ON photo_codes ((code >> 21 & 2097151)) INCLUDE (code, image_id);
CREATE INDEX photo_codes_bits_42 ON photo_codes ((code >> 42 & 2097151)) INCLUDE (code, image_id);
