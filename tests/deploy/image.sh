#!/usr/bin/env bash
# What the image holds, without a container engine: the last stage of deploy/Dockerfile is laid out with the C library of
# this system in the place of its base, and run as its user on a root that is read-only, without capabilities.
# The stages that compile are not run here.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "${1:-}" != inside ]; then
  if [ "$(id -u)" -ne 0 ] || ! unshare --mount true 2>/dev/null; then
    echo "-- skipped: laying out the image needs root, and mounts of its own"
    exit 0
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  unshare --mount --pid --fork --mount-proc "$0" inside "$work"
  exit
fi

work=$2
root=$work/root
dockerfile=deploy/Dockerfile
last=$(tac $dockerfile | sed '/^FROM /q' | tac | sed -e ':a' -e '/\\$/{N;s/\\\n *//;ba}')
instruction() { sed -n "s/^$1 //p" <<<"$last"; }
list() { instruction "$1" | sed 's/^.*CMD \[/[/' | tr -d '[],"'; }
fail() { echo "image: $*" >&2; exit 1; }

echo "-- lay out the image"
mkdir "$root"
mount -t tmpfs -o size=300m tmpfs "$root"
mkdir -p "$root"/{usr/bin,etc/afterword,var/lib/afterword,tmp,proc,dev}
cp target/debug/afterword "$root/usr/bin/"
ldd target/debug/afterword | grep -o '/[^ ]*' | while read -r library; do
  install -D "$library" "$root$library"
done
user=$(instruction USER)
chown "$user" "$root$(instruction VOLUME)"
touch "$root/dev/null" "$root/dev/urandom"
mount --bind /dev/null "$root/dev/null"
mount --bind /dev/urandom "$root/dev/urandom"
mount -t proc proc "$root/proc"
mkdir "$work/data"
chown "$user" "$work/data"
mount --bind "$work/data" "$root$(instruction VOLUME)"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -o remount,ro "$root"

# Below those of the suites that run beside this one.
port=$((9000 + RANDOM % 1000))
# chroot needs its capability until it is there; --userspec gives up the rest with the user.
contained=(setpriv --no-new-privs --bounding-set=-all,+sys_chroot,+setuid,+setgid chroot "--userspec=$user" --groups=
  "$root" /usr/bin/afterword)
# shellcheck disable=SC2046 # Words of the Dockerfile are words of the shell here.
environment=("PATH=$PATH" $(instruction ENV) "AFTERWORD__SERVER__LISTEN=127.0.0.1:$port")
run() { env -i "${environment[@]}" "${contained[@]}" "$@"; }

echo "-- run it"
# shellcheck disable=SC2046
env -i "${environment[@]}" "${contained[@]}" $(list CMD | tail -n 1) 2>"$work/log" &
server=$!
# shellcheck disable=SC2046
health=$(list HEALTHCHECK | sed 's/^ *//')
[ "${health%% *}" = /usr/bin/afterword ] || fail "the health check is $health"
for _ in $(seq 200); do
  # shellcheck disable=SC2086
  run ${health#* } >/dev/null 2>&1 && break
  kill -0 $server 2>/dev/null || fail "the server ended: $(cat "$work/log")"
  sleep 0.05
done
run healthcheck --ready | grep -q '"ready"' || fail "it is not ready: $(cat "$work/log")"
[ "$(stat -c %u:%g /proc/$server)" = "$user" ] || fail "it does not run as $user"
grep -q '^CapEff:\s*0*$' /proc/$server/status || fail "it has capabilities: $(grep Cap /proc/$server/status)"
run sites add blog --origin https://blog.test >/dev/null
[ -s "$work/data/afterword.db" ] || fail "there is no database in the volume"
kill -TERM $server
wait $server || fail "the server ended with $?: $(cat "$work/log")"
if run healthcheck >/dev/null 2>&1; then fail "the health check finds a server that has ended"; fi
echo "-- what the image holds is fine ($(du -sh --apparent-size "$root/usr/bin/afterword" | cut -f1) with all of its symbols)"
