#!/bin/sh
# Makes the secrets of docker-compose.yml, one file each: `sh deploy/make-secrets.sh [FOLDER]`, else SECRETS_DIR or `secrets`. Needs neither
# Node nor Docker. What is there stays; values that a former .env holds are taken over, so that links and passwords stay valid.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-${SECRETS_DIR:-secrets}}

from_env() {
  [ ! -f .env ] || sed -n "s/^$1=//p" .env | tail -n 1 | sed "s/^\"\(.*\)\"\$/\1/; s/^'\(.*\)'\$/\1/"
}

random() {
  od -An -N32 -tx1 /dev/urandom | tr -d ' \n'
}

make() {
  file=$folder/$1
  if [ -e "$file" ]; then
    if [ ! -s "$file" ]; then
      echo "$file is empty: write the secret into it, or delete it and run this again." >&2
      exit 1
    fi
    return 0
  fi
  value=$(from_env "$2")
  printf '%s\n' "${value:-$(random)}" > "$file.new"
  # Readable within the containers, whose users have other numbers; the folder keeps everybody else of this machine out.
  chmod 444 "$file.new"
  mv "$file.new" "$file"
  echo "made $file"
}

# Empty until somebody writes it; a container cannot do without the file.
optional() {
  [ -e "$folder/$1" ] || : > "$folder/$1"
  chmod 444 "$folder/$1"
}

umask 077
mkdir -p "$folder"
chmod 700 "$folder"
make landfall_secret LANDFALL_SECRET
make postgres_password POSTGRES_PASSWORD
make app_database_password APP_DATABASE_PASSWORD
make traveller_database_password TRAVELLER_DATABASE_PASSWORD
optional dkim_private_key
optional oidc_client_secret
