#!/usr/bin/env bash
# The image, run as deploy/compose.yaml has it: on a root that is read-only, without capabilities: tests/deploy/image.sh ARCHIVE
# umoci reads the archive as an engine does, runc runs what is in it. The stages of deploy/Dockerfile that compile are not
# run here; how the image is run comes from its last one.
set -euo pipefail
archive=$1
cd "$(dirname "$0")/../.."
fail() { echo "image: $*" >&2; exit 1; }
if [ "$(id -u)" -ne 0 ]; then
  echo "-- skipped: running the image needs root"
  exit 0
fi
for command in umoci runc; do
  command -v $command >/dev/null || { echo "-- skipped: running the image needs $command"; exit 0; }
done
work=$(mktemp -d)
name=afterword-test-$$
trap 'runc --root "$work/state" delete --force $name 2>/dev/null || true; rm -rf "$work"' EXIT
runc() { command runc --root "$work/state" "$@"; }

echo "-- unpack the image"
mkdir "$work/layout" "$work/data"
tar --extract --file "$archive" --directory "$work/layout"
# Of an image for several kinds of machines, umoci is given the one for this: it does not choose by itself.
version=$(python3 - "$work/layout" "$(dpkg --print-architecture)" <<'PYTHON'
import json, sys
from pathlib import Path

layout, architecture = Path(sys.argv[1]), sys.argv[2]
index = json.loads((layout / "index.json").read_text())
named = index["manifests"][0]
version = named["annotations"]["org.opencontainers.image.ref.name"]
if named["mediaType"].endswith("index.v1+json"):
    images = json.loads((layout / "blobs" / named["digest"].replace(":", "/")).read_text())["manifests"]
    image = next(image for image in images if image["platform"]["architecture"] == architecture)
    index["manifests"] = [{**image, "annotations": named["annotations"]}]
    (layout / "index.json").write_text(json.dumps(index))
print(version)
PYTHON
)
umoci unpack --image "$work/layout:$version" "$work/bundle"
root=$work/bundle/rootfs
[ -z "$(find "$root" -name '*sh' -type f -perm /111)" ] || fail "there is a shell in it"
[ -s "$root/usr/share/doc/libc6/copyright" ] || fail "the licence of the C library is not in it"
mode=$(stat -c '%u:%g %a' "$root/var/lib/afterword/backups")
[ "$mode" = "65532:65532 755" ] || fail "the folder of backups is $mode"
chown 65532:65532 "$work/data"

# What an engine adds to an image by compose.yaml: no capabilities, a read-only root, a volume, /tmp in memory.
python3 - "$work" "$PWD/deploy/Dockerfile" <<'PYTHON'
import json, sys
from pathlib import Path

work, dockerfile = Path(sys.argv[1]), Path(sys.argv[2]).read_text()
path = work / "bundle/config.json"
config = json.loads(path.read_text())
process = config["process"]
assert process["user"] == {"uid": 65532, "gid": 65532}, process["user"]
assert process["args"] == ["/usr/bin/afterword", "serve"], process["args"]
assert process["cwd"] == "/etc/afterword", process["cwd"]
for line in ("AFTERWORD__SERVER__LISTEN=0.0.0.0:8017", "MALLOC_ARENA_MAX=1"):
    assert line in process["env"] and line in dockerfile, line
process["terminal"] = False
process["capabilities"] = {}
process["noNewPrivileges"] = True
config["root"]["readonly"] = True
volume = next(mount for mount in config["mounts"] if mount["destination"] == "/var/lib/afterword")
volume.update(type="bind", source=str(work / "data"), options=["rbind", "rw"])
config["mounts"].append({"destination": "/tmp", "type": "tmpfs", "source": "tmpfs", "options": ["mode=1777"]})
path.write_text(json.dumps(config))
# The image's own configuration, which is where Docker looks for the health check.
layout = work / "layout"
blob = lambda of: json.loads((layout / "blobs" / of["digest"].replace(":", "/")).read_text())
manifest = blob(json.loads((layout / "index.json").read_text())["manifests"][0])
image = blob(manifest["config"])["config"]
assert image["Healthcheck"]["Test"] == ["CMD", "/usr/bin/afterword", "healthcheck"], image["Healthcheck"]
assert image["Volumes"] == {"/var/lib/afterword": {}} and image["ExposedPorts"] == {"8017/tcp": {}}, image
for label in ("title", "version", "revision", "licenses", "created", "description"):
    assert image["Labels"]["org.opencontainers.image." + label], label
PYTHON

echo "-- run it"
# Its network is its own: the port is that of the image.
runc run --bundle "$work/bundle" --pid-file "$work/pid" $name >"$work/log" 2>&1 &
running=$!
for _ in $(seq 400); do
  runc exec $name /usr/bin/afterword healthcheck >/dev/null 2>&1 && break
  kill -0 $running 2>/dev/null || fail "the server ended: $(cat "$work/log")"
  sleep 0.05
done
runc exec $name /usr/bin/afterword healthcheck --ready | grep -q '"ready"' || fail "it is not ready: $(cat "$work/log")"
server=$(cat "$work/pid")
[ "$(stat -c %u:%g "/proc/$server")" = 65532:65532 ] || fail "it does not run as user 65532"
grep -q '^CapEff:\s*0*$' "/proc/$server/status" || fail "it has capabilities: $(grep Cap "/proc/$server/status")"
runc exec $name /usr/bin/afterword sites add blog --origin https://blog.test >/dev/null
[ -s "$work/data/afterword.db" ] || fail "there is no database in the volume"
runc kill $name TERM
wait $running || fail "the server ended with $?: $(cat "$work/log")"
echo "-- what the image holds is fine ($(du -sh --apparent-size "$root" | cut -f1) unpacked)"
