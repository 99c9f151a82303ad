#!/usr/bin/env bash
# The front page's burst with hey (Debian: hey), against `make run`'s demo: tests/load/scripts/hey.sh
#
# front-page.sh has the variables; further arguments go to hey (-z 1m for a time instead of a number).
set -euo pipefail
. "$(dirname "$0")/front-page.sh"

report=$(hey -t 10 -n "$REQUESTS" -c "$CONNECTIONS" "$@" "$url")
echo "$report"
statuses=$(sed -n 's/^ *\[\([0-9]\{3\}\)\]\t.* responses$/\1/p' <<<"$report")
[ "$statuses" = 200 ] || fail "statuses ${statuses:-none}"
! grep -q '^Error distribution' <<<"$report" || fail "errors"
