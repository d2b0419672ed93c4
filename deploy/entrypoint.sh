#!/bin/sh
# Runs a command with the secrets that are given as files: SECRET_FILE=/run/secrets/secret becomes
# SECRET. A file that cannot be read stops the start instead of starting without it.
set -eu
for name in SECRET DATABASE_URL SMTP_URL GOOGLE_CLIENT_SECRET S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY; do
    file=$(printenv "${name}_FILE" || true)
    [ -n "$file" ] || continue
    if ! [ -s "$file" ] || ! value=$(cat "$file"); then
        echo "Weekplate did not start. ${name}_FILE names $file, which is empty or cannot be read." >&2
        exit 1
    fi
    export "$name=$value"
    unset "${name}_FILE"
done
exec "$@"
