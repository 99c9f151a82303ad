#!/usr/bin/env bash
# What `make tag` refuses, in a clone of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."
home=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "tag: $*" >&2; exit 1; }
git() { command git -c user.name=test -c user.email=test@localhost -c advice.detachedHead=false "$@"; }

echo "-- what a tag needs"
git clone --quiet --shared "$home" "$work/clone"
cd "$work/clone"
# With what is not committed yet of the scripts, so that a change of them is tested, too.
cp -r "$home/.ci" .
version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' Cargo.toml)
sed -i "s/^## Unreleased$/## Unreleased\n\n## $version - 2026-01-31/" CHANGELOG.md
echo "a key" >deploy/afterword.pub
git add --all
git commit --quiet --message "release $version"
export SIGNING_KEY=$work/key
touch "$SIGNING_KEY"
refuses() {
  local said
  if said=$(.ci/tag --check "$2" 2>&1); then fail "it would tag where $3"; fi
  grep -q "$1" <<<"$said" || fail "it does not say that $3, but: $said"
}
green() { .ci/tested begin; .ci/tested end >/dev/null; }

refuses "was not green on this commit" "$version" "nothing was tested"
green
.ci/tag --check "$version" >/dev/null || fail "it refuses what is in order"
refuses "the version in Cargo.toml is $version, not 99.0.0" 99.0.0 "the version is another"
refuses "no notes about 99.0.0" 99.0.0 "nobody wrote about the version"
SIGNING_KEY= refuses "SIGNING_KEY must name" "$version" "there is no key"
echo >>README.md
refuses "changes that are not committed" "$version" "a file is changed"
# A run with changes is none of the commit.
green
git checkout --quiet README.md
refuses "was not green on this commit" "$version" "changes were tested"
green
git commit --quiet --allow-empty --message "another"
refuses "was not green on this commit" "$version" "something was committed since"
.ci/tested begin
git commit --quiet --allow-empty --message "meanwhile"
.ci/tested end >/dev/null
refuses "was not green on this commit" "$version" "something was committed during the tests"
green
git tag "v$version"
refuses "there is a tag v$version already" "$version" "the tag is there"
git tag --delete "v$version" >/dev/null
.ci/tag --check "$version" >/dev/null || fail "it refuses what is in order again"
[ "$(.ci/notes | head -n 1)" = "### Added" ] || fail "the notes are not the version's: $(.ci/notes | head -n 1)"
echo "-- a tag is refused where it should be"
