#!/bin/sh
# Brings an outside PostgreSQL back to a chosen second by pgBackRest, on a server of its own in a new folder. The commands
# are those of docs/guide/backup.md. Debian: apt-get install pgbackrest postgresql-15
set -eu

bin=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}
port=${POSTGRES_PORT:-25432}

# PostgreSQL does not run as root, and its user may not be allowed to read this file.
if [ "$(id -u)" = 0 ]; then
  exec setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/nonexistent PATH="$PATH" POSTGRES_BIN="$bin" POSTGRES_PORT="$port" TMPDIR=/tmp sh -s <"$0"
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/portal-point-in-time.XXXXXX")
data=$folder/data
stop() {
  "$bin/pg_ctl" -D "$data" -m immediate -s stop 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
mkdir "$folder/repository" "$folder/log" "$folder/lock" "$folder/spool"
cd "$folder"

ask() { "$bin/psql" -h "$folder" -p "$port" -U postgres -d portal -v ON_ERROR_STOP=1 -qAt -c "$1"; }
start() { "$bin/pg_ctl" -D "$data" -l "$folder/postgres.log" -w -s start; }
rest() { pgbackrest --config="$folder/pgbackrest.conf" --stanza=portal "$@"; }

"$bin/initdb" -D "$data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null

# What the guide puts into /etc/pgbackrest.conf and postgresql.conf.
cat >"$folder/pgbackrest.conf" <<CONF
[global]
repo1-path=$folder/repository
repo1-retention-full=2
log-path=$folder/log
lock-path=$folder/lock
spool-path=$folder/spool
start-fast=y
log-level-console=warn
[portal]
pg1-path=$data
pg1-port=$port
pg1-socket-path=$folder
pg1-user=postgres
CONF
cat >>"$data/postgresql.conf" <<CONF
port = $port
listen_addresses = ''
unix_socket_directories = '$folder'
archive_mode = on
archive_command = 'pgbackrest --config=$folder/pgbackrest.conf --stanza=portal archive-push %p'
CONF

start
"$bin/createdb" -h "$folder" -p "$port" -U postgres portal
ask 'create table writes (number int primary key, at timestamptz not null default clock_timestamp())'
rest stanza-create
rest check
ask 'insert into writes select generate_series(1, 100)'
rest --type=full backup
echo 'a full copy was made'

number=100
write() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    number=$((number + 1))
    ask "insert into writes (number) values ($number)"
  done
}
write
last=$number
sleep 2
# The second to which everything is brought back, and what happened after it.
moment=$(ask 'select now()')
sleep 2
write
ask 'delete from writes where number <= 50'
ask 'select pg_switch_wal()' >/dev/null
"$bin/pg_ctl" -D "$data" -m fast -w -s stop
echo "the mishap is done: writes 1 to 50 are deleted, writes up to $number are made; back to $moment"

rest --delta --type=time --target="$moment" --target-action=promote restore
start
for _ in $(seq 600); do
  [ "$(ask 'select pg_is_in_recovery()')" = f ] && break
  sleep 0.1
done
found=$(ask "select count(*) || ' ' || min(number) || ' ' || max(number) || ' ' || (max(at) <= '$moment') from writes")
echo "found: $found"
[ "$found" = "$last 1 $last true" ] || { echo "expected: $last 1 $last true" >&2; exit 1; }
ask 'insert into writes (number) values (0)'
echo "point in time: every write up to $moment is there, none after it, and the server takes writes"
