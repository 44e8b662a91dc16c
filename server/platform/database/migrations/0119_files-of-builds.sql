-- While two versions run, a page of one asks processes of the other for its files.
CREATE TABLE client_builds (
  id text PRIMARY KEY,
  -- A language, or `embed`: what is kept and deleted together.
  part text NOT NULL,
  folder text NOT NULL,
  -- By address: the name in the folder, and the hash of what is stored.
  files jsonb NOT NULL,
  -- When a process last said that it has this build.
  used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX client_builds_files ON client_builds USING gin (files);
