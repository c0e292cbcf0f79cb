#!/bin/sh
# Takes the present digest of every base image that Dockerfile and docker-compose.yml name: `sh deploy/pin-images.sh`, then look at the difference,
# run `npm run check:containers` and commit. Needs Docker and its registry.
set -eu
cd "$(dirname "$0")/.."

grep -ohE '[a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}' Dockerfile docker-compose.yml | sort -u | while read -r pinned; do
  name=${pinned%@*}
  docker pull --quiet "$name" > /dev/null
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$name")
  digest=${digest#*@}
  sed -i.former "s|$pinned|$name@$digest|" Dockerfile docker-compose.yml
  rm Dockerfile.former docker-compose.yml.former
  echo "$name $digest"
done
