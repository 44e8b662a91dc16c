-- Photos that imported listings name by their address. A job fetches them after the import.
CREATE TABLE import_photos (
  listing_id integer NOT NULL
    CONSTRAINT import_photos_listing_id_listings_id_fk REFERENCES listings ON DELETE CASCADE,
  address text NOT NULL,
  position integer NOT NULL,
  run_id integer
    CONSTRAINT import_photos_run_id_import_runs_id_fk REFERENCES import_runs ON DELETE SET NULL,
  status text NOT NULL DEFAULT 'waiting',
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  reason text,
  image_id integer
    CONSTRAINT import_photos_image_id_listing_images_id_fk REFERENCES listing_images
      ON DELETE SET NULL,
  CONSTRAINT import_photos_listing_id_address_pk PRIMARY KEY (listing_id, address)
);
CREATE INDEX import_photos_due ON import_photos (run_id, (status = 'waiting'), due_at)
  WHERE status IN ('waiting', 'dropped');
CREATE INDEX import_photos_image ON import_photos (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX import_photos_run ON import_photos (run_id) WHERE run_id IS NOT NULL;

-- Constant defaults: no row is rewritten.
ALTER TABLE import_runs
  ADD COLUMN photos_status text NOT NULL DEFAULT 'none',
  ADD COLUMN photos_total integer NOT NULL DEFAULT 0,
  ADD COLUMN photos_done integer NOT NULL DEFAULT 0,
  ADD COLUMN photos_refused integer NOT NULL DEFAULT 0;
