"""PostgreSQL servers of a test: a primary, and a standby that has each commit before it is acknowledged."""

import glob
import os
import pathlib
import pwd
import shutil
import subprocess
import tempfile

from server import free_port
from tally import require

NAME = "comments"
# A throw-away cluster on loopback. What it commits is on the disk, as with anybody's.
SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100", "shared_buffers=64MB",
            "wal_level=replica", "max_wal_senders=4", "hot_standby=on", "wal_retrieve_retry_interval=200ms",
            "log_min_messages=warning"]


def programs() -> pathlib.Path:
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))
    require(bool(found), "PostgreSQL is missing: .ci/packages installs it")
    return pathlib.Path(found[-1])


def other_user() -> dict:
    """PostgreSQL does not run as root: then Debian's user of its own owns it."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.more: list[str] = []
        if user := other_user():
            shutil.chown(folder, user["user"], user["group"])
            # That user must reach it, through the temporary folders of this run.
            for above in folder.parents:
                if above == pathlib.Path(tempfile.gettempdir()):
                    break
                above.chmod(above.stat().st_mode | 0o011)

    def run(self, program: str, *words: str, fine: bool = True) -> str:
        command = [str(programs() / program), *words]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **other_user())
        require(done.returncode == 0 or not fine, f"{program} {words[:2]}: {done.stderr[-800:]}")
        return done.stdout

    def make(self) -> None:
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "app", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync")

    def copy(self, primary: "Postgres") -> None:
        """Becomes a standby, of which the primary waits for each commit once it is told to."""
        source = f"host=127.0.0.1 port={primary.port} user=app application_name=standby"
        self.run("pg_basebackup", "-d", source, "-D", str(self.data), "-X", "stream", "-c", "fast", "-R", "--no-sync")

    def start(self, *more: str) -> None:
        self.more = list(more) or self.more
        words = " ".join(f"-c {word}" for word in [f"port={self.port}", *SETTINGS, *self.more])
        log = str(self.folder / "postgres.log")
        self.run("pg_ctl", "start", "-w", "-s", "-D", str(self.data), "-l", log, "-o", words)

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "stop", "-s", "-D", str(self.data), "-m", mode, fine=False)

    def promote(self) -> None:
        self.run("pg_ctl", "promote", "-w", "-s", "-D", str(self.data))

    def sql(self, words: str, name: str = NAME) -> str:
        return self.run("psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", str(self.port),
                        "-U", "app", "-d", name, "-c", words)


def url(*ports: int) -> str:
    hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
    return f"postgres://app@{hosts}/{NAME}?sslmode=disable&target_session_attrs=read-write"
