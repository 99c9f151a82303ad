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
def running(name: str, folder: str, *tls: str):
    """One of PROGRAMS, or nginx; nginx also speaks TLS 1.3, where it gets a port, a certificate and its key."""
    port = servers.free_port()
    command = nginx(folder, port, *tls) if name == "nginx" else [str(FOLDER / "target/release" / name), str(port), folder]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(machine.on_core(machine.SERVER_CORE, command), stdout=quiet, stderr=quiet)
    with servers.stopped(process):
        servers.wait_for(port, process, "/api/v1/counts")
        yield servers.Server(name, process.pid, port)


def nginx(folder: str, port: int, *tls: str) -> list[str]:
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
    values = {"FOLDER": folder, "PORT": str(port), "TLS": with_tls(*tls) if tls else "", "COUNTS": headers["counts"],
              "THREAD": headers["thread"]}
    for key, value in values.items():
        written = written.replace(f"@{key}@", value)
    configuration = pathlib.Path(folder, "nginx.conf")
    configuration.write_text(written)
    return [program, "-e", "stderr", "-c", str(configuration)]


def with_tls(port: str, certificate: str, key: str) -> str:
    """Sessions are resumed by tickets, as is nginx's default."""
    return f"""    listen 127.0.0.1:{port} ssl http2 backlog=4096;
    ssl_protocols TLSv1.3;
    ssl_certificate {certificate};
    ssl_certificate_key {key};"""


def add_headers(head: str) -> str:
    fields = re.findall(r"^([^:\r\n]+): ([^\r\n]*)", head, re.MULTILINE)
    quoted = lambda value: value.replace("\\", "\\\\").replace('"', '\\"')
    return "\n".join(f'      add_header {name} "{quoted(value)}";' for name, value in fields if name.lower() not in BY_ITSELF)
