"""Waline from npm, with SQLite."""

import contextlib
import os
import pathlib
import shutil
import sqlite3
import subprocess
import urllib.parse

from .. import dataset, machine, servers
from ..generators import Load, wrk
from . import NotInstallable, run

NAME = "Waline"
COUNTS = 10
TABLES = """
    CREATE TABLE wl_Comment (id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER, insertedAt TIMESTAMP, createdAt TIMESTAMP,
        updatedAt TIMESTAMP, ip VARCHAR(100), link VARCHAR(255), mail VARCHAR(255), nick VARCHAR(255), rid INTEGER, pid INTEGER,
        sticky NUMERIC, status VARCHAR(50), ua TEXT, url VARCHAR(255), comment TEXT, like INTEGER);
    CREATE TABLE wl_Counter (id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER, url VARCHAR(255), createdAt TIMESTAMP,
        updatedAt TIMESTAMP, reaction0 INTEGER, reaction1 INTEGER, reaction2 INTEGER, reaction3 INTEGER, reaction4 INTEGER,
        reaction5 INTEGER, reaction6 INTEGER, reaction7 INTEGER, reaction8 INTEGER);
    CREATE TABLE wl_Users (id INTEGER PRIMARY KEY AUTOINCREMENT, display_name VARCHAR(255), email VARCHAR(255),
        password VARCHAR(255), type VARCHAR(50), url VARCHAR(255), avatar VARCHAR(255), label VARCHAR(255), github VARCHAR(255),
        twitter VARCHAR(255), facebook VARCHAR(255), google VARCHAR(255), weibo VARCHAR(255), qq VARCHAR(255), oidc VARCHAR(255),
        "2fa" VARCHAR(32), createdAt TIMESTAMP, updatedAt TIMESTAMP);
    CREATE INDEX url_of_comment ON wl_Comment (url);
"""
COPY = """
    INSERT INTO wl_Comment (insertedAt, createdAt, updatedAt, nick, status, url, comment, like)
    SELECT datetime(c.created, 'unixepoch'), datetime(c.created, 'unixepoch'), datetime(c.created, 'unixepoch'), c.author,
        'approved', t.uri, c.text, 0
    FROM isso.comments c JOIN isso.threads t ON t.id = c.tid
"""


def install(folder: pathlib.Path) -> None:
    if not shutil.which("npm"):
        raise NotInstallable("npm is missing")
    if not (folder / "node_modules" / "@waline" / "vercel").exists():
        folder.mkdir(parents=True, exist_ok=True)
        run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), "@waline/vercel"])
    try:
        run(["node", "-e", "require('sqlite3')"], cwd=folder)
    except NotInstallable as error:
        raise NotInstallable("npm could not build its sqlite3 module") from error


@contextlib.contextmanager
def running(installed: pathlib.Path, comments: str, folder: str):
    with sqlite3.connect(os.path.join(folder, "waline.sqlite")) as db:
        db.executescript(TABLES)
        db.execute("ATTACH ? AS isso", (comments,))
        db.execute(COPY)
    db.close()
    port = servers.free_port()
    command = ["node", str(installed / "node_modules/@waline/vercel/vanilla.js")]
    surroundings = os.environ | {"SQLITE_PATH": folder, "JWT_TOKEN": "benchmark", "PORT": str(port), "NODE_ENV": "production",
                                 "SITE_URL": servers.ORIGIN, "DISABLE_USERAGENT": "true"}
    with open(os.path.join(folder, "waline.log"), "wb") as log:
        pinned = machine.on_core(machine.SERVER_CORE, command)
        process = subprocess.Popen(pinned, env=surroundings, cwd=folder, stdout=log, stderr=log)
        with servers.stopped(process):
            servers.wait_for(port, process, counts())
            yield servers.Server(NAME, process.pid, port)


def load(server: servers.Server, connections: int, seconds: float) -> Load:
    return wrk(server.url(counts()), connections, seconds)


def counts() -> str:
    pages = ",".join(dataset.article(number) for number in range(dataset.FRONT_PAGE))
    return f"/api/comment?type=count&url={urllib.parse.quote(pages)}"
