-- Listings that come from files of others.

CREATE TABLE import_sources (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  kind text NOT NULL,
  address text,
  mapping jsonb NOT NULL DEFAULT '{}',
  new_status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX import_sources_name ON import_sources (name);

CREATE TABLE import_files (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  source_id integer NOT NULL
    CONSTRAINT import_files_source_id_import_sources_id_fk REFERENCES import_sources
      ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  arrived_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX import_files_created ON import_files (created_at);
CREATE UNIQUE INDEX import_files_key ON import_files (key);
CREATE INDEX import_files_source ON import_files (source_id);

CREATE TABLE import_file_parts (
  file_id integer NOT NULL
    CONSTRAINT import_file_parts_file_id_import_files_id_fk REFERENCES import_files
      ON DELETE CASCADE,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT import_file_parts_file_id_position_pk PRIMARY KEY (file_id, position)
);

-- Not compressed, because it is read a few times and deleted again.
ALTER TABLE import_file_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE import_runs (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  source_id integer NOT NULL
    CONSTRAINT import_runs_source_id_import_sources_id_fk REFERENCES import_sources
      ON DELETE CASCADE,
  file_id integer
    CONSTRAINT import_runs_file_id_import_files_id_fk REFERENCES import_files ON DELETE SET NULL,
  file_name text NOT NULL,
  file_bytes integer NOT NULL,
  kind text NOT NULL,
  -- How the file was read: its encoding, its separator, its list of rows.
  reading jsonb NOT NULL DEFAULT '{}',
  mapping jsonb NOT NULL,
  new_status text NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  is_cancelling boolean NOT NULL DEFAULT false,
  message text,
  rows_total integer,
  rows_done integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  set_aside integer NOT NULL DEFAULT 0,
  duplicates integer NOT NULL DEFAULT 0,
  gone integer NOT NULL DEFAULT 0,
  back_to_review integer NOT NULL DEFAULT 0,
  photos_status text NOT NULL DEFAULT 'none',
  photos_total integer NOT NULL DEFAULT 0,
  photos_done integer NOT NULL DEFAULT 0,
  photos_refused integer NOT NULL DEFAULT 0,
  started_by integer
    CONSTRAINT import_runs_started_by_users_id_fk REFERENCES users ON DELETE SET NULL,
  lease uuid,
  leased_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  CONSTRAINT import_runs_sum
    CHECK (rows_done = added + updated + unchanged + set_aside AND rows_done >= 0)
);
CREATE INDEX import_runs_file ON import_runs (file_id);
CREATE UNIQUE INDEX import_runs_one_of_a_source ON import_runs (source_id)
  WHERE status IN ('waiting', 'running');
CREATE INDEX import_runs_person ON import_runs (started_by);
CREATE INDEX import_runs_source ON import_runs (source_id, id);
CREATE INDEX import_runs_unfinished ON import_runs (id) WHERE status IN ('waiting', 'running');

CREATE TABLE import_set_aside_rows (
  run_id integer NOT NULL
    CONSTRAINT import_set_aside_rows_run_id_import_runs_id_fk REFERENCES import_runs
      ON DELETE CASCADE,
  row integer NOT NULL,
  line integer NOT NULL,
  source_id text NOT NULL,
  reason text NOT NULL,
  CONSTRAINT import_set_aside_rows_run_id_row_pk PRIMARY KEY (run_id, row)
);

CREATE TABLE external_origins (
  listing_id integer PRIMARY KEY
    CONSTRAINT external_origins_listing_id_listings_id_fk REFERENCES listings ON DELETE CASCADE,
  source text NOT NULL,
  source_id text NOT NULL,
  content_hash text NOT NULL,
  problems jsonb NOT NULL DEFAULT '[]',
  published_as jsonb,
  duplicate_of integer
    CONSTRAINT external_origins_duplicate_of_listings_id_fk REFERENCES listings ON DELETE SET NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  gone_at timestamptz
);
CREATE INDEX external_origins_duplicate ON external_origins (duplicate_of)
  WHERE duplicate_of IS NOT NULL;
CREATE INDEX external_origins_gone ON external_origins (gone_at) WHERE gone_at IS NOT NULL;
CREATE INDEX external_origins_imported ON external_origins (imported_at);
CREATE UNIQUE INDEX external_origins_source ON external_origins (source, source_id);

CREATE TRIGGER external_origins_are_public
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON external_origins
  FOR EACH STATEMENT EXECUTE FUNCTION notify_public_change();

-- Photos that imported listings name by their address: fetched after the import, one after the other.
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
