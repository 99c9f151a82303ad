#!/usr/bin/env bash
# The files of a release, as people install them: the wheel by pip, the packages of npm by npm, the tarball by hand, the
# image by runc. Each is started where nothing else of Afterword is.
# `tests/deploy/files.sh` packs the debug binary; `tests/deploy/files.sh FOLDER` takes what `make release` has made, and
# tries it in older Debians, too.
set -euo pipefail
cd "$(dirname "$0")/../.."
home=$PWD
work=$(mktemp -d)
server=
# The demo is a group of processes.
trap '[ -z "$server" ] || kill -- "-$server" 2>/dev/null || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
fail() { echo "files: $*" >&2; exit 1; }
is() { [ "$2" = "$3" ] || fail "$1: $2 instead of $3"; }
# The only file with such a name.
one() { local found=("$files"/$1); [ ${#found[@]} -eq 1 ] && [ -e "${found[0]}" ] || fail "there are ${#found[@]} files $1"; echo "${found[0]}"; }
machine=$(uname -m)
target=$machine-unknown-linux-gnu
version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
case $machine in
  x86_64) node=x64 debian=amd64 ;;
  aarch64) node=arm64 debian=arm64 ;;
  *) echo "-- skipped: releases are not for $machine"; exit 0 ;;
esac

packed() {
  python3 .ci/pack files "$1" --program "$target=$2" --made "$work/made" "${libraries[@]}"
}
if [ -n "${1:-}" ]; then
  files=$(realpath "$1")
  (cd "$files" && sha256sum --check --quiet SHA256SUMS) || fail "SHA256SUMS does not fit"
  is "what SHA256SUMS leaves out" "$(cd "$files" && find . -type f ! -name 'SHA256SUMS*' | wc -l)" "$(wc -l <"$files/SHA256SUMS")"
else
  echo "-- pack"
  if ! packages=$(.ci/image-packages $debian); then
    echo "-- skipped: the image's C library can't be fetched (above is why)"
    exit 0
  fi
  mapfile -t libraries < <(sed "s/^/--library=$target=/" <<<"$packages")
  files=$work/files
  strip -o "$work/afterword" target/debug/afterword
  .ci/made "$work/afterword" "$work/made"
  export PACK_LEVEL=1
  packed "$files" "$work/afterword"
  # Another folder, zone and mask are not in the bytes. A small program shows it as well.
  packed "$work/small" "$(realpath "$(command -v cat)")"
  (umask 077; TZ=Pacific/Chatham; export TZ; packed "$work/another/small" "$(realpath "$(command -v cat)")")
  diff --brief --recursive "$work/small" "$work/another/small" || fail "the same program is packed differently"
  echo "rustc 1.0.0" >"$files/BUILT-WITH"
  python3 .ci/pack statement "$files" dev "$target"
  (cd "$files" && sha256sum ./* >SHA256SUMS)
fi

# Starts a server by a command, asks it for its health by the same command, and ends it.
serves() {
  local what=$1 data
  shift
  data=$(mktemp -d "$work/data.XXXX")
  # Below those of the suites that run beside this one.
  local settings=(--set "server.listen=127.0.0.1:$((9000 + RANDOM % 1000))" --set "store.path=$data/afterword.db")
  is "the version of $what" "$("$@" --version)" "afterword $version"
  "$@" serve "${settings[@]}" >"$data/log" 2>&1 &
  server=$!
  for _ in $(seq 400); do
    "$@" healthcheck --ready "${settings[@]}" >/dev/null 2>&1 && break
    kill -0 $server 2>/dev/null || fail "$what: the server ended: $(cat "$data/log")"
    sleep 0.05
  done
  "$@" healthcheck --ready "${settings[@]}" >/dev/null || fail "$what does not get ready: $(cat "$data/log")"
  kill -TERM $server
  wait $server || fail "$what: the server ended with $?: $(cat "$data/log")"
  server=
  if "$@" healthcheck "${settings[@]}" >/dev/null 2>&1; then fail "$what: it serves on after its end"; fi
}

echo "-- the wheel, in a fresh environment of Python"
wheel=$(one "afterword-$version-py3-none-*$machine.whl")
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --no-index --disable-pip-version-check "$wheel"
serves "the wheel" "$work/venv/bin/afterword"
is "pip's summary" "$("$work/venv/bin/pip" show afterword | sed -n 's/^Summary: //p')" "$(sed -n 's/^description = "\(.*\)"/\1/p' Cargo.toml)"
[ -z "${1:-}" ] || [[ $wheel == *"-manylinux_2_17_$machine.manylinux2014_$machine.whl" ]] || fail "the wheel is for newer systems: $wheel"
"$work/venv/bin/pip" uninstall --quiet --yes afterword
[ ! -e "$work/venv/bin/afterword" ] || fail "pip leaves the program behind"

echo "-- the packages of npm, in a fresh folder"
mkdir "$work/npm"
launcher=$(one "afterword-npm-$version.tgz")
npm install --prefix "$work/npm" --offline --no-audit --no-fund --silent "$launcher" "$(one "afterword-npm-linux-$node-$version.tgz")"
cd "$work/npm"
serves "npm's" node_modules/.bin/afterword
# As one who reads of it: until the blog answers.
setsid npx --offline afterword demo --port 0 --blog-port 0 >"$work/demo" 2>&1 &
server=$!
blog=
for _ in $(seq 600); do
  blog=$(sed -n 's/^  The blog *//p' "$work/demo")
  [ -z "$blog" ] || break
  kill -0 $server 2>/dev/null || fail "npx afterword demo ended: $(cat "$work/demo")"
  sleep 0.05
done
curl --silent --fail --output /dev/null "$blog" || fail "npx afterword demo shows no page at $blog: $(cat "$work/demo")"
kill -TERM -- -$server
wait $server || true
server=
for _ in $(seq 200); do
  curl --silent --output /dev/null "$blog" || break
  sleep 0.05
done
if curl --silent --output /dev/null "$blog"; then fail "npx afterword demo runs on after its end"; fi
# Without the other one it says which is missing.
rm -r node_modules/@afterword
if said=$(node_modules/.bin/afterword --version 2>&1); then fail "npm's launcher runs without a program"; fi
grep -q "@afterword/linux-$node is missing" <<<"$said" || fail "npm's launcher says: $said"
cd "$home"

echo "-- the tarball"
mkdir "$work/tar"
tar --extract --file "$(one "afterword-$version-linux-$machine.tar.gz")" --directory "$work/tar"
unpacked=$work/tar/afterword-$version
serves "the tarball" "$unpacked/afterword"
for file in LICENSE README.md default.toml man/man1/afterword.1 completions/_afterword deploy/afterword.service; do
  [ -s "$unpacked/$file" ] || fail "the tarball has no $file"
done
is "who owns it" "$(tar --list --verbose --numeric-owner --file "$(one "afterword-$version-linux-$machine.tar.gz")" | awk '{ print $2 }' | sort --unique)" 0/0

echo "-- where it comes from"
python3 - "$files" "$(git rev-parse HEAD)" <<'PYTHON'
import hashlib, json, sys
from pathlib import Path

folder, commit = Path(sys.argv[1]), sys.argv[2]
statement = json.loads((folder / "provenance.intoto.json").read_text())
assert statement["_type"] == "https://in-toto.io/Statement/v1", statement["_type"]
assert statement["predicateType"] == "https://slsa.dev/provenance/v1", statement["predicateType"]
named = {subject["name"]: subject["digest"]["sha256"] for subject in statement["subject"]}
later = {"SHA256SUMS", "SHA256SUMS.minisig", "provenance.intoto.json"}
there = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir() if path.name not in later}
assert named == there, set(named.items()) ^ set(there.items())
sources = statement["predicate"]["buildDefinition"]["resolvedDependencies"]
assert sources[0] == {"name": "afterword", "digest": {"gitCommit": commit}}, sources[0]
PYTHON

echo "-- who signed it"
if command -v minisign >/dev/null; then
  minisign -G -W -p "$work/key.pub" -s "$work/key" >/dev/null
  cp "$files/SHA256SUMS" "$work/SHA256SUMS"
  .ci/sign "$work" "$work/key" >/dev/null
  said=$(minisign -V -p "$work/key.pub" -m "$work/SHA256SUMS") || fail "the signature is not good"
  grep -q "afterword $version, commit $(git rev-parse HEAD)" <<<"$said" || fail "the signature says: $said"
  sed -i '1s/^./x/' "$work/SHA256SUMS"
  if minisign -V -q -p "$work/key.pub" -m "$work/SHA256SUMS" 2>/dev/null; then fail "a changed file is signed, too"; fi
else
  echo "-- skipped: there is no minisign here"
fi

tests/deploy/image.sh "$(one "afterword-image-$version.tar")"
[ -z "${1:-}" ] || tests/deploy/older.sh "$files"
echo "-- the files of a release are fine"
