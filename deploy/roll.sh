#!/bin/sh
# A release without a pause: `docker compose build`, then `sh deploy/roll.sh [SERVICE...]`. Migrates, then starts new containers of each service beside
# the old ones, waits until they are healthy, and stops the old ones, one at a time.
set -eu
cd "$(dirname "$0")/.."
# The web server in front forgets an address within two seconds.
forget_s=4
healthy_s=${HEALTHY_SECONDS:-180}

wait_healthy() {
  for id in $(docker compose ps --quiet "$1"); do
    left=$healthy_s
    while [ "$(docker inspect --format '{{.State.Health.Status}}' "$id")" != healthy ]; do
      left=$((left - 1))
      if [ "$left" -le 0 ]; then
        echo "$1 does not become healthy; the old containers still run. Look at: docker logs $id" >&2
        exit 1
      fi
      sleep 1
    done
  done
}

roll() {
  old=$(docker compose ps --quiet "$1")
  count=$(echo "$old" | grep -c .)
  docker compose up --detach --no-deps --no-build --no-recreate --scale "$1=$((count * 2))" "$1"
  wait_healthy "$1"
  sleep "$forget_s"
  for id in $old; do
    docker stop "$id" > /dev/null
    sleep "$forget_s"
    docker rm "$id" > /dev/null
  done
  echo "rolled $1"
}

docker compose run --rm migrate
if [ $# -eq 0 ]; then
  set -- worker api traveller remains
fi
for service in "$@"; do
  # Nobody waits for this one.
  if [ "$service" = remains ]; then
    docker compose up --detach --no-deps --no-build remains
  else
    roll "$service"
  fi
done
