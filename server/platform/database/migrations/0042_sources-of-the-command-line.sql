-- Imports of the command line left no source behind: their listings name one that the
-- administrators' list lacked. Its mapping is stored by the next import.
INSERT INTO import_sources (name, kind)
  SELECT DISTINCT source, 'csv' FROM external_origins WHERE source ~ '^[a-z0-9][a-z0-9-]{0,49}$'
  ON CONFLICT DO NOTHING;
-- How the file of an import was read: its encoding, its separator, its list of rows.
ALTER TABLE import_runs ADD COLUMN reading jsonb NOT NULL DEFAULT '{}';
