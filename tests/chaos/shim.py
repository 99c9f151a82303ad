"""The shim between the server and the system (shim.c): compiled here, and switched by a file."""

import contextlib
import errno
import pathlib
import struct
import subprocess

from server import Server

SOURCE = pathlib.Path(__file__).with_name("shim.c")


class Shim:
    def __init__(self, server: Server, folder: pathlib.Path) -> None:
        library = folder / "shim.so"
        command = ["cc", "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"]
        subprocess.run(command, check=True)
        self.switch = folder / "switch"
        self.log = folder / "writes.log"
        self.switch.write_bytes(bytes(8))
        server.environment = {
            "LD_PRELOAD": str(library),
            "CHAOS_FOLDER": str(server.folder.resolve()),
            "CHAOS_LOG": str(self.log),
            "CHAOS_SWITCH": str(self.switch),
        }

    @contextlib.contextmanager
    def failing(self, sync: int = 0, write: int = 0):
        """Syncs or writes fail with this number of an error, meanwhile."""
        self.set(0, bytes([sync, write]))
        try:
            yield
        finally:
            self.set(0, bytes(2))

    def set_clock(self, ahead: int) -> None:
        """Seconds before or behind the time."""
        self.set(4, struct.pack("=i", ahead))

    def set(self, place: int, content: bytes) -> None:
        # In place: the server has the file in its memory.
        with open(self.switch, "r+b") as file:
            file.seek(place)
            file.write(content)


# What syncs and what writes fail with. A disk in trouble turns read-only: EROFS.
FAILURES = {
    "sync: EIO": (errno.EIO, 0),
    "write: EIO": (0, errno.EIO),
    "write: ENOSPC": (0, errno.ENOSPC),
    "write: EROFS": (0, errno.EROFS),
}
