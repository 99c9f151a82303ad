"""The OCI image, made without an engine: the program, the C library that it needs out of Debian's packages, and no shell.
How it is run is what the last stage of deploy/Dockerfile says."""

import hashlib
import json
import re
import shlex
import subprocess
import tarfile
import tempfile
import time
from io import BytesIO
from pathlib import Path, PurePosixPath

import archives
import project

NAME = "afterword/afterword"
# What is not root's: the Dockerfile's user.
NOBODY = 65532


class Dockerfile:
    """The last stage of deploy/Dockerfile."""

    def __init__(self):
        text = (project.ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
        last = re.split(r"^FROM .*\n", text, flags=re.MULTILINE)[-1].replace("\\\n", "")
        self.lines = [line.partition(" ")[::2] for line in last.splitlines() if re.match("[A-Z]+ ", line)]

    def all(self, instruction):
        return [rest.strip() for name, rest in self.lines if name == instruction]

    def config(self):
        """As the OCI's and Docker's configuration of an image has it. Docker alone knows health checks."""
        health = self.all("HEALTHCHECK")[0]
        options = dict(re.findall(r"--([a-z-]+)=([0-9]+)", health))
        seconds = 1_000_000_000
        return {
            "User": self.all("USER")[0],
            "ExposedPorts": {f"{port}/tcp": {} for port in self.all("EXPOSE")},
            "Env": ["PATH=/usr/bin", *shlex.split(" ".join(self.all("ENV")))],
            "Entrypoint": json.loads(self.all("ENTRYPOINT")[0]),
            "Cmd": json.loads(self.all("CMD")[0]),
            "Volumes": {volume: {} for volume in self.all("VOLUME")},
            "WorkingDir": self.all("WORKDIR")[0],
            "Labels": LABELS,
            "Healthcheck": {
                "Test": ["CMD", *json.loads(health[health.index("[") :])],
                "Interval": int(options["interval"]) * seconds,
                "Timeout": int(options["timeout"]) * seconds,
                "StartPeriod": int(options["start-period"]) * seconds,
                "Retries": int(options["retries"]),
            },
        }


CREATED = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(project.TIME))
LABELS = {
    "org.opencontainers.image.title": "Afterword",
    "org.opencontainers.image.description": project.SUMMARY,
    "org.opencontainers.image.version": project.VERSION,
    "org.opencontainers.image.revision": project.COMMIT,
    "org.opencontainers.image.created": CREATED,
    "org.opencontainers.image.licenses": project.LICENSE,
}

# Who runs it, and where names are looked up.
ACCOUNTS = {
    "etc/passwd": f"root:x:0:0:root:/:/none\nnonroot:x:{NOBODY}:{NOBODY}:nonroot:/var/lib/afterword:/none\n",
    "etc/group": f"root:x:0:\nnonroot:x:{NOBODY}:\n",
    "etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files dns\n",
}


class Packages:
    """Debian's packages that hold the libraries."""

    def __init__(self, paths):
        self.entries = {}
        self.package_of = {}
        self.status = {}
        for path in paths:
            fields = subprocess.run(["dpkg-deb", "--field", path], capture_output=True, check=True).stdout
            package = re.search(rb"^Package: (\S+)", fields, re.MULTILINE)[1].decode()
            self.status[package] = fields
            content = subprocess.run(["dpkg-deb", "--fsys-tarfile", path], capture_output=True, check=True).stdout
            with tarfile.open(fileobj=BytesIO(content)) as archive:
                for member in archive:
                    name = str(PurePosixPath(member.name))
                    if member.issym():
                        self.entries[name] = archives.Entry(link=member.linkname)
                    elif member.isfile():
                        self.entries[name] = archives.Entry(archive.extractfile(member).read(), member.mode)
                    self.package_of[name] = package

    def follow(self, name):
        """The entries from a name to its file."""
        found = {}
        while (entry := self.entries.get(name)) is not None:
            found[name] = entry
            if entry.link is None:
                return found
            name = str(PurePosixPath("/", PurePosixPath(name).parent, entry.link)).lstrip("/")
        return {}

    def library(self, name):
        """The entries of a library, by its name, or by its path: a program names its loader so."""
        if name.startswith("/") and (found := self.follow(name[1:])):
            return found
        for path in self.entries:
            if PurePosixPath(path).name == name and (found := self.follow(path)):
                return found
        raise SystemExit(f"no package that was given holds {name}, which the program needs")

    def base(self, program):
        """All libraries that the program needs, and those that they need; their licences; what scanners ask for."""
        with tempfile.TemporaryDirectory() as folder:
            wanted, found = needed(program), {}
            while wanted:
                entries = self.library(wanted.pop())
                for name, entry in entries.items():
                    if name not in found and entry.content is not None:
                        path = Path(folder, PurePosixPath(name).name)
                        path.write_bytes(entry.content)
                        wanted |= needed(path)
                found.update(entries)
        for package in sorted({self.package_of[name] for name in found}):
            copyright_file = f"usr/share/doc/{package}/copyright"
            # A package may share the folder of another one.
            if copyright_file in self.entries:
                found[copyright_file] = self.entries[copyright_file]
            found[f"var/lib/dpkg/status.d/{package}"] = archives.Entry(self.status[package])
        return found


def needed(path):
    """The names of the libraries that a program or a library loads, and its loader's path."""
    said = subprocess.run(
        ["readelf", "--wide", "--dynamic", "--program-headers", path], capture_output=True, text=True, check=True
    ).stdout
    names = set(re.findall(r"\(NEEDED\).*\[(.*)\]", said))
    return names | set(re.findall(r"program interpreter: (.*)\]", said))


def layers(program, packages, release):
    """The base changes with Debian alone, so that an update of Afterword fetches the second one only."""
    texts = {**ACCOUNTS, "etc/os-release": release}
    base = {name: archives.Entry(text.encode()) for name, text in texts.items()}
    base["tmp"] = archives.folder(0o1777)
    own = {
        "usr/bin/afterword": archives.file(program, 0o755),
        "usr/share/doc/afterword/LICENSE": archives.file(project.ROOT / "LICENSE"),
        "etc/afterword": archives.folder(),
        "var/lib/afterword": archives.folder(0o755, NOBODY),
        "var/lib/afterword/backups": archives.folder(0o755, NOBODY),
    }
    return [archives.tar({**base, **packages.base(program)}), archives.tar(own)]


class Layout:
    """An OCI image layout: each part by its digest."""

    def __init__(self):
        self.entries = {"oci-layout": archives.Entry(b'{"imageLayoutVersion":"1.0.0"}')}

    def add(self, content, kind, **more):
        """Keeps a part; its descriptor."""
        digest = hashlib.sha256(content).hexdigest()
        self.entries[f"blobs/sha256/{digest}"] = archives.Entry(content)
        return {
            "mediaType": f"application/vnd.oci.image.{kind}",
            "digest": f"sha256:{digest}",
            "size": len(content),
            **more,
        }

    def image(self, target, contents):
        """The descriptor of the image for one kind of machine."""
        platform = {"architecture": target.debian, "os": "linux"}
        config = {
            "created": CREATED,
            **platform,
            "config": Dockerfile().config(),
            "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(layer).hexdigest()}" for layer in contents]},
            "history": [{"created": CREATED, "created_by": f".ci/pack: {what}"} for what in ("the C library", "Afterword")],
        }
        manifest = {
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": self.add(text(config), "config.v1+json"),
            "layers": [self.add(archives.packed(layer), "layer.v1.tar+gzip") for layer in contents],
            "annotations": LABELS,
        }
        return self.add(text(manifest), "manifest.v1+json", platform=platform)

    def finish(self, images):
        """Names the image; one for several kinds of machines is an index of them."""
        if len(images) > 1:
            index = {
                "schemaVersion": 2,
                "mediaType": "application/vnd.oci.image.index.v1+json",
                "manifests": images,
                "annotations": LABELS,
            }
            images = [self.add(text(index), "index.v1+json")]
        # The first is the tag of the layout's own tools; by the second, Docker and containerd know it after loading.
        names = {
            "org.opencontainers.image.ref.name": project.VERSION,
            "io.containerd.image.name": f"docker.io/{NAME}:{project.VERSION}",
        }
        self.entries["index.json"] = archives.Entry(
            text(
                {
                    "schemaVersion": 2,
                    "mediaType": "application/vnd.oci.image.index.v1+json",
                    "manifests": [{**images[0], "annotations": names}],
                }
            )
        )

    def write(self, folder):
        """As a folder, for tools that push it."""
        for name, entry in self.entries.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(entry.content)


def text(value):
    return json.dumps(value, separators=(",", ":")).encode()
