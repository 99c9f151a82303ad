#!/usr/bin/env bash
# The front page's burst with ab (Debian: apache2-utils), against `make run`'s demo: tests/load/scripts/ab.sh
#
# With keep-alive, as browsers and proxies ask; KEEP_ALIVE=off opens a connection for each request, which is what ab
# does by itself. front-page.sh has the other variables; further arguments go to ab.
set -euo pipefail
. "$(dirname "$0")/front-page.sh"

keep_alive=(-k)
[ "${KEEP_ALIVE:-on}" = on ] || keep_alive=()
# -l: a count that changes meanwhile makes an answer longer, and not wrong.
report=$(ab -q -l -s 10 "${keep_alive[@]}" -n "$REQUESTS" -c "$CONNECTIONS" "$@" "$url")
echo "$report"
grep -qE "^Complete requests: +$REQUESTS$" <<<"$report" || fail "some were not answered"
grep -qE '^Failed requests: +0$' <<<"$report" || fail "failed requests"
! grep -q '^Non-2xx responses' <<<"$report" || fail "other answers than 200"
