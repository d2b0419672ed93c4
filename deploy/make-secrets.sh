#!/bin/sh
# Makes deploy/secrets for compose.many.yaml, once: it never overwrites a secret, and prints none.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
    echo "deploy/secrets is there already: remove it only with the database that it opens." >&2
    exit 1
fi
random() { od -An -N 32 -tx1 /dev/urandom | tr -d ' \n'; }
# Nobody else can enter the folder. The files are readable by all, because the containers, which get
# them one by one, run as users of their own.
mkdir -m 700 secrets
umask 022
password=$(random)
random > secrets/secret
printf %s "$password" > secrets/postgres_password
printf %s "postgres://weekplate:$password@postgres:5432/weekplate" > secrets/database_url
echo "Made deploy/secrets. Put the certificate there as tls_certificate and its key as tls_key."
