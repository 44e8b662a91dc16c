#!/usr/bin/env bash
# Copies the primary when there is no copy yet, then follows it: start-replica.sh postgres [options]
set -euo pipefail
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  PGPASSWORD=$REPLICATION_PASSWORD pg_basebackup --pgdata="$PGDATA" --write-recovery-conf \
    --wal-method=stream --checkpoint=fast \
    --dbname='host=primary user=replication application_name=replica'
fi
exec "$@"
