#!/usr/bin/env bash
# What a release runs on: the tarball's program, the wheel and the Debian package in fresh roots of Debian 12 and 11, with
# the C library that is there: tests/deploy/older.sh FOLDER
# glibc 2.17 itself is in no Debian; that no newer one is asked for is what `make release` looks at.
set -euo pipefail
files=$(realpath "$1")
cd "$(dirname "$0")/../.."
fail() { echo "older: $*" >&2; exit 1; }
if [ "$(id -u)" -ne 0 ] || ! unshare --mount true 2>/dev/null; then
  echo "-- skipped: other Debians need root, and mounts of their own"
  exit 0
fi
command -v debootstrap >/dev/null || { echo "-- skipped: other Debians need debootstrap"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
machine=$(uname -m)

inside() {
  export PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C DEBIAN_FRONTEND=noninteractive
  mount -t proc proc /proc
  serves() {
    local settings=(--set "server.listen=127.0.0.1:$((9000 + RANDOM % 1000))" --set "store.path=/tmp/afterword.db")
    "$@" serve "${settings[@]}" >/tmp/log 2>&1 &
    local server=$!
    for _ in $(seq 400); do
      "$@" healthcheck --ready "${settings[@]}" >/dev/null 2>&1 && break
      kill -0 $server 2>/dev/null || { cat /tmp/log; exit 1; }
      sleep 0.05
    done
    "$@" healthcheck --ready "${settings[@]}" >/dev/null
    kill -TERM $server
    wait $server
    echo "   $("$@" --version) with glibc $(getconf GNU_LIBC_VERSION | cut -d' ' -f2): $*"
  }
  cd /tmp
  tar --extract --file /release/*.tar.gz
  serves /tmp/afterword-*/afterword
  python3 -m venv /tmp/venv
  /tmp/venv/bin/pip install --quiet --no-index /release/*.whl
  serves /tmp/venv/bin/afterword
  dpkg --install /release/*.deb >/tmp/log 2>&1 || { cat /tmp/log; exit 1; }
  serves /usr/bin/afterword
}

for suite in bookworm bullseye; do
  echo "-- a fresh root of Debian $suite"
  root=$work/$suite
  if ! debootstrap --variant=minbase --include=adduser,python3-venv "$suite" "$root" >"$work/log" 2>&1; then
    tail -n 3 "$work/log"
    echo "-- skipped: Debian $suite can't be fetched"
    continue
  fi
  mkdir "$root/release"
  cp "$files"/*-linux-"$machine".tar.gz "$files"/*"$machine".whl "$files"/*_"$(dpkg --print-architecture)".deb "$root/release/"
  unshare --mount --pid --fork chroot "$root" /bin/bash -euc "$(declare -f inside); inside" || fail "not all runs in $suite"
done
