#!/usr/bin/env bash
# The front page's burst with oha (cargo install oha --locked), against `make run`'s demo: tests/load/scripts/oha.sh
#
# RATE=2000 sends so many a second, whether the server keeps up or not, and counts the time that a request has waited
# for its turn (coordinated omission). front-page.sh has the other variables; further arguments go to oha.
set -euo pipefail
. "$(dirname "$0")/front-page.sh"

rate=()
[ -z "${RATE:-}" ] || rate=(-q "$RATE" --latency-correction)
report=$("${OHA:-oha}" --no-tui --no-color -t 10s "${rate[@]}" -n "$REQUESTS" -c "$CONNECTIONS" "$@" "$url")
echo "$report"
statuses=$(sed -n 's/^ *\[\([0-9]\{3\}\)\] .* responses$/\1/p' <<<"$report")
[ "$statuses" = 200 ] || fail "statuses ${statuses:-none}"
! grep -q '^Error distribution' <<<"$report" || fail "errors"
