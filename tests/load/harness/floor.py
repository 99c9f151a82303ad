"""The floor servers: they answer with Afterword's own answers, recorded byte by byte."""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

from . import dataset, machine, servers

FOLDER = pathlib.Path(__file__).parent.parent / "floor"
PROGRAMS = ["epoll", "hyper", "axum"]
# nginx writes these itself.
BY_ITSELF = {"content-type", "content-length", "date", "server"}


def build() -> None:
    command = ["cargo", "build", "--quiet", "--release", "--locked", "--manifest-path", str(FOLDER / "Cargo.toml")]
    subprocess.run(command, check=True)


def record(server: servers.Server, folder: str) -> None:
    """Writes the answers down that the floor servers give."""
    for name, path in (("counts", dataset.front_page()), ("thread", dataset.thread(dataset.TWENTY))):
        with open(os.path.join(folder, f"{name}.http"), "wb") as file:
            file.write(servers.fetch(server, path))


@contextlib.contextmanager
def running(name: str, folder: str):
    """One of PROGRAMS, or nginx."""
    port = servers.free_port()
    command = nginx(folder, port) if name == "nginx" else [str(FOLDER / "target/release" / name), str(port), folder]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(machine.on_core(machine.SERVER_CORE, command), stdout=quiet, stderr=quiet)
    with servers.stopped(process):
        servers.wait_for(port, process, "/api/v1/counts")
        yield servers.Server(name, process.pid, port)


def nginx(folder: str, port: int) -> list[str]:
    """nginx with the recorded answers as files: its configuration is written from floor/nginx.conf."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if not program:
        sys.exit("nginx is missing: .ci/bench-packages installs it")
    # Its worker is another user.
    os.chmod(folder, 0o755)
    headers = {}
    for name in ("counts", "thread"):
        head, body = pathlib.Path(folder, f"{name}.http").read_bytes().split(b"\r\n\r\n", 1)
        file = pathlib.Path(folder, f"{name}.json")
        file.write_bytes(body)
        file.chmod(0o644)
        headers[name] = add_headers(head.decode())
    written = (FOLDER / "nginx.conf").read_text()
    for key, value in {"FOLDER": folder, "PORT": str(port), "COUNTS": headers["counts"], "THREAD": headers["thread"]}.items():
        written = written.replace(f"@{key}@", value)
    configuration = pathlib.Path(folder, "nginx.conf")
    configuration.write_text(written)
    return [program, "-e", "stderr", "-c", str(configuration)]


def add_headers(head: str) -> str:
    fields = re.findall(r"^([^:\r\n]+): ([^\r\n]*)", head, re.MULTILINE)
    quoted = lambda value: value.replace("\\", "\\\\").replace('"', '\\"')
    return "\n".join(f'      add_header {name} "{quoted(value)}";' for name, value in fields if name.lower() not in BY_ITSELF)
