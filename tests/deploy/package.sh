#!/usr/bin/env bash
# The Debian package, for real: installed, upgraded, removed and purged in a throw-away copy of this system (an overlay in
# memory: nothing of it reaches the disk), with its server started as the unit starts it.
# `tests/deploy/package.sh` takes the debug binary; PROFILE=release the other.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "${1:-}" != inside ]; then
  if [ "$(id -u)" -ne 0 ] || ! unshare --mount true 2>/dev/null; then
    echo "-- skipped: installing a package needs root, and mounts of its own, also in a copy of the system"
    exit 0
  fi
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  echo "-- build the package"
  mkdir "$work/debs"
  .ci/deb "${PROFILE:-dev}" "$work/debs" --deb-version 0.1.0-1 --strip --fast >/dev/null
  # The next version, whose settings have changed too: dpkg then has to choose between ours and the administrator's.
  dpkg-deb --raw-extract "$work"/debs/*.deb "$work/next"
  sed -i 's/^Version: .*/Version: 0.1.0-2/' "$work/next/DEBIAN/control"
  echo '# New in this version.' >>"$work/next/etc/afterword/afterword.toml"
  mv "$work"/debs/*.deb "$work/one.deb"
  dpkg-deb --build --root-owner-group -Zgzip -z1 "$work/next" "$work/two.deb" >/dev/null
  rm -rf "$work/next" "$work/debs"
  cp "$0" "$work/test.sh"
  unshare --mount --pid --fork --mount-proc bash -euc '
    work=$1
    mkdir "$work/memory" "$work/root"
    mount -t tmpfs -o size=1g tmpfs "$work/memory"
    mkdir "$work/memory/upper" "$work/memory/scratch"
    mount -t overlay overlay -o "lowerdir=/,upperdir=$work/memory/upper,workdir=$work/memory/scratch" "$work/root"
    mount -t proc proc "$work/root/proc"
    mount --rbind /dev "$work/root/dev"
    mkdir "$work/root/package"
    cp "$work"/*.deb "$work/test.sh" "$work/root/package/"
    exec chroot "$work/root" /package/test.sh inside' bash "$work"
  exit
fi

# From here on: inside the copy.
export DEBIAN_FRONTEND=noninteractive LC_ALL=C PATH=/usr/sbin:/usr/bin:/sbin:/bin
settings=/etc/afterword/afterword.toml
database=/var/lib/afterword/afterword.db
unit=/lib/systemd/system/afterword.service
[ -e $unit ] || unit=/usr$unit

fail() { echo "package: $*" >&2; exit 1; }
is() { [ "$2" = "$3" ] || fail "$1: $2 instead of $3"; }
modes() { stat -c '%U:%G %a' "$1"; }
# As the unit has it: its user, its environment, no capabilities and no new privileges.
as_service=(setpriv --reuid=afterword --regid=afterword --init-groups --no-new-privs --bounding-set=-all --inh-caps=-all
  env -i -C /etc/afterword "PATH=$PATH")
start() {
  # shellcheck disable=SC2046 # Words of the unit are words of the shell here.
  "${as_service[@]}" $(sed -n 's/^Environment=//p; s/^ExecStart=//p' $unit | sort --reverse) 2>/tmp/server.log &
  server=$!
  for _ in $(seq 200); do
    "${as_service[@]}" afterword healthcheck --ready >/dev/null 2>&1 && return
    kill -0 $server 2>/dev/null || fail "the server ended: $(cat /tmp/server.log)"
    sleep 0.05
  done
  fail "the server does not answer: $(cat /tmp/server.log)"
}
stop() { kill -TERM $server; wait $server || fail "the server ended with $?"; }
comments() { "${as_service[@]}" afterword moderate list --json | grep -c '"text": "Kept for ever"' || true; }

echo "-- install"
getent passwd afterword >/dev/null && fail "this system has a user afterword already"
[ ! -e /var/lib/afterword ] || fail "this system has /var/lib/afterword already"
dpkg --install /package/one.deb >/tmp/afterword-package.log 2>&1 || fail "$(cat /tmp/afterword-package.log)"
is "the data's folder" "$(modes /var/lib/afterword)" "afterword:afterword 750"
is "the settings' folder" "$(modes /etc/afterword)" "root:afterword 750"
is "the settings" "$(modes $settings)" "root:afterword 640"
is "the user's shell" "$(getent passwd afterword | cut -d: -f7)" /usr/sbin/nologin
[ -L /etc/systemd/system/multi-user.target.wants/afterword.service ] || fail "the unit is not enabled"
for file in man/man1/afterword.1.gz man/man1/afterword-sites-add.1.gz doc/afterword/default.toml doc/afterword/copyright \
  doc/afterword/examples/nginx.conf doc/afterword/docs/install.md zsh/vendor-completions/_afterword \
  fish/vendor_completions.d/afterword.fish; do
  [ -s "/usr/share/$file" ] || fail "no /usr/share/$file"
done
completed=$(bash -c '. /usr/share/bash-completion/completions/afterword
  COMP_WORDS=(afterword sit) COMP_CWORD=1; _afterword afterword sit afterword; echo "${COMPREPLY[*]}"')
is "what bash completes" "$completed" sites
if command -v man >/dev/null; then
  [ -z "$(man --warnings -E UTF-8 -l /usr/share/man/man1/afterword.1.gz 2>&1 >/dev/null)" ] || fail "the manual page has faults"
fi
said=$(SYSTEMD_LOG_LEVEL=warning systemd-analyze verify --man=no $unit 2>&1 | grep -i afterword || true)
is "what systemd says of the unit" "$said" ""

echo "-- start, as the unit does"
# Below those of the suites that run beside this one.
port=$((9000 + RANDOM % 1000))
sed -i "s/^listen = .*/listen = \"127.0.0.1:$port\" # the administrator's/" $settings
# Backups as the settings advise them, into the folder that the unit has systemd make.
sed -i 's/^#folder = /folder = /' $settings
for folder in $(sed -n 's/^StateDirectory=//p' $unit); do
  install -d -o afterword -g afterword -m 0750 "/var/lib/$folder"
done
"${as_service[@]}" afterword check >/dev/null
start
for _ in $(seq 200); do compgen -G '/var/lib/afterword/backups/*.db' >/dev/null && break; sleep 0.05; done
is "backups" "$(find /var/lib/afterword/backups -name '*.db' -user afterword -perm 600 | wc -l)" 1
is "whose process it is" "$(stat -c %U /proc/$server)" afterword
"${as_service[@]}" afterword sites add blog --origin https://blog.test >/dev/null
body='{"page": "/a/", "name": "Ann", "text": "Kept for ever"}'
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'POST /api/v1/comments HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: %s\r\n\r\n%s' \
  ${#body} "$body" >&3
read -r answer <&3
exec 3>&-
is "the answer" "${answer%$'\r'}" "HTTP/1.1 202 Accepted"
is "the database" "$(modes $database | cut -d' ' -f1)" afterword:afterword
stop
is "comments" "$(comments)" 1

echo "-- upgrade"
dpkg --force-confdef --force-confold --install /package/two.deb >/tmp/afterword-package.log 2>&1 || fail "$(cat /tmp/afterword-package.log)"
is "the version" "$(dpkg-query -W -f '${Version}' afterword)" 0.1.0-2
grep -q "127.0.0.1:$port.*administrator" $settings || fail "the administrator's settings are gone"
is "the settings" "$(modes $settings)" "root:afterword 640"
grep -q 'New in this version' $settings.dpkg-dist || fail "the new settings are not beside the old ones"
start
is "comments after the upgrade" "$(comments)" 1
stop

echo "-- remove"
dpkg --remove afterword >/tmp/afterword-package.log 2>&1 || fail "$(cat /tmp/afterword-package.log)"
[ ! -e /usr/bin/afterword ] || fail "the binary is still there"
[ -e $settings ] && [ -e $database ] || fail "removing deletes settings or comments"

echo "-- purge"
dpkg --purge afterword >/tmp/afterword-package.log 2>&1 || fail "$(cat /tmp/afterword-package.log)"
grep -q "the comments are still in /var/lib/afterword" /tmp/afterword-package.log || fail "purging does not say what it keeps: $(cat /tmp/afterword-package.log)"
[ ! -e $settings ] || fail "purging keeps the settings"
[ ! -e /etc/systemd/system/multi-user.target.wants/afterword.service ] || fail "purging keeps the unit enabled"
[ -s $database ] || fail "purging deletes the comments"

echo "-- install again, and purge without comments"
dpkg --install /package/two.deb >/tmp/afterword-package.log 2>&1 || fail "$(cat /tmp/afterword-package.log)"
is "comments after a purge" "$(comments)" 1
rm -rf /var/lib/afterword/*
dpkg --purge afterword >/tmp/afterword-package.log 2>&1 || fail "$(cat /tmp/afterword-package.log)"
[ ! -e /var/lib/afterword ] || fail "purging keeps an empty folder"
echo "-- the package is fine"
