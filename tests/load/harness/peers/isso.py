"""Isso from PyPI, behind gunicorn, as its documentation has it."""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys

from .. import dataset, machine, servers
from ..generators import Load, wrk
from . import run

NAME = "Isso"
COUNTS = 10
SETTINGS = """
[general]
dbpath = {folder}/comments.db
host = http://127.0.0.1:9/
[moderation]
enabled = false
[guard]
enabled = false
[hash]
salt = benchmark
"""


def install(folder: pathlib.Path) -> None:
    """A virtual environment; setuptools, because parts of Isso still ask it for their version."""
    if not (folder / "bin" / "isso").exists():
        run([sys.executable, "-m", "venv", folder])
        run([folder / "bin" / "pip", "install", "--quiet", "isso", "gunicorn", "setuptools<81"])


@contextlib.contextmanager
def running(installed: pathlib.Path, comments: str, folder: str):
    shutil.copy(comments, os.path.join(folder, "comments.db"))
    settings = pathlib.Path(folder, "isso.cfg")
    settings.write_text(SETTINGS.format(folder=folder))
    port = servers.free_port()
    command = [str(installed / "bin" / "gunicorn"), "-b", f"127.0.0.1:{port}", "-w", "4", "--preload", "isso.run"]
    surroundings = os.environ | {"ISSO_SETTINGS": str(settings), "HOME": folder}
    with open(os.path.join(folder, "isso.log"), "wb") as log:
        process = subprocess.Popen(machine.on_core(machine.SERVER_CORE, command), env=surroundings, stdout=log, stderr=log)
        with servers.stopped(process):
            servers.wait_for(port, process, f"/?uri={dataset.article(0)}")
            yield servers.Server(NAME, process.pid, port)


def load(server: servers.Server, connections: int, seconds: float) -> Load:
    pages = json.dumps([dataset.article(number) for number in range(dataset.FRONT_PAGE)])
    return wrk(server.url("/count"), connections, seconds, "post.lua", BODY=pages)
