"""Archives whose bytes follow from what is in them alone: names in order, the commit's time, nobody's user."""

import gzip
import io
import os
import tarfile
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

import project

# The tests pack unoptimised programs, and have no time for small ones.
LEVEL = int(os.environ.get("PACK_LEVEL", "9"))


@dataclass
class Entry:
    """A file, a folder (no content) or a link (its target) of an archive."""

    content: bytes | None = None
    mode: int = 0o644
    link: str | None = None
    owner: int = 0


def file(path, mode=0o644):
    return Entry(Path(path).read_bytes(), mode)


def folder(mode=0o755, owner=0):
    return Entry(None, mode, owner=owner)


def below(name, path, mode=0o644):
    """All files of a folder, by their names in the archive."""
    path = Path(path)
    return {
        f"{name}/{found.relative_to(path)}": file(found, mode)
        for found in sorted(path.rglob("*"))
        if found.is_file()
    }


def tar(entries):
    """The bytes of a tar archive; folders on the way to a file are added."""
    whole = {}
    for name, entry in entries.items():
        for parent in reversed(Path(name).parents[:-1]):
            whole.setdefault(str(parent), folder())
        whole[name] = entry
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as written:
        for name, entry in sorted(whole.items()):
            info = tarfile.TarInfo(name)
            info.mode, info.mtime = entry.mode, project.TIME
            info.uid = info.gid = entry.owner
            if entry.link is not None:
                info.type, info.linkname = tarfile.SYMTYPE, entry.link
            elif entry.content is None:
                info.type = tarfile.DIRTYPE
            else:
                info.size = len(entry.content)
            written.addfile(info, io.BytesIO(entry.content or b""))
    return archive.getvalue()


def packed(content):
    """The content, compressed by gzip without a name."""
    return gzip.compress(content, LEVEL, mtime=project.TIME)


def zipped(entries):
    """The bytes of a ZIP archive, in the order that is given: a wheel ends with its list."""
    archive = io.BytesIO()
    moment = time.gmtime(max(project.TIME, 315532800))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as written:
        for name, entry in entries.items():
            info = zipfile.ZipInfo(name, moment)
            info.create_system = 3
            info.external_attr = (0o100000 | entry.mode) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            written.writestr(info, entry.content, compresslevel=LEVEL)
    return archive.getvalue()
