#!/bin/sh
# What docker-compose.yml and the tests use of the official image: the first start makes the cluster, its superuser and its database.
set -eu
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid=postgres --regid=postgres --init-groups sh "$0" "$@"
fi
user=${POSTGRES_USER:-postgres}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  password=${POSTGRES_PASSWORD:-$(cat "${POSTGRES_PASSWORD_FILE:-/dev/null}")}
  if [ -z "$password" ]; then
    echo 'POSTGRES_PASSWORD and POSTGRES_PASSWORD_FILE are empty.' >&2
    exit 1
  fi
  printf '%s\n' "$password" > /tmp/password
  # Words of the shell on purpose: several options.
  initdb --username="$user" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl start --wait --options="-c listen_addresses=''"
  if [ "${POSTGRES_DB:-postgres}" != postgres ]; then
    createdb --username="$user" "$POSTGRES_DB"
  fi
  pg_ctl stop --wait --mode=fast
fi
exec "$@" -c 'listen_addresses=*'
