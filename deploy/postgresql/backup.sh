#!/bin/sh
# A backup of the database by pg_dump, restored as a check before an older one is removed: docs/backup.md.
# DATABASE_URL is the database to back up, CHECK_DATABASE_URL an empty one for the check, which leaves it empty.
# A failed step exits with 1 and keeps all earlier backups.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

fail() {
  echo "backup.sh: $*" >&2
  exit 1
}

[ $# -eq 1 ] || fail 'Usage: backup.sh <folder>'
[ -n "${DATABASE_URL:-}" ] || fail 'DATABASE_URL has to name the database that is backed up.'
[ -n "${CHECK_DATABASE_URL:-}" ] || fail 'CHECK_DATABASE_URL has to name an empty database for the check.'

folder=$1
umask 077
file="$folder/$(date -u +%Y-%m-%dT%H%M%SZ).dump"
unfinished="$file.part"

# psql exits with 2 or 3; every failure of this script is a 1.
leave() {
  status=$?
  rm -f "$unfinished"
  [ "$status" -eq 0 ] || exit 1
}
trap leave EXIT
trap 'exit 1' HUP INT TERM

query() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 "$@"
}

# The figures and the dump have the same snapshot: pg_dump uses that of the counting transaction.
export unfinished
expected=$(
  query --dbname "$DATABASE_URL" <<SQL
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SET LOCAL idle_in_transaction_session_timeout = 0;
SELECT pg_export_snapshot() AS snapshot \gset
\setenv snapshot :snapshot
\! pg_dump --format=custom --snapshot="\$snapshot" --file="\$unfinished" --dbname="\$DATABASE_URL" || rm -f "\$unfinished"
\i '$here/figures.sql'
COMMIT;
SQL
)
[ -s "$unfinished" ] || fail "pg_dump wrote no backup to $folder."

tables=$(query --dbname "$CHECK_DATABASE_URL" --command \
  "SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'jobs', 'drizzle')")
[ "$tables" = 0 ] || fail "The database of CHECK_DATABASE_URL is not empty: it has $tables tables."

# One transaction that is never committed, so that nothing remains even when the check is killed.
restored=$(
  {
    printf '%s\n' 'BEGIN;' '\o /dev/null'
    pg_restore --no-owner --no-privileges --file=- "$unfinished"
    printf '%s\n' '\o'
    cat "$here/figures.sql"
    echo 'ROLLBACK;'
  } | query --dbname "$CHECK_DATABASE_URL"
)
[ -n "$expected" ] || fail 'The database has no tables.'
if [ "$expected" != "$restored" ]; then
  echo 'These tables did not come back as they were (rows, sums, hash; each line stands on one side alone):' >&2
  printf '%s\n' "$expected" "$restored" | sort | uniq -u >&2
  fail 'The backup was not kept.'
fi

mv "$unfinished" "$file"
# The worker publishes the time of this row for the alert MagazijnNoBackup (deploy/monitoring).
query --dbname "$DATABASE_URL" --set file="$file" <<'SQL'
INSERT INTO audit_events (happened_at, event, details)
  VALUES (now(), 'backup-checked', jsonb_build_object('file', :'file'));
SQL
find "$folder" -name '*.dump' -mtime +"${KEEP_DAYS:-35}" -delete
printf '%s was restored as a check: all of its %s tables have the rows and sums of the database.\n' \
  "$file" "$(printf '%s\n' "$expected" | wc -l)"
