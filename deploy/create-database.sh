#!/usr/bin/env bash
# Run once by the image of PostgreSQL, on an empty primary: two roles, as docs/operating.md explains,
# the database, and the role of the replica.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U postgres \
  -v owner="$OWNER_PASSWORD" -v server="$SERVER_PASSWORD" -v replication="$REPLICATION_PASSWORD" <<'SQL'
create role roomieradar login password :'owner';
create role roomieradar_server login password :'server';
create role replication login replication password :'replication';
create database roomieradar owner roomieradar encoding 'UTF8' template template0;
SQL
echo 'host replication replication all scram-sha-256' >>"$PGDATA/pg_hba.conf"
